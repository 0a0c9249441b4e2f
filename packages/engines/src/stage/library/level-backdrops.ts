/** Backdrops for games and lessons: space, sea, levels, mazes, boards and grids. */
import { box, dot, dots, line, moved, oval, shape, turned } from './parts.ts'
import type { LibraryPicture } from './picture.ts'
import { band, cloud, fill, grid, hills, scene, sky, stars } from './scenery.ts'

const lines = (step: number, colour: string, width: number): string =>
  `<path d="${Array.from({ length: Math.floor(480 / step) + 1 }, (_, at) => `M${at * step} 0v360`).join('')}${Array.from({ length: Math.floor(360 / step) + 1 }, (_, at) => `M0 ${at * step}h480`).join('')}" stroke="${colour}" stroke-width="${width}" fill="none"/>`

const ground = (x: number, y: number, width: number): string =>
  box(x, y, width, 360 - y, 4, '#92400e') + box(x, y, width, 14, 4, '#65a30d')

const block = (x: number, y: number, width: number): string =>
  box(x, y, width, 20, 4, '#b45309') + box(x, y, width, 7, 3, '#84cc16')

const ice = (x: number, y: number, width: number): string =>
  box(x, y, width, 24, 5, '#7dd3fc') + box(x, y, width, 8, 4, '#f0f9ff')

const weed = (x: number, height: number, colour: string): string =>
  line(`M${x} 350q-14-${height / 4} 0-${height / 2}t0-${height / 2}`, colour, 9)

const tick = (at: number, isX: boolean): string =>
  isX
    ? `<path d="M${240 + at} 174v12" stroke="#1c1a3d" stroke-width="2"/>`
    : `<path d="M234 ${180 - at}h12" stroke="#1c1a3d" stroke-width="2"/>`

/** Walls of a maze with paths of sixty; every place can be reached. */
const MAZE =
  'M0 0h480v360H0ZM60 0v180M60 240v60M120 300v60M180 60v180M300 240v60M360 0v120M360 180v60M420 60v60M420 240v60M60 60h60M180 60h120M120 120h60M240 120h180M60 180h60M180 180h240M0 240h240M420 240h60M180 300h120M360 300h60'

