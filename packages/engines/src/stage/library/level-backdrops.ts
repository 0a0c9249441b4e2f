/** Backdrops for games: levels to jump through, mazes, boards, tracks. */
import { box, dots, moved, shape } from './parts.ts'
import type { LibraryPicture } from './picture.ts'
import { band, cloud, fill, grid, hills, scene, sky, stars } from './scenery.ts'

const ground = (x: number, y: number, width: number): string =>
  box(x, y, width, 360 - y, 4, '#92400e') + box(x, y, width, 14, 4, '#65a30d')

const block = (x: number, y: number, width: number): string =>
  box(x, y, width, 20, 4, '#b45309') + box(x, y, width, 7, 3, '#84cc16')

const ice = (x: number, y: number, width: number): string =>
  box(x, y, width, 24, 5, '#7dd3fc') + box(x, y, width, 8, 4, '#f0f9ff')

/** Walls of a maze with paths of sixty; every place can be reached. */
const MAZE =
  'M0 0h480v360H0ZM60 0v180M60 240v60M120 300v60M180 60v180M300 240v60M360 0v120M360 180v60M420 60v60M420 240v60M60 60h60M180 60h120M120 120h60M240 120h180M60 180h60M180 180h240M0 240h240M420 240h60M180 300h120M360 300h60'

export const LEVEL_BACKDROPS: LibraryPicture[] = [
  scene(
    'platform-level',
    sky('#7dd3fc', '#a5e4fd', '#cdf1fe'),
    cloud(90, 70),
    cloud(340, 50, 1.2),
    hills(290, 50, 3, '#a7f3d0'),
    ground(-4, 310, 170),
    ground(230, 310, 110),
    ground(400, 310, 90),
    block(60, 230, 90),
    block(200, 180, 80),
    block(330, 220, 80),
    block(390, 130, 70),
    block(40, 120, 80),
    dots(
      [
        [85, 210],
        [105, 210],
        [125, 210],
        [240, 160],
        [370, 200],
        [425, 110],
        [80, 100],
      ],
      7,
      '#fbbf24',
    ),
  ),
  scene(
    'ice-level',
    sky('#1e3a8a', '#1e40af', '#2563eb'),
    stars(30, 160),
    shape('M0 320 70 160l60 160ZM330 320l80-190 90 190Z', '#60a5fa'),
    ice(-4, 320, 488),
    ice(40, 250, 90),
    ice(190, 200, 100),
    ice(340, 240, 90),
    ice(110, 130, 80),
    ice(310, 110, 90),
    Array.from({ length: 9 }, (_, at) =>
      shape(`M${at * 56} 0h30l-15 ${30 + (at % 3) * 14}Z`, '#bfdbfe'),
    ).join(''),
  ),
  scene(
    'cave-level',
    fill('#292524'),
    shape(
      'M0 0h480v60l-30 30-24-26-40 50-30-54-44 30-34-40-50 46-30-40-40 34-50-44-38 60L40 70 0 110Z',
      '#1c1917',
    ),
    band(310, 50, '#57534e'),
    box(50, 240, 100, 20, 4, '#78716c'),
    box(210, 190, 90, 20, 4, '#78716c'),
    box(350, 240, 100, 20, 4, '#78716c'),
    dots(
      [
        [90, 160],
        [330, 150],
      ],
      5,
      '#f59e0b',
    ),
    [
      [30, 312, '#22d3ee'],
      [300, 312, '#a855f7'],
      [440, 312, '#22d3ee'],
    ]
      .map(([x, y, colour]) =>
        moved(Number(x), Number(y), shape('M-16 0l6-34 8 20 6-40 10 30 4 24Z', String(colour))),
      )
      .join(''),
  ),
  scene(
    'maze',
    fill('#fef9c3'),
    `<path d="${MAZE}" fill="none" stroke="#4338ca" stroke-width="8" stroke-linejoin="round"/>`,
    box(8, 8, 46, 46, 8, '#bbf7d0'),
    box(426, 306, 46, 46, 8, '#fecaca'),
  ),
  scene(
    'chessboard',
    fill('#78350f'),
    grid(
      8,
      8,
      (c, r) =>
        `<rect x="${80 + c * 40}" y="${20 + r * 40}" width="40" height="40" fill="${(c + r) % 2 ? '#b58863' : '#f0d9b5'}"/>`,
    ),
  ),
  scene(
    'race-track',
    fill('#4ade80'),
    `<g fill="none"><rect x="60" y="60" width="360" height="240" rx="110" stroke="#f8fafc" stroke-width="86"/><rect x="60" y="60" width="360" height="240" rx="110" stroke="#475569" stroke-width="74"/><rect x="60" y="60" width="360" height="240" rx="110" stroke="#fde047" stroke-width="4" stroke-dasharray="20 18"/></g>${grid(4, 9, (c, r) => `<rect x="${224 + c * 8}" y="${264 + r * 8}" width="8" height="8" fill="${(c + r) % 2 ? '#1c1a3d' : '#fff'}"/>`)}`,
    dots(
      [
        [180, 150],
        [300, 200],
        [240, 180],
      ],
      16,
      '#16a34a',
    ),
  ),
]
