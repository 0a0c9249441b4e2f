/** Where the pictures of the guessing game live: the studio first, then the wide world. */
import { scene } from '../art/scene.ts'

export const GUESSING_SCENES = {
  studio: scene(
    'room',
    'wall',
    'floor',
    'window 200 24 1, easel 400 182 1.1, frame 560 36 1, paints 500 186 1, desk 620 184 .8, plant 280 186 .9, frame 320 30 .7, lantern 470 0 .7, plant 120 188 .8',
  ),
  today: scene(
    'sky-dusk',
    'hills',
    'grass',
    'sun 400 70 1.2, balloon 250 120 .7, balloon 560 100 .6, wheel 420 182 1, tent 280 186 .7, stall 560 186 .8, tree 150 184 .8, lamp 350 190 .7, bush 670 188 .8',
  ),
  animals: scene(
    'sky-day',
    'hills',
    'grass',
    'sun 650 50, cloud 240 44 .8, palm 300 184 1.1, palm 500 186 .9, pond 400 192 .9, reeds 330 190 .7, reeds 470 190 .6, tree 190 182 1, bush 560 188 .9, tree 640 182 .8, birds 420 50 1',
  ),
  market: scene(
    'sky-day',
    'town',
    'earth',
    'cloud 180 40 .8, stall 270 182 1.1, stall 410 184 1, stall 545 182 1.1, crate 340 190 .7, crate 480 190 .8, lamp 640 188 .9, house 150 180 .8, barrel 610 190 .6',
  ),
  home: scene(
    'sky-dusk',
    'town',
    'grass',
    'house 300 180 1, house 520 180 .9, clock 410 178 .9, tree 200 184 .9, fence 600 188 .8, flowers 360 192 .8, flowers 460 192 .8, lamp 250 190 .7, bush 680 190 .8',
  ),
  outside: scene(
    'sky-day',
    'peaks',
    'grass',
    'cloud 560 40 1, rainbow 320 170 .9, train 420 188 1, balloon 620 110 .7, pine 180 184 .9, pine 230 186 .7, bridge 560 192 .5, flowers 300 192 .8, birds 200 50 1',
  ),
}