export const LEVEL_BACKDROPS: LibraryPicture[] = [
  scene('underwater', sky('#22d3ee', '#06b6d4', '#0891b2', '#0e7490'), `<g fill="#cffafe" opacity=".25">${shape('M60 0h60L60 300H-40ZM220 0h40l-20 320H140ZM380 0h60l40 300h-90Z', '#cffafe')}</g>`, hills(330, 22, 3, '#e0c17f'), weed(50, 150, '#15803d'), weed(74, 110, '#16a34a'), weed(430, 170, '#15803d'), weed(404, 120, '#16a34a'), line('M300 346v-40M300 326l-22-20v-16M300 316l20-18v-20', '#f43f5e', 12), line('M150 350v-26M150 336l-14-12M150 332l14-14', '#fb923c', 9), dots([[120, 200], [132, 170], [124, 140], [350, 220], [362, 180]], 6, '#a5f3fc'), oval(220, 346, 30, 12, '#94a3b8')),
  scene('coral-reef', sky('#38bdf8', '#0ea5e9', '#0284c7'), hills(320, 26, 4, '#fde68a'), [[50, '#f472b6'], [140, '#fb923c'], [330, '#a78bfa'], [430, '#f43f5e']].map(([x, colour]) => moved(Number(x), 340, line('M0 0v-50M0-20l-26-26v-24M0-30l24-24v-26M-14-34l-4-30M12-42l-2-36', String(colour), 12))).join(''), dots([[90, 330], [240, 340], [280, 332]], 16, '#34d399'), dots([[200, 338]], 22, '#f59e0b'), [[120, 110], [300, 90], [380, 160]].map(([x, y]) => moved(x!, y!, shape('M0 0q16-16 34 0-18 16-34 0ZM0 0l-14-10v20Z', '#fde047') + dot(26, -2, 2.5, '#1c1a3d'))).join('')),
  scene('moon-surface', fill('#0b1026'), stars(80, 230), dot(380, 90, 50, '#2563eb'), shape('M350 60q20-14 40-4-6 20-26 22t-14-18ZM390 96q24-10 34 6-10 26-26 24t-8-30Z', '#22c55e'), hills(260, 24, 3, '#94a3b8'), hills(300, 20, 2, '#cbd5e1'), [[90, 300, 46], [300, 320, 60], [420, 290, 30], [190, 346, 36]].map(([x, y, r]) => oval(x!, y!, r!, r! * 0.26, '#94a3b8') + oval(x!, y! + 3, r! * 0.8, r! * 0.16, '#64748b')).join('')),
  scene('galaxy', fill('#1a0b38'), `<g opacity=".5">${oval(240, 180, 230, 90, '#4c1d95')}${oval(240, 180, 170, 60, '#7c3aed')}${oval(240, 180, 100, 34, '#c084fc')}</g>${oval(240, 180, 40, 16, '#fdf4ff')}`, stars(130, 360), dots([[70, 60], [400, 300], [350, 50], [110, 290]], 3.5, '#fde68a')),
  scene('red-planet', sky('#7c2d12', '#9a3412', '#c2410c', '#ea580c'), stars(20, 100, '#fed7aa'), dot(90, 70, 18, '#fdba74'), dot(150, 50, 10, '#fed7aa'), hills(260, 50, 3, '#9a3412'), hills(300, 30, 2, '#7c2d12'), shape('M330 300l30-70 20 30 26-50 40 90Z', '#6b2410'), oval(130, 330, 60, 12, '#5c1d0c'), dots([[220, 340], [260, 326], [60, 350]], 9, '#9a3412')),
  scene('platform-level', sky('#7dd3fc', '#a5e4fd', '#cdf1fe'), cloud(90, 70), cloud(340, 50, 1.2), hills(290, 50, 3, '#a7f3d0'), ground(-4, 310, 170), ground(230, 310, 110), ground(400, 310, 90), block(60, 230, 90), block(200, 180, 80), block(330, 220, 80), block(390, 130, 70), block(40, 120, 80), dots([[85, 210], [105, 210], [125, 210], [240, 160], [370, 200], [425, 110], [80, 100]], 7, '#fbbf24')),
  scene('ice-level', sky('#1e3a8a', '#1e40af', '#2563eb'), stars(30, 160), shape('M0 320 70 160l60 160ZM330 320l80-190 90 190Z', '#60a5fa'), ice(-4, 320, 488), ice(40, 250, 90), ice(190, 200, 100), ice(340, 240, 90), ice(110, 130, 80), ice(310, 110, 90), Array.from({ length: 9 }, (_, at) => shape(`M${at * 56} 0h30l-15 ${30 + (at % 3) * 14}Z`, '#bfdbfe')).join('')),
  scene('cave-level', fill('#292524'), shape('M0 0h480v60l-30 30-24-26-40 50-30-54-44 30-34-40-50 46-30-40-40 34-50-44-38 60L40 70 0 110Z', '#1c1917'), band(310, 50, '#57534e'), box(50, 240, 100, 20, 4, '#78716c'), box(210, 190, 90, 20, 4, '#78716c'), box(350, 240, 100, 20, 4, '#78716c'), dots([[90, 160], [330, 150]], 5, '#f59e0b'), [[30, 312, '#22d3ee'], [300, 312, '#a855f7'], [440, 312, '#22d3ee']].map(([x, y, colour]) => moved(Number(x), Number(y), shape('M-16 0l6-34 8 20 6-40 10 30 4 24Z', String(colour)))).join('')),
  scene('maze', fill('#fef9c3'), `<path d="${MAZE}" fill="none" stroke="#4338ca" stroke-width="8" stroke-linejoin="round"/>`, box(8, 8, 46, 46, 8, '#bbf7d0'), box(426, 306, 46, 46, 8, '#fecaca')),
  scene('tiles', grid(12, 9, (c, r) => `<rect x="${c * 40}" y="${r * 40}" width="40" height="40" fill="${(c + r) % 2 ? '#e7e0f5' : '#faf7ff'}"/>`)),
  scene('chessboard', fill('#78350f'), grid(8, 8, (c, r) => `<rect x="${80 + c * 40}" y="${20 + r * 40}" width="40" height="40" fill="${(c + r) % 2 ? '#b58863' : '#f0d9b5'}"/>`)),
  scene('race-track', fill('#4ade80'), `<g fill="none"><rect x="60" y="60" width="360" height="240" rx="110" stroke="#f8fafc" stroke-width="86"/><rect x="60" y="60" width="360" height="240" rx="110" stroke="#475569" stroke-width="74"/><rect x="60" y="60" width="360" height="240" rx="110" stroke="#fde047" stroke-width="4" stroke-dasharray="20 18"/></g>${grid(4, 9, (c, r) => `<rect x="${224 + c * 8}" y="${264 + r * 8}" width="8" height="8" fill="${(c + r) % 2 ? '#1c1a3d' : '#fff'}"/>`)}`, dots([[180, 150], [300, 200], [240, 180]], 16, '#16a34a')),
  scene('squared-paper', fill('#fffdf7'), lines(20, '#c7d2fe', 1), line('M60 0v360', '#fca5a5', 2)),
  scene('coordinates', fill('#fffdf7'), lines(20, '#e0e7ff', 1), `<path d="M0 180h480M240 0v360" stroke="#1c1a3d" stroke-width="3"/>${shape('M480 180l-12-7v14ZM240 0l-7 12h14Z', '#1c1a3d')}${[-200, -100, 100, 200].map((at) => tick(at, true)).join('')}${[-150, -100, -50, 50, 100, 150].map((at) => tick(at, false)).join('')}`, moved(462, 206, line('M-5-6l10 12M5-6l-10 12', '#dc2626', 3)), moved(218, 14, line('M-5-6l5 6 5-6M0 0v7', '#2563eb', 3))),
  scene('blackboard', fill('#78350f'), box(14, 14, 452, 316, 4, '#14532d'), box(60, 330, 360, 12, 3, '#a16207'), box(90, 324, 30, 7, 2, '#f8fafc'), box(130, 324, 24, 7, 2, '#fde68a'), box(340, 318, 50, 13, 3, '#334155'), `<path d="M40 50q80 20 180 0M300 290q60-16 140 0" stroke="#1c6b3c" stroke-width="16" fill="none" stroke-linecap="round"/>`),
  scene('sunrise', sky('#4c1d95', '#9d174d', '#e11d48', '#f97316', '#fbbf24', '#fde68a')),
  scene('mint', sky('#99f6e4', '#a7f3d0', '#bbf7d0', '#d1fae5', '#ecfdf5')),
  scene('confetti', fill('#eef2ff'), Array.from({ length: 70 }, (_, at) => {
    const [x, y] = [(at * at * 13 + at * 113) % 470, (at * at * 29 + at * 71) % 350]
    const colour = ['#f43f5e', '#f59e0b', '#22c55e', '#0ea5e9', '#8b5cf6'][at % 5]!
    return turned((at * 37) % 90, x, y, box(x, y, 10, 10, at % 3 === 0 ? 5 : 2, colour))
  }).join('')),
]
