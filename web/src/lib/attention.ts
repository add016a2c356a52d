/** Calls for attention when it is your turn and the page is not looked at. */

let asked = false;

/** The title of the page, with a mark when somebody waits for you. */
export function title(text: string, yourTurn: boolean): void {
  document.title = yourTurn ? `● ${text}` : text;
}

/** Ask the browser whether it may show notifications. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if (Notification.permission !== "default" || asked) return Notification.permission === "granted";
  asked = true;
  return (await Notification.requestPermission()) === "granted";
}

/** Tell the person outside of the page, if they want that and are not looking. */
export function notify(heading: string, text: string, tag: string): void {
  if (!document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  let shown: Notification;
  try {
    shown = new Notification(heading, { body: text, tag, icon: "/icon.svg" });
  } catch {
    // Browsers of some phones let only installed apps do this. The title has its mark.
    return;
  }
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
