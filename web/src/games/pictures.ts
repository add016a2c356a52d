/** The picture of each game, made of its own pieces. */

import type { Component } from "svelte";

import Boomtown from "./boomtown/Illustration.svelte";
import Boonlake from "./boonlake/Illustration.svelte";
import Coloma from "./coloma/Illustration.svelte";
import Oklahoma from "./oklahoma/Illustration.svelte";

export const PICTURES: Readonly<Record<string, Component>> = {
  boomtown: Boomtown,
  boonlake: Boonlake,
  coloma: Coloma,
  oklahoma: Oklahoma,
};
