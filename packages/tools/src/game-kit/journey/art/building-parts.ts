/** What people built: houses, mills, boats' homes and machines. Each stands with its foot at 0, 0. */
import { box, disc, readInks } from '../../core/journey/ink.ts'

export const BUILDING_PARTS = {
  house: readInks(`
    plaster ${box(-40, -52, 80, 52)}
    roof M-50-50 0-92 50-50Z
    wood M-10 0v-30q10-10 20 0V0Z
    light ${box(-32, -42, 16, 16)}${box(16, -42, 16, 16)}`),
  mill: readInks(`
    plaster M-28 0l8-86h40l8 86Z
    roof M-24-84q24-34 48 0Z
    wood M-8 0v-26q8-8 16 0V0Z
    light ${disc(0, -52, 7)}
    wood2/5 M0-92-46-128M0-92l46-36M0-92l46 36M0-92l-46 36
    white M-48-132l30 24-8 9-30-24ZM48-132l-30 24 8 9 30-24ZM48-52l-30-24 8-9 30 24ZM-48-52l30-24-8-9-30 24Z
    gold ${disc(0, -92, 6)}`),
  workshop: readInks(`
    stone2 ${box(-70, -58, 140, 58)}
    roof2 M-76-58v-12l36-24v24l36-24v24l36-24v24l44-24v36Z
    wood ${box(-16, -38, 32, 38)}
    light ${box(-58, -44, 26, 20)}${box(32, -44, 26, 20)}
    stone ${box(44, -118, 16, 40)}
    gold ${disc(0, -62, 11)}
    wood2 ${disc(0, -62, 4)}`),
  lighthouse: readInks(`
    white M-16 0l5-104h22l5 104Z
    coral M-15-22h30l-1-20h-28ZM-13-62h26l-1-20h-24Z
    ink ${box(-14, -110, 28, 7)}
    light ${box(-9, -130, 18, 20)}
    roof M-13-130 0-146l13 16Z`),
  crane: readInks(`
    gold M-8 0v-118h16V0ZM-40-118h120v9h-120Z
    wood2/3 M-8-8 8-34-8-60 8-86-8-110M66-109v38
    wood ${box(50, -71, 32, 24)}
    wood2 ${box(50, -61, 32, 4)}`),
  tower: readInks(`
    stone M-26 0v-110h52V0Z
    stone2 M-32-110h64v-14H20v8H8v-8H-8v8h-12v-8h-12Z
    light M-7-74q7-12 14 0v18H-7Z
    wood M-11 0v-28q11-12 22 0V0Z
    coral M0-124v-34l26 9-24 9v16Z`),
  castle: readInks(`
    stone M-84 0v-82h30v20h24v-42h60v42h24v-20h30V0Z
    stone2 M-90-82h42v-12h-8v6h-8v-6h-10v6h-8v-6h-8ZM48-82h42v-12h-8v6h-8v-6H64v6h-8v-6h-8ZM-36-104h72v-14H24v7H8v-7H-8v7h-16v-7h-12Z
    wood M-16 0v-36q16-16 32 0V0Z
    light M-72-60q6-10 12 0v14h-12ZM60-60q6-10 12 0v14H60ZM-7-84q7-10 14 0v14H-7Z
    gold M0-118v-34l28 10-26 9v15Z`),
  stall: readInks(`
    wood2 ${box(-46, -62, 6, 62)}${box(40, -62, 6, 62)}
    wood ${box(-50, -30, 100, 30)}
    white M-56-84h112l8 24h-128Z
    coral M-56-84h22l-4 24h-26ZM-12-84h24v24h-24ZM34-84h22l8 24H38Z
    gold ${disc(-28, -36, 8)}${disc(-12, -36, 8)}
    leaf ${disc(8, -36, 8)}${disc(26, -36, 8)}`),
  bridge: readInks(`
    wood M-80-6q80-50 160 0v10q-80-46-160 0Z
    wood2/4 M-70-10v-22M-36-24v-22M0-29v-22M36-24v-22M70-10v-22M-74-34q74-46 148 0`),
  fence: readInks(`
    wood M-48 0v-30l6-6 6 6V0ZM-18 0v-30l6-6 6 6V0ZM12 0v-30l6-6 6 6V0ZM42 0v-30l6-6 6 6V0Z
    wood2 ${box(-56, -24, 118, 5)}${box(-56, -12, 118, 5)}`),
  lamp: readInks(`
    ink ${box(-2, -70, 4, 70)}
    light ${disc(0, -78, 20)}
    gold M-9-70h18l4-16h-26Z
    ink M-13-86h26L0-98Z`),
  rocket: readInks(`
    coral M-14 0-26 10v-30l12-14ZM14 0l12 10v-30L14-34Z
    white M-16 0c-6-50 2-86 16-104 14 18 22 54 16 104Z
    indigo ${disc(0, -60, 9)}
    light ${disc(0, -60, 5)}
    gold M-9 2H9L0 26Z`),
  dome: readInks(`
    plaster ${box(-48, -40, 96, 40)}
    roof2 M-52-40a52 46 0 0 1 104 0Z
    light M6-84l34-26 12 14-30 26Z
    ink/3 M-8-86V-40
    wood ${box(-10, -26, 20, 26)}`),
  clock: readInks(`
    plaster ${box(-22, -104, 44, 104)}
    roof M-28-102 0-140l28 38Z
    white ${disc(0, -78, 15)}
    ink/3 M0-78v-10M0-78l7 4
    wood M-9 0v-24q9-8 18 0V0Z`),
  tent: readInks(`
    coral M-56 0 0-78 56 0Z
    white M-22 0 0-78 22 0Z
    wood M-9 0 0-32 9 0Z
    gold M0-78v-22l18 7-16 6v9Z`),
  wheel: readInks(`
    wood2/5 M-34 0 0-60 34 0
    violet/6 ${disc(0, -74, 50)}
    ink/2 M-50-74H50M0-124v100M-35-109l70 70M35-109l-70 70
    coral ${disc(-50, -74, 9)}${disc(50, -74, 9)}
    gold ${disc(0, -124, 9)}${disc(0, -24, 9)}
    teal ${disc(-35, -109, 9)}${disc(35, -109, 9)}${disc(-35, -39, 9)}${disc(35, -39, 9)}`),
  sign: readInks(`
    wood2 ${box(-3, -56, 6, 56)}
    wood M-30-56h48l12 11-12 11h-48Z
    plaster/3 M-20-45h28`),
  crate: readInks(`
    wood ${box(-18, -36, 36, 36)}
    wood2 M-18-36h36v6h-36ZM-18-6h36v6h-36ZM-15-30l4-2 28 26-4 2Z`),
  train: readInks(`
    coral M-64-12v-40h44v16h52v-14h12v14h16q8 0 8 12v12Z
    light ${box(-56, -44, 12, 14)}${box(-40, -44, 12, 14)}
    ink ${disc(-46, -8, 10)}${disc(-14, -8, 10)}${disc(18, -8, 10)}${disc(48, -8, 10)}
    gold ${disc(62, -30, 5)}
    white ${disc(44, -66, 10)}${disc(58, -82, 13)}`),
  balloon: readInks(`
    violet M0-128c30 0 44 22 40 46-4 22-22 36-28 46h-24c-6-10-24-24-28-46-4-24 10-46 40-46Z
    gold M-12-36c-6-30-6-66 12-92 18 26 18 62 12 92Z
    ink/2 M-10-34-8-16M10-34 8-16
    wood ${box(-10, -17, 20, 15)}`),
}
