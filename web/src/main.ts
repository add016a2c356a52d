import "@fontsource-variable/inter";
import "@fontsource/rye";
import "./theme/theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { DEVICE, dress, prefs } from "$lib/prefs.svelte";
import { speak } from "$lib/words.svelte";

dress();
for (const wish of Object.values(DEVICE)) wish.addEventListener("change", dress);

void speak(prefs.lang).then(() => {
  const target = document.querySelector("#app");
  if (target) mount(App, { target });
});
