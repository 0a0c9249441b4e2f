/** Halls, caves and rooms: what stands in the dungeon, the studio and the laboratory. Foot at 0, 0. */
import { box, disc, readInks } from '../../core/journey/ink.ts'

export const INDOOR_PARTS = {
  pillar: readInks(`
    stone M-14-8v-118h28v118Z
    stone2 ${box(-22, -8, 44, 8)}${box(-22, -134, 44, 10)}M4-8v-116h10V-8Z`),
  gate: readInks(`
    stone2 M-64 0v-70q0-54 64-54t64 54V0H46v-66q0-40-46-40t-46 40V0Z
    wood2 M-46 0v-66q0-40 46-40t46 40V0Z
    wood M-40 0v-64q0-34 36-36V0ZM4 0v-100q36 2 36 36V0Z
    gold ${disc(-8, -44, 4)}${disc(8, -44, 4)}`),
  torch: readInks(`
    wood2 M-4 0-2-30h4L4 0Z
    light ${disc(0, -42, 18)}
    coral M0-62c12 12 13 28 0 34-13-6-12-22 0-34Z
    gold M0-50c6 7 7 15 0 20-7-5-6-13 0-20Z`),
  crystal: readInks(`
    glow M-22 0l-6-34 10-14 12 16v32ZM-6 0v-54L6-74l12 20V0ZM18 0v-28l8-12 10 14-6 26Z
    teal M6-74l12 20V0H6ZM26-40l10 14-6 26h-4ZM-18-48l12 16v32h-6Z`),
  stalactites: readInks(`
    cave2 M-120 0h240l-16 26-14-14-12 44-16-36-14 20-16-22-18 60-18-52-14 24-16-34-14 40-18-40-14 20Z`),
  chest: readInks(`
    wood ${box(-32, -26, 64, 26)}
    wood2 M-32-26q0-22 32-22t32 22Z
    gold ${box(-5, -32, 10, 16)}${box(-32, -28, 64, 4)}`),
  banner: readInks(`
    wood2 ${box(-24, -2, 48, 4)}
    coral M-20 2h40v62l-20-14-20 14Z
    gold M0 14l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z`),
  shelf: readInks(`
    wood2 ${box(-50, -116, 100, 116)}
    wood ${box(-44, -110, 88, 30)}${box(-44, -74, 88, 30)}${box(-44, -38, 88, 34)}
    coral ${box(-40, -106, 10, 26)}${box(12, -70, 12, 26)}${box(-20, -32, 10, 28)}
    teal ${box(-28, -102, 12, 22)}${box(26, -66, 10, 22)}${box(-38, -30, 14, 26)}
    gold ${box(-6, -106, 12, 26)}${box(-40, -68, 12, 24)}${box(14, -34, 12, 30)}
    violet ${box(16, -100, 10, 20)}${box(-22, -70, 10, 26)}${box(0, -30, 10, 26)}`),
  barrel: readInks(`
    wood M-20 0q-8-22 0-46h40q8 24 0 46Z
    wood2 M-24-14h48v5h-48ZM-24-38h48v5h-48Z`),
  cauldron: readInks(`
    glow ${disc(-10, -58, 7)}${disc(10, -70, 5)}${disc(4, -52, 9)}
    ink M-34-44h68q8 40-18 44h-32q-26-4-18-44Z
    glow M-30-44q30-12 60 0-30 10-60 0Z`),
  lantern: readInks(`
    ink ${box(-1.5, 0, 3, 26)}
    light ${disc(0, 42, 24)}
    gold M-11 28h22l4 26h-30Z
    ink M-13 28h26l-6-8H-7ZM-15 54h30v4h-30Z`),
  throne: readInks(`
    violet M-34 0v-96l14 10 20-22 20 22 14-10V0Z
    gold M-34-96l14 10 20-22 20 22 14-10v12l-14 10-20-22-20 22-14-10Z
    coral ${box(-20, -44, 40, 44)}
    gold ${box(-30, -44, 60, 6)}`),
  stairs: readInks(`
    stone M-60 0v-14h24v-16h24v-16h24v-16h24v-16h24V0Z
    stone2 M-36-30h24v4h-24ZM-60-14h24v4h-24ZM-12-46h24v4h-24ZM12-62h24v4H12ZM36-78h24v4H36Z`),
  glowcap: readInks(`
    white M-4 0q-2-14 1-22h6q3 8 1 22Z
    glow M-20-20c0-16 10-24 20-24s20 8 20 24q-20 6-40 0Z
    teal ${disc(-7, -30, 3.4)}${disc(7, -27, 3)}`),
  cart: readInks(`
    stone2 M-40-46h80l-12 34h-56Z
    gold ${disc(-20, -50, 10)}${disc(0, -54, 12)}${disc(20, -50, 10)}
    ink ${disc(-18, -8, 9)}${disc(18, -8, 9)}`),
  easel: readInks(`
    wood2/5 M-30 0 0-112M30 0 0-112M0-30v-60
    white ${box(-40, -96, 80, 56)}
    gold ${disc(20, -80, 9)}
    leaf M-38-42l22-28 18 18 12-12 24 22Z
    wood ${box(-44, -40, 88, 6)}`),
  frame: readInks(`
    gold ${box(-34, 0, 68, 54)}
    sky-day ${box(-28, 6, 56, 42)}
    coral M-14 48v-16l14-12 14 12v16Z
    leaf ${box(-28, 42, 56, 6)}`),
  window: readInks(`
    wood2 ${box(-38, 0, 76, 66)}
    sky-day ${box(-33, 5, 66, 56)}
    white ${disc(-10, 26, 9)}${disc(2, 24, 11)}${disc(14, 28, 8)}
    wood2 ${box(-2, 5, 4, 56)}${box(-33, 31, 66, 4)}`),
  paints: readInks(`
    white M-40 0v-20h22V0ZM-11 0v-24h22V0ZM18 0v-18h22V0Z
    coral ${box(-38, -26, 18, 8)}
    indigo ${box(-9, -30, 18, 8)}
    leaf ${box(20, -24, 18, 8)}
    wood2/3 M4-30l10-26
    gold M12-54l8-14 2 16Z`),
  desk: readInks(`
    wood ${box(-70, -40, 140, 9)}
    wood2 ${box(-62, -31, 8, 31)}${box(54, -31, 8, 31)}
    ink ${box(-30, -88, 60, 40)}
    glow ${box(-25, -83, 50, 30)}
    ink ${box(-4, -48, 8, 8)}`),
  rack: readInks(`
    ink ${box(-26, -116, 52, 116)}
    stone2 ${box(-20, -108, 40, 16)}${box(-20, -86, 40, 16)}${box(-20, -64, 40, 16)}${box(-20, -42, 40, 16)}
    glow ${disc(-12, -100, 3)}${disc(-12, -78, 3)}${disc(-12, -56, 3)}
    gold ${disc(12, -100, 3)}${disc(12, -78, 3)}${disc(12, -34, 3)}
    coral ${disc(-12, -34, 3)}${disc(12, -56, 3)}`),
  flask: readInks(`
    white M-9-70H9v26l22 40q2 4-4 4h-54q-6 0-4-4l22-40Z
    violet M-18-24h36l12 20h-60Z
    light ${disc(-6, -12, 4)}${disc(8, -16, 3)}
    stone2 ${box(-12, -76, 24, 7)}`),
  globe: readInks(`
    wood2 ${box(-20, -6, 40, 6)}${box(-3, -22, 6, 18)}
    sea ${disc(0, -48, 30)}
    leaf M-20-62q12-14 22-4-2 12-12 12 0 10-10 8-8-6 0-16ZM6-44q16-6 20 4-4 14-16 16-8-8-4-20Z
    gold/3 M22-74A36 36 0 0 1 10-14`),
  shield: readInks(`
    indigo M0-96q26 14 44 14c2 46-14 70-44 84-30-14-46-38-44-84 18 0 44-14 44-14Z
    sky-day M0-84q20 11 33 12c1 34-12 50-33 61Z
    gold/7 M-17-46-4-33l24-25`),
  plant: readInks(`
    coral M-18-26h36l-6 26h-24Z
    leaf M0-26c-26-6-26-34-18-44 12 8 18 22 18 44 0-26 8-40 22-46 4 20 0 40-22 46Z
    leaf2 M0-26c-4-26 0-44 0-58 8 16 10 34 0 58Z`),
  scale: readInks(`
    wood2 ${box(-3, -84, 6, 84)}${box(-24, -6, 48, 6)}
    gold/4 M-46-70 46-86
    gold M-64-38h36q-4 14-18 14t-18-14ZM28-54h36q-4 14-18 14t-18-14Z
    ink/2 M-46-70l-16 32M-46-70l16 32M46-86 30-54M46-86l16 32`),
  cards: readInks(`
    white M-46-6l14-58 40 10-14 58Z
    coral M-30-46l16 4-4 18-16-4Z
    white M-2-2l4-60 42 3-4 60Z
    teal ${disc(22, -32, 11)}`),
  boxes: readInks(`
    coral ${box(-62, -36, 52, 36)}
    teal ${box(8, -36, 52, 36)}
    white ${disc(-36, -18, 9)}M24-10 34-28l10 18Z
    wood2 ${box(-66, -42, 60, 8)}${box(4, -42, 60, 8)}`),
}
