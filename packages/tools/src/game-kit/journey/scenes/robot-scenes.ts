/** The robot's eight places: from the garden gate to the stars. */
import { scene } from '../art/scene.ts'

export const ROBOT_SCENES = {
  steps: scene(
    'sky-day',
    'hills',
    'grass',
    'sun 640 52, cloud 180 48 1, cloud 470 36 .7, house 300 178 1, tree 180 180 1, fence 420 184 .9, flowers 500 190 1, sunflower 570 188 .9, tree 660 182 .8, flowers 90 192 .8, bush 240 190 .6',
  ),
  repeat: scene(
    'sky-day',
    'hills',
    'grass',
    'cloud 600 44 1, cloud 220 60 .8, mill 400 178 1, mill 590 176 .62, bush 480 188 .8, sunflower 300 190 1, sunflower 260 190 .85, sunflower 222 190 .95, sunflower 186 190 .8, fence 700 188 .8, tree 90 182 .9',
  ),
  nested: scene(
    'sky-dusk',
    'town',
    'earth',
    'cloud 160 40 .8, workshop 400 178 1, crate 280 188 .9, crate 305 188 .7, crate 292 156 .6, lamp 530 186 .9, tower 640 180 .7, crate 580 190 .8, clock 180 180 .8, barrel 490 190 .6',
  ),
  sense: scene(
    'sky-day',
    'sea',
    'sand',
    'sun 150 50 .9, birds 300 50 1, birds 520 34 .8, lighthouse 420 178 1, boat 230 138 .6, crane 590 182 .95, boat 690 150 .7, palm 330 186 .9, crate 500 190 .8, stone 130 188 .8, waves 320 150 1',
  ),
  while: scene(
    'sky-dusk',
    'peaks',
    'snow',
    'cloud 640 44 .9, mountain 250 176 .9, mountain 560 178 1.1, pine 400 184 1, pine 350 186 .8, pine 455 188 .7, stone 300 190 .7, pine 660 186 .9, pine 140 186 .85, sign 500 190 .8',
  ),
  functions: scene(
    'sky-day',
    'town',
    'grass',
    'cloud 320 36 .8, stall 300 182 1, tent 420 182 1, stall 545 184 .9, balloon 640 118 .7, clock 180 182 .9, lamp 480 188 .8, flowers 360 192 .8, bush 680 188 .8',
  ),
  variables: scene(
    'sky-night',
    'hills',
    'grass',
    'stars 200 40, stars 520 30, stars 660 66, moon 610 56 .8, castle 400 178 1, tree 240 184 .9, lamp 320 188 .7, lamp 480 188 .7, pine 580 186 .8, bush 160 190 .8, pond 660 194 .6',
  ),
  recursion: scene(
    'sky-night',
    'peaks',
    'snow',
    'stars 140 36, stars 340 56, stars 560 30, stars 690 70, rocket 420 172 1, dome 270 180 1, dome 560 182 .7, sign 350 190 .7, stone 640 190 .8, pine 150 186 .8',
  ),
}
