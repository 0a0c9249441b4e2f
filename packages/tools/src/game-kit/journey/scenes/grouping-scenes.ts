/** Where the cards of the grouping game come from, and the four rooms of the hidden rules. */
import { scene } from '../art/scene.ts'

export const GROUPING_SCENES = {
  living: scene(
    'sky-day',
    'hills',
    'grass',
    'sun 180 50, cloud 520 40 .9, tree 300 182 1.1, pond 430 192 .8, reeds 370 190 .7, mushroom 250 190 .8, sunflower 520 188 1, flowers 570 192 1, bush 640 188 .9, cactus 700 190 .7',
  ),
  things: scene(
    'room',
    'wall',
    'floor',
    'window 210 22 1, shelf 330 180 1, boxes 450 188 1, crate 560 188 1, shelf 620 180 .8, lantern 440 0 .8, plant 250 186 .8, barrel 160 188 .8',
  ),
  computing: scene(
    'room',
    'wall',
    'floor',
    'rack 250 182 1, desk 400 184 1, rack 540 182 1, rack 600 182 1, lantern 330 0 .7, lantern 470 0 .7, plant 660 186 .8, window 140 22 .9, boxes 180 190 .6',
  ),
  safety: scene(
    'sky-day',
    'town',
    'grass',
    'cloud 250 40 .8, cloud 600 50 .7, castle 400 178 .9, shield 270 182 .7, shield 530 182 .7, tree 170 182 .9, bridge 640 192 .5, flowers 340 192 .8, flowers 460 192 .8',
  ),
  science: scene(
    'sky-night',
    'hills',
    'grass',
    'stars 200 36, stars 480 50, stars 640 30, moon 170 56 .7, dome 400 178 1.1, flask 280 188 .8, globe 540 186 .9, scale 640 188 .7, lamp 330 190 .6, pine 150 186 .7',
  ),
  rule0: scene(
    'room',
    'wall',
    'floor',
    'frame 250 30 .9, cards 400 186 1.3, boxes 550 188 .9, plant 290 186 .9, window 640 22 .9, lantern 400 0 .7, shelf 150 182 .8',
  ),
  rule1: scene(
    'cave',
    'hall',
    'floor',
    'lantern 300 0 .9, lantern 500 0 .9, desk 400 184 .9, cards 530 188 .9, shelf 260 180 .9, chest 630 188 .9, pillar 170 180 .9',
  ),
  rule2: scene(
    'sky-dusk',
    'peaks',
    'sand',
    'tent 300 184 1, cards 420 188 1.1, balloon 560 124 .8, cactus 200 186 1, cactus 640 188 .8, stone 500 190 .8, sun 420 70 1',
  ),
  rule3: scene(
    'sky-night',
    'sea',
    'sand',
    'stars 250 36, stars 560 40, moon 640 56 .8, lighthouse 300 180 .9, boat 520 150 .8, cards 420 190 1, palm 200 186 .9, lamp 600 190 .7, chest 680 190 .7',
  ),
}
