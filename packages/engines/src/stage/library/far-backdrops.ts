/** Backdrops from under the sea and from space. */
import { dot, dots, line, moved, oval, shape } from './parts.ts'
import type { LibraryPicture } from './picture.ts'
import { fill, hills, scene, sky, stars } from './scenery.ts'

const weed = (x: number, height: number, colour: string): string =>
  line(`M${x} 350q-14-${height / 4} 0-${height / 2}t0-${height / 2}`, colour, 9)

export const FAR_BACKDROPS: LibraryPicture[] = [
  scene(
    'underwater',
    sky('#22d3ee', '#06b6d4', '#0891b2', '#0e7490'),
    `<g fill="#cffafe" opacity=".25">${shape('M60 0h60L60 300H-40ZM220 0h40l-20 320H140ZM380 0h60l40 300h-90Z', '#cffafe')}</g>`,
    hills(330, 22, 3, '#e0c17f'),
    weed(50, 150, '#15803d'),
    weed(74, 110, '#16a34a'),
    weed(430, 170, '#15803d'),
    weed(404, 120, '#16a34a'),
    line('M300 346v-40M300 326l-22-20v-16M300 316l20-18v-20', '#f43f5e', 12),
    line('M150 350v-26M150 336l-14-12M150 332l14-14', '#fb923c', 9),
    dots(
      [
        [120, 200],
        [132, 170],
        [124, 140],
        [350, 220],
        [362, 180],
      ],
      6,
      '#a5f3fc',
    ),
    oval(220, 346, 30, 12, '#94a3b8'),
  ),
  scene(
    'coral-reef',
    sky('#38bdf8', '#0ea5e9', '#0284c7'),
    hills(320, 26, 4, '#fde68a'),
    [
      [50, '#f472b6'],
      [140, '#fb923c'],
      [330, '#a78bfa'],
      [430, '#f43f5e'],
    ]
      .map(([x, colour]) =>
        moved(
          Number(x),
          340,
          line(
            'M0 0v-50M0-20l-26-26v-24M0-30l24-24v-26M-14-34l-4-30M12-42l-2-36',
            String(colour),
            12,
          ),
        ),
      )
      .join(''),
    dots(
      [
        [90, 330],
        [240, 340],
        [280, 332],
      ],
      16,
      '#34d399',
    ),
    dots([[200, 338]], 22, '#f59e0b'),
    [
      [120, 110],
      [300, 90],
      [380, 160],
    ]
      .map(([x, y]) =>
        moved(
          x!,
          y!,
          shape('M0 0q16-16 34 0-18 16-34 0ZM0 0l-14-10v20Z', '#fde047') +
            dot(26, -2, 2.5, '#1c1a3d'),
        ),
      )
      .join(''),
  ),
  scene(
    'moon-surface',
    fill('#0b1026'),
    stars(80, 230),
    dot(380, 90, 50, '#2563eb'),
    shape('M350 60q20-14 40-4-6 20-26 22t-14-18ZM390 96q24-10 34 6-10 26-26 24t-8-30Z', '#22c55e'),
    hills(260, 24, 3, '#94a3b8'),
    hills(300, 20, 2, '#cbd5e1'),
    [
      [90, 300, 46],
      [300, 320, 60],
      [420, 290, 30],
      [190, 346, 36],
    ]
      .map(
        ([x, y, r]) =>
          oval(x!, y!, r!, r! * 0.26, '#94a3b8') + oval(x!, y! + 3, r! * 0.8, r! * 0.16, '#64748b'),
      )
      .join(''),
  ),
  scene(
    'galaxy',
    fill('#1a0b38'),
    `<g opacity=".5">${oval(240, 180, 230, 90, '#4c1d95')}${oval(240, 180, 170, 60, '#7c3aed')}${oval(240, 180, 100, 34, '#c084fc')}</g>${oval(240, 180, 40, 16, '#fdf4ff')}`,
    stars(130, 360),
    dots(
      [
        [70, 60],
        [400, 300],
        [350, 50],
        [110, 290],
      ],
      3.5,
      '#fde68a',
    ),
  ),
  scene(
    'red-planet',
    sky('#7c2d12', '#9a3412', '#c2410c', '#ea580c'),
    stars(20, 100, '#fed7aa'),
    dot(90, 70, 18, '#fdba74'),
    dot(150, 50, 10, '#fed7aa'),
    hills(260, 50, 3, '#9a3412'),
    hills(300, 30, 2, '#7c2d12'),
    shape('M330 300l30-70 20 30 26-50 40 90Z', '#6b2410'),
    oval(130, 330, 60, 12, '#5c1d0c'),
    dots(
      [
        [220, 340],
        [260, 326],
        [60, 350],
      ],
      9,
      '#9a3412',
    ),
  ),
]
