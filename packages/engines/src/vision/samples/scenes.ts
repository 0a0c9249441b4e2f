import type { Mat, OpenCv } from '../opencv-types.ts'
import { QR_ROWS } from './qr-rows.ts'
import { type Rgb, Sketch } from './sketch.ts'

/** The sample pictures, drawn by ourselves; they need no download and are the same everywhere. */

const INK: Rgb = [28, 26, 61]

function shapes(cv: OpenCv): Mat {
  const s = new Sketch(cv, 480, 360, [251, 250, 246])
  s.circle(90, 90, 52, [67, 56, 202])
  s.box(190, 40, 100, 100, [15, 118, 110])
  s.polygon(
    [
      [390, 36],
      [452, 142],
      [328, 142],
    ],
    [194, 65, 12],
  )
  s.box(40, 218, 140, 84, [202, 138, 4])
  s.polygon(ring(260, 262, 58, 6), [190, 24, 93])
  s.polygon(ring(390, 262, 60, 5), [22, 163, 74])
  return s.mat
}

function ring(x: number, y: number, radius: number, corners: number): [number, number][] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / corners
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

const COINS = [
  [80, 80, 44],
  [200, 70, 34],
  [320, 96, 48],
  [430, 76, 30],
  [120, 210, 48],
  [250, 220, 40],
  [380, 230, 44],
  [70, 310, 30],
  [190, 318, 26],
  [310, 314, 32],
  [440, 322, 28],
] as const

function coins(cv: OpenCv): Mat {
  const s = new Sketch(cv, 500, 380, [46, 58, 72])
  for (const [x, y, radius] of COINS) {
    s.circle(x + 3, y + 4, radius, [32, 42, 54])
    s.circle(x, y, radius, radius > 36 ? [214, 178, 94] : [196, 200, 206])
    s.circle(x, y, radius - 6, radius > 36 ? [190, 150, 66] : [170, 174, 182], 2)
    s.write(radius > 36 ? '10' : '1', x - (radius > 36 ? 20 : 8), y + 10, 0.9, [92, 78, 44], 2)
  }
  s.each((value) => value + (s.random() - 0.5) * 14)
  return s.mat
}

function landscape(cv: OpenCv): Mat {
  const s = new Sketch(cv, 640, 400, [140, 200, 245])
  s.each((value, _x, y, channel) => value + (channel === 2 ? -0.02 : 0.12) * y)
  s.circle(510, 90, 42, [255, 214, 92])
  s.polygon(
    [
      [0, 260],
      [150, 130],
      [300, 260],
    ],
    [94, 116, 150],
  )
  s.polygon(
    [
      [180, 270],
      [360, 110],
      [560, 270],
    ],
    [74, 98, 132],
  )
  s.polygon(
    [
      [330, 137],
      [360, 110],
      [392, 137],
      [372, 148],
      [350, 144],
    ],
    [246, 248, 252],
  )
  s.polygon(
    [
      [0, 262],
      [640, 240],
      [640, 400],
      [0, 400],
    ],
    [96, 158, 84],
  )
  s.polygon(
    [
      [260, 400],
      [318, 252],
      [336, 252],
      [420, 400],
    ],
    [206, 178, 130],
  )
  for (const [x, y] of [
    [70, 300],
    [120, 330],
    [520, 296],
    [570, 330],
    [600, 300],
  ] as const) {
    s.box(x - 5, y, 10, 34, [110, 76, 48])
    s.circle(x, y - 12, 26, [44, 112, 62])
  }
  s.box(150, 290, 70, 54, [214, 92, 70])
  s.polygon(
    [
      [140, 292],
      [185, 254],
      [230, 292],
    ],
    [128, 50, 44],
  )
  s.box(178, 312, 20, 32, [82, 52, 40])
  return s.mat
}

