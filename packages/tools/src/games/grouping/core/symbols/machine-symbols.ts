/** Our own small drawings for cards about machines, messages and programs, each on a tile of 48 by 48. */
import { box, disc, readInks } from '../../../../game-kit/core/journey/ink.ts'

export const MACHINE_SYMBOLS = {
  code: readInks(`
    #6b7280 M6 8h36q3 0 3 3v26q0 3-3 3H6q-3 0-3-3V11q0-3 3-3Z
    #e6e8ff M6 16h36v21H6Z
    #4f46e5/3 M17 21l-6 5.500 6 5.500M31 21l6 5.500-6 5.500M26 20l-4 13`),
  keyboard: readInks(`
    #6b7280 M5 14h38q3 0 3 3v15q0 3-3 3H5q-3 0-3-3V17q0-3 3-3Z
    #e6e8ff ${box(7, 18, 5, 4)}${box(15, 18, 5, 4)}${box(23, 18, 5, 4)}${box(31, 18, 5, 4)}${box(11, 24, 5, 4)}${box(19, 24, 5, 4)}${box(27, 24, 5, 4)}${box(35, 24, 5, 4)}${box(14, 30, 20, 3)}`),
  mouse: readInks(`
    #6b7280/2.500 M24 10c0-5 6-3 6-8
    #94a3b8 M24 9c9 0 13 6 13 15v6c0 9-6 14-13 14s-13-5-13-14v-6C11 15 15 9 24 9Z
    #475569 ${box(22, 13, 4, 9)}`),
  microphone: readInks(`
    #64748b M24 4c5 0 8 3 8 8v10c0 5-3 8-8 8s-8-3-8-8V12c0-5 3-8 8-8Z
    #94a3b8/3 M11 22c0 9 5 13 13 13s13-4 13-13M24 35v8M16 43h16`),
  screen: readInks(`
    #475569 M5 7h38q3 0 3 3v22q0 3-3 3H5q-3 0-3-3V10q0-3 3-3ZM18 35h12l2 7H16Z
    #7dd3fc ${box(6, 11, 36, 20)}
    #fff/2 M11 24l8-8M16 26l12-12`),
  printer: readInks(`
    #94a3b8 M6 18h36q3 0 3 3v13h-8v-5H11v5H3V21q0-3 3-3Z
    #e2e8f0 ${box(12, 4, 24, 14)}${box(12, 29, 24, 15)}
    #4f46e5/2 M16 34h16M16 39h10
    #22c55e ${disc(38, 23, 2)}`),
  speaker: readInks(`
    #475569 M12 3h24q3 0 3 3v36q0 3-3 3H12q-3 0-3-3V6q0-3 3-3Z
    #cbd5e1 ${disc(24, 31, 10)}${disc(24, 12, 5)}
    #475569 ${disc(24, 31, 4)}`),
  headphones: readInks(`
    #64748b/4 M7 30C5 12 13 6 24 6s19 6 17 24
    #b83a0a M4 27h9v16H9q-5 0-5-5ZM44 27h-9v16h4q5 0 5-5Z`),
  chip: readInks(`
    #94a3b8/3 M16 4v8M24 4v8M32 4v8M16 36v8M24 36v8M32 36v8M4 16h8M4 24h8M4 32h8M36 16h8M36 24h8M36 32h8
    #166534 ${box(10, 10, 28, 28)}
    #86efac ${box(18, 18, 12, 12)}`),
  gamepad: readInks(`
    #6d5bd0 M14 13h20c9 0 13 10 11 20-1 5-6 6-9 2l-4-5H16l-4 5c-3 4-8 3-9-2-2-10 2-20 11-20Z
    #fff/3 M15 18v8M11 22h8
    #fde047 ${disc(32, 19, 2.6)}${disc(37, 24, 2.6)}`),
  browser: readInks(`
    #64748b M6 7h36q3 0 3 3v28q0 3-3 3H6q-3 0-3-3V10q0-3 3-3Z
    #e6e8ff ${box(6, 16, 36, 22)}
    #f59e0b ${disc(9, 11.5, 2)}
    #22c55e ${disc(15, 11.5, 2)}
    #4f46e5/2.500 M15 27a9 9 0 1 0 18 0a9 9 0 1 0-18 0M15 27h18M24 18c-5 6-5 12 0 18 5-6 5-12 0-18`),
  program: readInks(`
    #4f46e5 M6 8h20q3 0 3 3v6H9q-3 0-3-3Z
    #0f9488 M12 20h24q3 0 3 3v5H15q-3 0-3-3Z
    #f59e0b M12 31h18q3 0 3 3v5H15q-3 0-3-3Z`),
  calculator: readInks(`
    #475569 M11 3h26q3 0 3 3v36q0 3-3 3H11q-3 0-3-3V6q0-3 3-3Z
    #bbf7d0 ${box(13, 8, 22, 9)}
    #e2e8f0 ${box(13, 21, 6, 5)}${box(21, 21, 6, 5)}${box(13, 29, 6, 5)}${box(21, 29, 6, 5)}${box(13, 37, 14, 5)}
    #f59e0b ${box(29, 21, 6, 5)}${box(29, 29, 6, 13)}`),
  sensor: readInks(`
    #334155 M10 28h28v10H10Z
    #fbbf24 M12 28a12 12 0 0 1 24 0Z
    #94a3b8/3 M17 38v7M31 38v7
    #d97706/2.500 M24 5v5M9 10l4 4M39 10l-4 4`),
  'push-button': readInks(`
    #64748b M6 26h36v12q0 4-4 4H10q-4 0-4-4Z
    #dc2626 M13 26v-6q0-7 11-7t11 7v6Z
    #fca5a5 M18 19q2-3 7-3-5 4-7 3Z`),
  motor: readInks(`
    #64748b M6 14h24q4 0 4 4v14q0 4-4 4H6q-3 0-3-4V18q0-4 3-4Z
    #cbd5e1 ${box(34, 22, 12, 6)}
    #334155 ${box(8, 18, 3, 14)}${box(15, 18, 3, 14)}${box(22, 18, 3, 14)}
    #94a3b8 ${box(8, 36, 20, 5)}`),
  buzzer: readInks(`
    #334155 ${disc(20, 24, 16)}
    #94a3b8 ${disc(20, 24, 6)}
    #d97706/3 M39 15q5 9 0 18M43 9q7 15 0 30`),
  fan: readInks(`
    #0f9488 M24 22c-4-8-4-16 3-18 8-1 8 9-1 17M26 25c8-4 16-3 17 4 1 8-9 8-18-1M22 26c2 9 0 17-7 17-8-1-6-11 4-16M21 22c-9 1-16-3-15-10 3-7 12-3 16 7
    #475569 ${disc(24, 24, 5)}`),
  message: readInks(`
    #4f46e5 M7 7h34q4 0 4 4v20q0 4-4 4H24L13 44v-9H7q-4 0-4-4V11q0-4 4-4Z
    #e6e8ff/3 M11 16h26M11 24h18`),
  phone: readInks(`
    #334155 M14 2h20q4 0 4 4v36q0 4-4 4H14q-4 0-4-4V6q0-4 4-4Z
    #7dd3fc ${box(13, 7, 22, 30)}
    #e2e8f0 ${disc(24, 41.5, 2.2)}`),
  page: readInks(`
    #cbd5e1 M10 3h19l10 10v32H10Z
    #94a3b8 M29 3l10 10H29Z
    #4f46e5/2.500 M15 21h18M15 28h18M15 35h11`),
  list: readInks(`
    #cbd5e1 ${box(8, 4, 32, 40)}
    #0f9488 ${disc(14, 13, 2.6)}${disc(14, 23, 2.6)}${disc(14, 33, 2.6)}
    #334155/2.500 M20 13h14M20 23h14M20 33h9`),
  letters: readInks(`
    #e2e8f0 ${box(3, 14, 20, 22)}${box(25, 14, 20, 22)}
    #4f46e5/3 M8 32l5-14 5 14M10 27h6
    #b83a0a/3 M31 18v14h4q4 0 4-4t-5-3q4 0 4-4t-4-3Z`),
  endless: readInks(`
    #4f46e5/5 M24 24c-5-8-9-10-13-10a10 10 0 0 0 0 20c4 0 8-2 13-10s9-10 13-10a10 10 0 0 1 0 20c-4 0-8-2-13-10Z`),
  sparkle: readInks(`
    #f59e0b M20 6c2 10 5 13 15 15-10 2-13 5-15 15-2-10-5-13-15-15 10-2 13-5 15-15Z
    #8b5cf6 M37 28c1 5 3 7 8 8-5 1-7 3-8 8-1-5-3-7-8-8 5-1 7-3 8-8Z`),
  photo: readInks(`
    #94a3b8 ${box(4, 8, 40, 32)}
    #e0f2fe ${box(8, 12, 32, 24)}
    #f59e0b ${disc(32, 18, 3.4)}
    #4d7c0f M8 36l10-13 8 8 5-5 9 10Z`),
  photos: readInks(`
    #64748b ${box(12, 4, 32, 25)}
    #94a3b8 ${box(8, 10, 32, 25)}
    #cbd5e1 ${box(3, 16, 33, 27)}
    #4d7c0f M7 39l9-12 7 8 4-4 6 8Z`),
  'map-pin': readInks(`
    #86b06a M3 30l12-6 18 6 12-6v16l-12 5-18-6-12 6Z
    #dc2626 M24 3c8 0 13 6 13 13 0 9-9 14-13 21-4-7-13-12-13-21C11 9 16 3 24 3Z
    #fff ${disc(24, 15, 5)}`),
  torch: readInks(`
    #475569 M20 22h8v20q0 3-4 3t-4-3Z
    #94a3b8 M14 12h20l-6 10h-8Z
    #f59e0b/3 M24 3v4M11 5l3 4M37 5l-3 4`),
  radio: readInks(`
    #94a3b8/3 M12 16 36 5
    #a16207 M6 16h36q3 0 3 3v20q0 3-3 3H6q-3 0-3-3V19q0-3 3-3Z
    #fde68a ${disc(16, 29, 8)}${box(28, 22, 13, 5)}
    #78350f ${disc(16, 29, 3)}${disc(32, 35, 2.6)}${disc(39, 35, 2.6)}`),
  'traffic-light': readInks(`
    #334155 M16 2h16q3 0 3 3v34q0 3-3 3H16q-3 0-3-3V5q0-3 3-3ZM22 42h4v5h-4Z
    #ef4444 ${disc(24, 11, 5)}
    #f59e0b ${disc(24, 22, 5)}
    #22c55e ${disc(24, 33, 5)}`),
  'school-card': readInks(`
    #0f9488 M5 9h38q3 0 3 3v24q0 3-3 3H5q-3 0-3-3V12q0-3 3-3Z
    #ccfbf1 ${box(6, 15, 36, 20)}
    #f59e0b ${disc(15, 22, 4.4)}M8 35c0-6 3-8 7-8s7 2 7 8Z
    #334155/2.500 M27 21h11M27 28h8`),
}
