/** Puts a text on the clipboard of the person. */

import { say } from "./words.svelte";

/** Copy a link; where the browser does not let us, the trouble has the link in it. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // Only a page that came by https, or from this machine, has a clipboard of its own.
    if (!copySelected(link)) throw new Error(say("web.trouble.not-copied", { link }));
  }
}

/** The old way: select the text in a field, and copy what is selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "heard";
  // Nothing outside of an open dialog can be selected.
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