/** A sheet of paper seen from the side, for the perspective node. */
function page(cv: OpenCv): Mat {
  const flat = new Sketch(cv, 420, 560, [250, 248, 240])
  flat.box(12, 12, 396, 536, [180, 176, 196], 2)
  flat.write('My science page', 52, 80, 1.1, INK, 3)
  for (let i = 0; i < 9; i++)
    flat.box(52, 120 + i * 28, i % 3 === 2 ? 190 : 316, 8, [120, 118, 140])
  flat.circle(130, 460, 50, [67, 56, 202], 4)
  flat.box(230, 410, 120, 100, [194, 65, 12], 4)
  const out = new Sketch(cv, 560, 560, [88, 66, 52])
  out.each((value, x) => value + 8 * Math.sin(x / 9))
  const from = cv.matFromArray(4, 1, cv.CV_32FC2, [0, 0, 420, 0, 420, 560, 0, 560])
  const to = cv.matFromArray(4, 1, cv.CV_32FC2, [150, 60, 452, 104, 500, 500, 54, 452])
  const warp = cv.getPerspectiveTransform(from, to)
  cv.warpPerspective(
    flat.mat,
    out.mat,
    warp,
    new cv.Size(560, 560),
    cv.INTER_LINEAR,
    cv.BORDER_TRANSPARENT,
  )
  for (const used of [flat.mat, from, to, warp]) used.delete()
  return out.mat
}

/** Writing under a lamp: one threshold for all cannot read it. */
function notes(cv: OpenCv): Mat {
  const s = new Sketch(cv, 480, 320, [244, 240, 228])
  const lines = [
    'Plants need light.',
    'Water goes up',
    'through the stem.',
    'Leaves make sugar',
    'from air and sun.',
  ]
  lines.forEach((line, i) => s.write(line, 34, 60 + i * 54, 1, [52, 50, 70], 2))
  s.each(
    (value, x, y) =>
      value * (1.05 - 0.72 * Math.min(1, Math.hypot(x - 70, y - 50) / 520)) +
      (s.random() - 0.5) * 8,
  )
  return s.mat
}

function cells(cv: OpenCv): Mat {
  const s = new Sketch(cv, 480, 360, [236, 226, 238])
  const places = [
    [90, 90],
    [140, 110],
    [230, 80],
    [330, 96],
    [376, 120],
    [96, 220],
    [190, 200],
    [232, 236],
    [330, 240],
    [420, 230],
    [120, 306],
    [300, 316],
    [346, 300],
  ] as const
  for (const [x, y] of places) {
    s.ellipse(x, y, 34 + s.random() * 6, 28 + s.random() * 6, [188, 110, 168], s.random() * 180)
    s.circle(x + 4, y - 2, 10, [108, 52, 128])
  }
  s.each((value) => value + (s.random() - 0.5) * 10)
  return s.mat
}

function checker(cv: OpenCv): Mat {
  const s = new Sketch(cv, 400, 400, [246, 246, 246])
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) if ((x + y) % 2) s.box(x * 50, y * 50, 49, 49, [38, 38, 46])
  return s.mat
}

function fruit(cv: OpenCv): Mat {
  const s = new Sketch(cv, 520, 360, [232, 218, 196])
  s.ellipse(260, 250, 220, 80, [206, 188, 160])
  const ball = (x: number, y: number, r: number, colour: Rgb, light: Rgb): void => {
    s.circle(x, y, r, colour)
    s.circle(x - r / 3, y - r / 3, r / 4, light)
  }
  ball(130, 210, 62, [206, 34, 40], [244, 150, 150])
  ball(250, 180, 66, [246, 142, 30], [255, 206, 150])
  ball(370, 214, 60, [92, 168, 48], [190, 226, 160])
  ball(206, 270, 50, [190, 28, 44], [240, 140, 150])
  s.ellipse(410, 120, 96, 30, [248, 214, 48], 30)
  s.line(130, 150, 138, 128, [92, 60, 36], 5)
  s.line(370, 156, 376, 134, [92, 60, 36], 5)
  return s.mat
}

function fog(cv: OpenCv): Mat {
  const mat = landscape(cv)
  const { data } = mat
  for (let i = 0; i < data.length; i++) data[i] = Math.round(150 + (data[i]! - 128) * 0.22)
  return mat
}

