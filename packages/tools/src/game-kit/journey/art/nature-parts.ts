/** Plants, weather and water for the places of a journey. Each stands with its foot at 0, 0. */
import { disc, readInks } from '../../core/journey/ink.ts'

export const NATURE_PARTS = {
  sun: readInks(`
    sun2 ${disc(0, 0, 26)}
    sun ${disc(0, 0, 20)}`),
  moon: readInks(`
    light M6-26A26 26 0 1 0 24 14A22 22 0 1 1 6-26Z`),
  stars: readInks(`
    light ${disc(0, 0, 2)}${disc(30, 14, 1.6)}${disc(-34, 10, 1.8)}${disc(64, -6, 2.2)}${disc(-70, -10, 1.5)}${disc(96, 20, 1.6)}`),
  cloud: readInks(`
    white M-34 10q-16-2-12-14 4-10 16-6 4-14 20-12 14 2 14 14 14-4 18 8 2 10-12 10Z`),
  birds: readInks(`
    ink/2 M-14 0q6-7 10 0 4-7 10 0M14-12q5-6 8 0 3-6 8 0`),
  mountain: readInks(`
    stone M-90 0-24-96q8-8 16 0L60 0Z
    stone2 M-8-100 60 0H4Z
    white M-38-76l14-20q8-8 16 0l12 18-14 6-10-7-8 8Z`),
  tree: readInks(`
    wood M-5 0h10l-2-34h-6Z
    leaf M0-104c22 0 30 18 26 30 12 8 10 32-10 34-8 8-24 8-32 0-20-2-22-26-10-34-4-12 4-30 26-30Z
    leaf2 M8-44c18-2 20-22 10-30 2-10-2-20-10-25 14 3 20 15 18 25 12 8 10 32-10 34-4 3-8 4-12 4Z`),
  pine: readInks(`
    wood2 M-4 0h8v-18h-8Z
    leaf2 M0-96 20-62H10L28-36H14L32-12h-64l18-24h-14l18-26h-10Z
    leaf M0-96-20-62h10L-28-36h14l-18 24H0Z`),
  palm: readInks(`
    wood M-5 0h10c-4-26 0-48 8-66l-6-2C-3-48-6-26-5 0Z
    leaf M10-68c-16-18-36-12-42 2 14-8 28-6 40 2-16 2-24 14-22 26 6-12 14-20 24-24 8 8 10 18 6 30 12-10 12-24 2-34 12 0 20 6 24 16 6-16-8-28-26-24 6-8 16-12 26-10-10-10-26-6-32 16Z`),
  bush: readInks(`
    leaf M-30 0q-8-20 10-24 6-16 22-12 16-2 18 12 18 4 10 24Z
    leaf2 M0 0q8-14 20-18 16 0 10 18Z`),
  flowers: readInks(`
    leaf2/3 M-16 0v-16M0 0v-24M16 0v-14
    coral ${disc(-16, -18, 6)}
    pink ${disc(0, -27, 7)}
    gold ${disc(16, -17, 6)}
    light ${disc(-16, -18, 2.4)}${disc(0, -27, 2.8)}${disc(16, -17, 2.4)}`),
  sunflower: readInks(`
    leaf2/4 M0 0v-46M0-18q14-2 18-14M0-26q-14-2-16-12
    gold ${disc(0, -58, 17)}
    wood2 ${disc(0, -58, 9)}`),
  reeds: readInks(`
    leaf2/3 M-12 0q0-24-6-40M0 0v-50M12 0q2-24 8-36
    wood M-22-52q4-4 7 0l2 16q-4 3-7 0ZM-4-64q4-4 8 0v18q-4 3-8 0Z`),
  stone: readInks(`
    stone M-26 0c-4-16 8-28 24-26 18 0 28 12 26 26Z
    stone2 M4-26c14 2 22 13 20 26H6c6-8 6-18-2-26Z`),
  mushroom: readInks(`
    white M-6 0q-2-12 1-20H5q3 8 1 20Z
    coral M-22-18c0-18 12-26 22-26s22 8 22 26q-22 6-44 0Z
    light ${disc(-8, -30, 4)}${disc(8, -26, 3.4)}${disc(1, -37, 2.6)}`),
  pond: readInks(`
    sea M-70 0c-10-14 20-20 60-20s84 4 78 18c-6 12-120 14-138 2Z
    white/2 M-34-8q8-5 16 0t16 0M10-3q8-5 16 0`),
  waves: readInks(`
    white/2.500 M-60 0q10-7 20 0t20 0 20 0 20 0 20 0`),
  boat: readInks(`
    wood M-40-14h80q-8 18-20 18h-40q-14 0-20-18Z
    wood2 M-2-14v-62h4v62Z
    white M4-74q30 22 30 52H4Z
    coral M-4-68q-24 20-24 46h24Z`),
  hill: readInks(`
    leaf2 M-110 0q30-62 108-62t112 62Z`),
  cactus: readInks(`
    leaf2 M-8 0v-60q0-10 8-10t8 10v24q10 0 10-12v-8q0-6 5-6t5 6v10q0 22-20 24v22Z
    leaf M-8 0v-18q-18-2-18-20v-6q0-6 5-6t5 6v6q0 8 8 8v-30q0-10 8-10v70Z`),
  rainbow: readInks(`
    coral/9 M-96 0a96 96 0 0 1 192 0
    gold/9 M-86 0a86 86 0 0 1 172 0
    leaf/9 M-76 0a76 76 0 0 1 152 0
    indigo/9 M-66 0a66 66 0 0 1 132 0`),
}
