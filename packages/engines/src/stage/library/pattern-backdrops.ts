/** Backdrops without a place: paper, boards, grids, colours. */
import { box, line, moved, shape, turned } from './parts.ts'
import type { LibraryPicture } from './picture.ts'
import { fill, grid, scene, sky } from './scenery.ts'

const lines = (step: number, colour: string, width: number): string =>
  `<path d="${Array.from({ length: Math.floor(480 / step) + 1 }, (_, at) => `M${at * step} 0v360`).join('')}${Array.from({ length: Math.floor(360 / step) + 1 }, (_, at) => `M0 ${at * step}h480`).join('')}" stroke="${colour}" stroke-width="${width}" fill="none"/>`

const tick = (at: number, isX: boolean): string =>
  isX
    ? `<path d="M${240 + at} 174v12" stroke="#1c1a3d" stroke-width="2"/>`
    : `<path d="M234 ${180 - at}h12" stroke="#1c1a3d" stroke-width="2"/>`

export const PATTERN_BACKDROPS: LibraryPicture[] = [
  scene(
    'tiles',
    grid(
      12,
      9,
      (c, r) =>
        `<rect x="${c * 40}" y="${r * 40}" width="40" height="40" fill="${(c + r) % 2 ? '#e7e0f5' : '#faf7ff'}"/>`,
    ),
  ),
  scene('squared-paper', fill('#fffdf7'), lines(20, '#c7d2fe', 1), line('M60 0v360', '#fca5a5', 2)),
  scene(
    'coordinates',
    fill('#fffdf7'),
    lines(20, '#e0e7ff', 1),
    `<path d="M0 180h480M240 0v360" stroke="#1c1a3d" stroke-width="3"/>${shape('M480 180l-12-7v14ZM240 0l-7 12h14Z', '#1c1a3d')}${[-200, -100, 100, 200].map((at) => tick(at, true)).join('')}${[-150, -100, -50, 50, 100, 150].map((at) => tick(at, false)).join('')}`,
    moved(462, 206, line('M-5-6l10 12M5-6l-10 12', '#dc2626', 3)),
    moved(218, 14, line('M-5-6l5 6 5-6M0 0v7', '#2563eb', 3)),
  ),
  scene(
    'blackboard',
    fill('#78350f'),
    box(14, 14, 452, 316, 4, '#14532d'),
    box(60, 330, 360, 12, 3, '#a16207'),
    box(90, 324, 30, 7, 2, '#f8fafc'),
    box(130, 324, 24, 7, 2, '#fde68a'),
    box(340, 318, 50, 13, 3, '#334155'),
    `<path d="M40 50q80 20 180 0M300 290q60-16 140 0" stroke="#1c6b3c" stroke-width="16" fill="none" stroke-linecap="round"/>`,
  ),
  scene('sunrise', sky('#4c1d95', '#9d174d', '#e11d48', '#f97316', '#fbbf24', '#fde68a')),
  scene('mint', sky('#99f6e4', '#a7f3d0', '#bbf7d0', '#d1fae5', '#ecfdf5')),
  scene(
    'confetti',
    fill('#eef2ff'),
    Array.from({ length: 70 }, (_, at) => {
      const [x, y] = [(at * at * 13 + at * 113) % 470, (at * at * 29 + at * 71) % 350]
      const colour = ['#f43f5e', '#f59e0b', '#22c55e', '#0ea5e9', '#8b5cf6'][at % 5]!
      return turned((at * 37) % 90, x, y, box(x, y, 10, 10, at % 3 === 0 ? 5 : 2, colour))
    }).join(''),
  ),
]
