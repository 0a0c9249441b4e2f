/** Seven halls under the ground, each deeper than the one before. */
import { scene } from '../art/scene.ts'

export const DUNGEON_SCENES = {
  walk: scene(
    'sky-dusk',
    'rock',
    'earth',
    'gate 400 180 1, torch 310 178 1, torch 490 178 1, stone 230 188 1, bush 570 188 .9, stone 640 190 .7, mushroom 160 190 .8, banner 400 14 .6',
  ),
  ask: scene(
    'cave',
    'hall',
    'floor',
    'pillar 250 180 1, pillar 550 180 1, gate 400 180 .85, banner 180 30 .9, banner 620 30 .9, torch 320 176 .8, torch 480 176 .8, chest 140 188 .8, barrel 670 188 .9',
  ),
  fight: scene(
    'cave',
    'rock',
    'earth',
    'stalactites 400 0 1.2, glowcap 240 188 1.2, glowcap 280 190 .8, crystal 560 186 1, glowcap 520 192 .7, stone 390 190 1, glowcap 430 190 1, torch 170 180 1, torch 660 180 1, barrel 330 188 .7',
  ),
  words: scene(
    'cave',
    'hall',
    'floor',
    'shelf 280 180 1, shelf 520 180 1, lantern 400 0 1, desk 400 182 .7, globe 630 184 .8, chest 170 188 .8, banner 90 30 .8, plant 700 188 .7',
  ),
  lists: scene(
    'cave',
    'hall',
    'floor',
    'chest 300 186 1, chest 400 188 1.1, chest 500 186 1, pillar 200 180 .9, pillar 600 180 .9, lantern 330 0 .8, lantern 470 0 .8, barrel 680 188 .8, barrel 120 188 .8',
  ),
  search: scene(
    'cave',
    'rock',
    'earth',
    'stalactites 260 0 1, stalactites 600 0 1.1, crystal 300 184 1.2, cart 410 186 1, crystal 520 186 .9, crystal 640 188 1.1, stone 210 190 .8, glowcap 360 192 .7, torch 150 180 1',
  ),
  state: scene(
    'cave',
    'hall',
    'floor',
    'throne 400 180 1.1, pillar 270 180 1, pillar 530 180 1, banner 200 24 1, banner 600 24 1, chest 470 190 .7, cauldron 330 190 .7, stairs 680 184 .9, torch 140 178 1',
  ),
}
