/** Our own small drawings for cards about things and nature, each on a tile of 48 by 48. */
import { box, disc, readInks } from '../../../../game-kit/core/journey/ink.ts'

export const WORLD_SYMBOLS = {
  box: readInks(`
    #b07c50 M4 18h40v24H4Z
    #8a5a36 M4 18l7-11h26l7 11ZM20 18h8v9h-8Z`),
  bag: readInks(`
    #8b5cf6 M14 16h20c12 12 12 29-10 29S2 28 14 16Z
    #6d28d9 M15 6h18l-3 10H18Z
    #fde047/2.500 M15 16h18
    #7dd3fc ${disc(19, 33, 4)}
    #fca5a5 ${disc(29, 31, 4)}`),
  cards: readInks(`
    #94a3b8 M5 12 23 6l9 30-18 6Z
    #e2e8f0 M20 10l20 2-3 32-20-2Z
    #dc2626 M29 20c4-5 9 0 0 10-8-10-4-14 0-10Z`),
  house: readInks(`
    #d6b48a ${box(9, 22, 30, 22)}
    #c2410c M3 24 24 5l21 19Z
    #7c2d12 ${box(20, 30, 9, 14)}
    #7dd3fc ${box(12, 27, 6, 6)}${box(31, 27, 6, 6)}`),
  people: readInks(`
    #4f46e5 ${disc(10, 26, 4)}M4 44v-6q0-6 6-6t6 6v6Z
    #0f9488 ${disc(24, 18, 4.5)}M17 44V32q0-7 7-7t7 7v12Z
    #c2410c ${disc(39, 9, 5)}M32 44V24q0-7 7-7t7 7v20Z`),
  hands: readInks(`
    #d19a66 M10 40c-8-6-6-14 2-20l8-10c2-3 6-1 4 3l-5 9 4 4v18ZM38 40c8-6 6-14-2-20l-8-10c-2-3-6-1-4 3l5 9-4 4v18Z
    #d97706/2.500 M24 2v4M14 4l2 4M34 4l-2 4`),
  watering: readInks(`
    #2563eb M16 16h20v24H16Z
    #1d4ed8/4 M16 34 6 20M36 20q9 0 9 8t-9 8
    #1e40af M2 17l9-4 2 6-7 4Z
    #38bdf8 ${disc(4, 30, 2)}${disc(7, 37, 2)}${disc(3, 42, 2)}`),
  footprints: readInks(`
    #7c6a58 M13 22c-5 0-7-6-6-12 1-5 9-6 10 0 1 5 1 12-4 12ZM9 26h8q0 7-4 7t-4-7ZM34 32c-5 0-7-6-6-12 1-5 9-6 10 0 1 5 1 12-4 12ZM30 36h8q0 8-4 8t-4-8Z`),
  signpost: readInks(`
    #8a5a36 ${box(22, 4, 5, 42)}
    #c99762 M8 8h28l8 7-8 7H8Z
    #b07c50 M40 25H14l-8 6 8 6h26Z`),
  calendar: readInks(`
    #cbd5e1 M6 8h36q2 0 2 2v32q0 2-2 2H6q-2 0-2-2V10q0-2 2-2Z
    #dc2626 M6 8h36q2 0 2 2v8H4v-8q0-2 2-2Z
    #334155 ${box(12, 3, 4, 9)}${box(32, 3, 4, 9)}${box(10, 23, 6, 5)}${box(21, 23, 6, 5)}${box(32, 23, 6, 5)}${box(10, 33, 6, 5)}${box(21, 33, 6, 5)}`),
  note: readInks(`
    #7c3aed M18 10 40 5v27a6 6 0 1 1-5-6V13l-12 3v22a6 6 0 1 1-5-6Z`),
  ice: readInks(`
    #7dd3fc M6 16 24 7l18 9v18l-18 9-18-9Z
    #e0f2fe M6 16 24 7l18 9-18 9Z
    #38bdf8 M24 25l18-9v18l-18 9Z`),
  stone: readInks(`
    #8b8ca6 M5 40c-4-14 6-26 20-27 14 0 22 14 19 27Z
    #6b6c88 M25 13c14 0 22 14 19 27H28c8-9 7-20-3-27Z`),
  drop: readInks(`
    #0ea5e9 M24 4c9 13 14 19 14 26a14 14 0 0 1-28 0C10 23 15 17 24 4Z
    #bae6fd/3 M17 30q0 6 6 8`),
  wind: readInks(`
    #64a0c8/4 M4 18h24q7 0 7-6t-6-6-6 5M4 27h34q6 0 6 5t-5 6-6-4M4 36h16q5 0 5 4t-4 4`),
  steam: readInks(`
    #7d94ad/4 M14 42c-6-8 6-12 0-20s6-12 0-18M25 42c-6-8 6-12 0-20s6-12 0-18M36 42c-6-8 6-12 0-20s6-12 0-18`),
  'red-planet': readInks(`
    #c2410c ${disc(24, 24, 19)}
    #9a3412 ${disc(17, 18, 4)}${disc(31, 28, 5)}${disc(20, 34, 3)}`),
  'gold-planet': readInks(`
    #d9a441 ${disc(24, 24, 19)}
    #f5d78e/4 M9 18q14 8 30-2M8 28q16 8 32-2`),
  'striped-planet': readInks(`
    #d3a27a ${disc(24, 24, 20)}
    #a8683f/4 M6 18h36M5 30h38
    #f1dcc4/3 M4 24h40
    #b91c1c ${disc(32, 34, 3.4)}`),
  comet: readInks(`
    #7dd3fc M4 6l30 20-8 10Z
    #38bdf8 M16 4l22 22-12 8Z
    #e0f2fe ${disc(33, 33, 10)}
    #0ea5e9 ${disc(33, 33, 5)}`),
  'shooting-star': readInks(`
    #f59e0b/3 M4 8l16 12M14 4l10 10M4 20l10 8
    #f59e0b M31 17l4 8 9 1-6.500 6.500 2 9-8.500-4-8 5 1-9-7-6 9-2Z`),
  waves: readInks(`
    #0284c7/4 M3 16q7-8 14 0t14 0 14 0M3 27q7-8 14 0t14 0 14 0M3 38q7-8 14 0t14 0 14 0`),
  coal: readInks(`
    #4b5563 M6 38l4-14 10-6 8 6 6 14Z
    #374151 M22 40l4-18 10-6 8 10-2 14Z
    #9ca3af/2 M14 24l6 2M32 22l4 6`),
  barrel: readInks(`
    #475569 M10 5h28q5 19 0 38H10q-5-19 0-38Z
    #94a3b8 ${box(8, 14, 32, 3)}${box(8, 31, 32, 3)}
    #f59e0b M24 19c4 5 5 7 0 10-5-3-4-5 0-10Z`),
  flame: readInks(`
    #2563eb M24 4c12 12 16 24 8 34-4 6-12 6-16 0-8-10-4-22 8-34Z
    #93c5fd M24 20c6 7 7 12 3 18-2 2-4 2-6 0-4-6-3-11 3-18Z`),
  cup: readInks(`
    #0f9488 M8 18h26v14q0 10-10 10h-6Q8 42 8 32Z
    #0f9488/4 M34 22h4q6 0 6 6t-9 7
    #94a3b8/2.500 M15 12q-3-4 0-8M24 12q-3-4 0-8`),
  nail: readInks(`
    #a16207 M20 12h8l-2 28-2 6-2-6Z
    #c2410c M12 6h24v6H12Z
    #7c2d12 ${disc(24, 20, 1.8)}${disc(23, 30, 1.6)}`),
  drawer: readInks(`
    #8a5a36 ${box(6, 4, 36, 40)}
    #c99762 ${box(10, 8, 28, 13)}${box(4, 25, 40, 15)}
    #f59e0b ${disc(24, 14, 2.4)}${disc(24, 32, 3)}`),
  rope: readInks(`
    #b98a4e/6 M12 40C2 30 6 12 20 10s22 10 18 20-16 10-18 2 8-10 12-4
    #8a5a36/2 M10 30l5-2M13 16l4 4M24 9l1 6M36 18l-5 2`),
  road: readInks(`
    #64748b M18 4h12l14 40H4Z
    #fde68a ${box(22.5, 8, 3, 7)}${box(22, 20, 4, 8)}${box(21.5, 33, 5, 10)}`),
  weight: readInks(`
    #475569 M12 18h24l7 26H5Z
    #475569/4 M18 14a6 6 0 1 1 12 0
    #e2e8f0/3 M17 27h14M15 35h18`),
  stopwatch: readInks(`
    #475569 ${box(20, 2, 8, 6)}${disc(24, 27, 18)}
    #f1f5f9 ${disc(24, 27, 14)}
    #dc2626/3 M24 27V17
    #475569/3 M38 9l4 4`),
  bottle: readInks(`
    #0284c7 M19 12h10l5 9v20q0 4-4 4H18q-4 0-4-4V21Z
    #334155 ${box(19, 3, 10, 8)}
    #e0f2fe ${box(14, 27, 20, 9)}`),
  tap: readInks(`
    #64748b M4 18h20q12 0 12 12v3h-9v-3q0-3-4-3H4Z
    #94a3b8 M14 10h12v8H14ZM10 5h20v5H10Z
    #38bdf8 M31 36c3 5 4 6 4 8a4 4 0 0 1-8 0c0-2 1-3 4-8Z`),
  harp: readInks(`
    #b45309/5 M10 44C6 24 10 8 22 6s12 8 20 4c2 16-8 28-30 34
    #94a3b8/1.500 M17 12v27M23 9v27M29 13v19M35 14v12`),
  flute: readInks(`
    #a16207 M4 36 38 4l6 6L10 43Z
    #451a03 ${disc(16, 31, 1.9)}${disc(22, 25.5, 1.9)}${disc(28, 20, 1.9)}${disc(34, 14.5, 1.9)}`),
  whistle: readInks(`
    #0f9488 M4 16h40v9H34a13 13 0 1 1-24-2l-6-1Z
    #ccfbf1 ${disc(22, 29, 5)}
    #d97706/2.500 M30 5l-2 5M38 5l2 5`),
  xylophone: readInks(`
    #dc2626 ${box(4, 6, 7, 36)}
    #f59e0b ${box(13, 9, 7, 30)}
    #16a34a ${box(22, 12, 7, 24)}
    #2563eb ${box(31, 15, 7, 18)}
    #7c3aed ${box(40, 18, 6, 12)}
    #64748b/2.500 M4 14l42 6M4 35l42-7`),
}
