/** Backdrops of open land: sand, hills, woods, snow, rivers. */
import { box, dot, dots, line, moved, oval, shape } from './parts.ts'
import type { LibraryPicture } from './picture.ts'
import { band, cloud, hills, palm, pine, roundTree, scene, sky } from './scenery.ts'

const wallSegment = (d: string): string =>
  line(d, '#a8a29e', 26) +
  line(d, '#d6d3d1', 14) +
  `<path d="${d}" fill="none" stroke="#a8a29e" stroke-width="30" stroke-dasharray="6 8" opacity=".55"/>`

const watchTower = (x: number, y: number, size = 1): string =>
  moved(
    x,
    y,
    `${shape('M-24 0v-44h48V0Z', '#a8a29e')}${shape('M-30-44v-14h10v6h8v-6h9v6h6v-6h9v6h8v-6h10v14Z', '#78716c')}${box(-7, -30, 14, 30, 6, '#57534e')}`,
    size,
  )

export const LAND_BACKDROPS: LibraryPicture[] = [
  scene(
    'desert',
    sky('#fed7aa', '#fee4c3', '#ffedd5'),
    dot(380, 90, 46, '#fb923c'),
    hills(230, 40, 2, '#eab676'),
    hills(270, 34, 3, '#d99a4e'),
    hills(316, 26, 2, '#c9863a'),
    moved(90, 268, line('M0 0v-70M0-30h-22v-22M0-42h22v-20', '#4d7c0f', 14)),
    moved(400, 310, line('M0 0v-40M0-18h14v-14', '#4d7c0f', 10)),
  ),
  scene(
    'oasis',
    sky('#fde68a', '#fdecb3', '#fff3cd'),
    dot(90, 80, 40, '#f59e0b'),
    hills(210, 44, 3, '#e0b06b'),
    band(220, 140, '#d99a4e'),
    oval(250, 296, 170, 40, '#0891b2'),
    oval(250, 292, 160, 34, '#22d3ee'),
    line('M170 286h40M270 300h60M220 310h30', '#cffafe', 4),
    palm(110, 270, 1.3),
    palm(170, 250, 1),
    palm(390, 266, 1.4),
    moved(
      300,
      240,
      shape('M-50 0 0-50 50 0Z', '#be123c') +
        shape('M-12 0 0-34 12 0Z', '#7f1d1d') +
        line('M-40-8 0-46 40-8', '#fcd34d', 4),
    ),
  ),
  scene(
    'mountains',
    sky('#93c5fd', '#bfdbfe', '#dbeafe'),
    cloud(90, 70),
    cloud(400, 60, 0.9),
    shape('M-20 280 110 90l120 190Z', '#64748b'),
    shape('M110 90l40 62-20-8-18 16-18-18-22 12Z', '#fff'),
    shape('M150 280 290 50l180 230Z', '#475569'),
    shape('M290 50l52 68-24-6-22 20-22-22-26 10Z', '#fff'),
    shape('M330 280l100-140 90 140Z', '#64748b'),
    hills(280, 22, 3, '#4d7c0f'),
    hills(320, 16, 4, '#65a30d'),
    pine(70, 320),
    pine(110, 330, 0.8),
    pine(420, 324, 1.1),
  ),
  scene(
    'great-wall',
    sky('#fecaca', '#fee2e2', '#fff1f2'),
    dot(90, 80, 38, '#fca5a5'),
    hills(200, 50, 3, '#9db8a0'),
    hills(250, 56, 2, '#6f9a76'),
    wallSegment('M300 150Q360 170 400 140T500 110'),
    wallSegment('M-10 330Q80 300 130 250t110-40 60-60'),
    watchTower(300, 160, 0.8),
    watchTower(420, 142, 0.6),
    watchTower(130, 256, 1.1),
    hills(340, 20, 4, '#4f7a57'),
    roundTree(400, 350, 0.9, '#3f6a4a'),
    roundTree(330, 356, 0.7, '#4f8a5b'),
  ),
  scene(
    'forest',
    sky('#bbf7d0', '#d1fae5'),
    hills(200, 30, 4, '#86efac'),
    [20, 90, 160, 250, 330, 400, 460]
      .map((x, at) => pine(x, 260 + (at % 2) * 14, 1.5, at % 2 ? '#15803d' : '#166534'))
      .join(''),
    band(270, 90, '#65a30d'),
    shape('M200 360q30-60 10-90h50q-20 40 40 90Z', '#d6b98c'),
    pine(60, 350, 1.6, '#14532d'),
    pine(430, 356, 1.8, '#14532d'),
    dots(
      [
        [120, 330],
        [340, 320],
        [150, 300],
        [380, 340],
      ],
      5,
      '#fde047',
    ),
  ),
  scene(
    'snow',
    sky('#c7d2fe', '#dbe4ff', '#eef2ff'),
    hills(240, 40, 3, '#e0e7ff'),
    pine(80, 270, 1.3, '#0f766e'),
    pine(390, 264, 1.5, '#0f766e'),
    hills(280, 30, 2, '#f8fafc'),
    moved(
      260,
      316,
      dot(0, -20, 34, '#fff') +
        dot(0, -68, 24, '#fff') +
        dots(
          [
            [-8, -72],
            [8, -72],
          ],
          3,
          '#1c1a3d',
        ) +
        shape('M0-66l18 5-18 4Z', '#f97316') +
        line('M-18-50q18 8 36 0', '#dc2626', 8) +
        dots(
          [
            [0, -30],
            [0, -16],
          ],
          3,
          '#1c1a3d',
        ),
    ),
    Array.from({ length: 40 }, (_, at) =>
      dot((at * 97) % 480, (at * 61) % 340, 2 + (at % 3), '#fff'),
    ).join(''),
  ),
  scene(
    'river',
    sky('#bae6fd', '#e0f2fe'),
    hills(170, 40, 4, '#86b6a5'),
    band(170, 190, '#65a30d'),
    shape('M260 170q-60 40 20 80t-60 110H60q-20-70 80-110t60-80Z', '#0ea5e9'),
    line('M200 210q20 6 40 0M160 280q30 8 60 0M110 330q40 8 80 0', '#bae6fd', 4),
    roundTree(80, 230, 1),
    roundTree(380, 240, 1.3),
    roundTree(440, 210, 0.8),
    shape('M250 300h190v16H250Z', '#a16207'),
    dots(
      [
        [330, 340],
        [350, 336],
        [300, 344],
      ],
      8,
      '#94a3b8',
    ),
  ),
]