function owlOn(s: Sketch, x: number, y: number): void {
  const indigo: Rgb = [67, 56, 202]
  s.polygon(
    [
      [x - 70, y - 108],
      [x - 26, y - 74],
      [x - 66, y - 46],
    ],
    indigo,
  )
  s.polygon(
    [
      [x + 70, y - 108],
      [x + 26, y - 74],
      [x + 66, y - 46],
    ],
    indigo,
  )
  s.ellipse(x, y, 78, 92, indigo)
  s.ellipse(x - 74, y + 10, 20, 56, [48, 40, 150], 12)
  s.ellipse(x + 74, y + 10, 20, 56, [48, 40, 150], -12)
  s.ellipse(x, y + 30, 48, 52, [214, 218, 255])
  for (const side of [-1, 1]) {
    s.circle(x + side * 32, y - 36, 30, [255, 255, 255])
    s.circle(x + side * 28, y - 34, 13, INK)
    s.circle(x + side * 24, y - 39, 4, [255, 255, 255])
  }
  s.polygon(
    [
      [x - 11, y - 18],
      [x + 11, y - 18],
      [x, y + 2],
    ],
    [245, 158, 11],
  )
  for (const side of [-1, 1])
    s.line(x + side * 20, y + 88, x + side * 20, y + 104, [245, 158, 11], 7)
}

function owl(cv: OpenCv): Mat {
  const s = new Sketch(cv, 360, 360, [214, 244, 238])
  owlOn(s, 180, 190)
  return s.mat
}

function noise(cv: OpenCv): Mat {
  const s = new Sketch(cv, 360, 360, [253, 240, 205])
  owlOn(s, 180, 190)
  const { data } = s.mat
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const luck = s.random()
    if (luck < 0.06 || luck > 0.94) data.fill(luck < 0.5 ? 0 : 255, pixel, pixel + 3)
  }
  return s.mat
}

function room(cv: OpenCv, changed: boolean): Mat {
  const s = new Sketch(cv, 480, 340, [230, 232, 255])
  s.box(0, 250, 480, 90, [190, 150, 110])
  s.box(60, 60, 120, 100, [160, 210, 245])
  s.line(120, 60, 120, 160, [255, 255, 255], 5)
  s.box(250, 170, 170, 12, [128, 84, 50])
  s.box(262, 182, 12, 90, [128, 84, 50])
  s.box(396, 182, 12, 90, [128, 84, 50])
  s.circle(300, 150, 20, changed ? [22, 163, 74] : [220, 60, 60])
  s.box(340, 120, 30, 50, [67, 56, 202])
  if (!changed) s.box(374, 130, 18, 40, [245, 158, 11])
  s.circle(changed ? 110 : 96, 292, 26, [255, 255, 255])
  s.polygon(ring(400, 70, 34, changed ? 6 : 5), [245, 180, 40])
  return s.mat
}

function qr(cv: OpenCv): Mat {
  const size = QR_ROWS.length
  const s = new Sketch(cv, 420, 420, [255, 255, 255])
  const step = 12
  const start = Math.round((420 - size * step) / 2)
  QR_ROWS.forEach((row, y) => {
    row.split('').forEach((dark, x) => {
      if (dark === '1') s.box(start + x * step, start + y * step, step - 1, step - 1, [20, 20, 32])
    })
  })
  return s.mat
}

export const SAMPLE_NAMES = [
  'owl',
  'shapes',
  'coins',
  'landscape',
  'fruit',
  'page',
  'notes',
  'cells',
  'checker',
  'fog',
  'noise',
  'room-a',
  'room-b',
  'qr',
] as const
export type SampleName = (typeof SAMPLE_NAMES)[number]

const SCENES: Record<SampleName, (cv: OpenCv) => Mat> = {
  owl,
  shapes,
  coins,
  landscape,
  fruit,
  page,
  notes,
  cells,
  checker,
  fog,
  noise,
  'room-a': (cv) => room(cv, false),
  'room-b': (cv) => room(cv, true),
  qr,
}

export function drawSample(cv: OpenCv, name: string): Mat | null {
  const scene = Object.hasOwn(SCENES, name) ? SCENES[name as SampleName] : undefined
  return scene ? scene(cv) : null
}
