import { randomFrom } from '../table.ts'
import { IRIS } from './iris.ts'
import { PROVINCES } from './provinces.ts'

/** Tables to try things with. Made-up ones are made by rule, so that they are the same everywhere. */

const PRODUCTS = [
  ['mango', 'มะม่วง', 'fruit', 35],
  ['durian', 'ทุเรียน', 'fruit', 180],
  ['rice', 'ข้าว', 'food', 22],
  ['noodles', 'ก๋วยเตี๋ยว', 'food', 45],
  ['tea', 'ชาไทย', 'drink', 30],
  ['coconut water', 'น้ำมะพร้าว', 'drink', 25],
  ['umbrella', 'ร่ม', 'goods', 120],
] as const
const MARKETS = ['Chiang Mai', 'Bangkok', 'Phuket', 'Khon Kaen'] as const

/** Made up by us: sales of four markets over a year. */
function market(): string {
  const random = randomFrom(2024)
  const lines = ['date,market,product,quantity,price']
  for (let n = 0; n < 600; n++) {
    const day = Math.floor(random() * 365)
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)
    const [product, , , price] = PRODUCTS[Math.floor(random() * PRODUCTS.length)]!
    const place = MARKETS[Math.floor(random() * MARKETS.length)]!
    const season = product === 'umbrella' && day > 150 && day < 290 ? 3 : 1
    lines.push(
      `${date},${place},${product},${1 + Math.floor(random() * 9 * season)},${Math.round(price * (0.9 + random() * 0.2))}`,
    )
  }
  return lines.join('\n')
}

function products(): string {
  return ['product,name_th,kind,list_price', ...PRODUCTS.map((row) => row.join(','))].join('\n')
}

/** Made up by us: a class with some gaps, for cleaning. */
function students(): string {
  const random = randomFrom(7)
  const lines = ['student,grade,hours,sleep,score,club']
  for (let n = 1; n <= 120; n++) {
    const hours = Math.round((1 + random() * 9) * 10) / 10
    const sleep = Math.round((5 + random() * 4) * 10) / 10
    const score = Math.round(
      Math.min(100, Math.max(0, 28 + 5.5 * hours + 2.5 * sleep + (random() - 0.5) * 18)),
    )
    const gap = random()
    const club = ['music', 'robot', 'football', 'art'][Math.floor(random() * 4)]
    lines.push(
      `S${n},P${4 + Math.floor(random() * 3)},${gap < 0.05 ? '' : hours},${gap > 0.95 ? 'NA' : sleep},${score},${club}`,
    )
  }
  return lines.join('\n')
}

/** Anscombe's quartet (The American Statistician, 1973): four sets with the same statistics. */
function anscombe(): string {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
  const sets: [string, number[], number[]][] = [
    ['I', x, [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]],
    ['II', x, [9.14, 8.14, 8.74, 8.77, 9.26, 8.1, 6.13, 3.1, 9.13, 7.26, 4.74]],
    ['III', x, [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73]],
    [
      'IV',
      [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8],
      [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.5, 5.56, 7.91, 6.89],
    ],
  ]
  return [
    'set,x,y',
    ...sets.flatMap(([name, xs, ys]) => xs.map((value, i) => `${name},${value},${ys[i]}`)),
  ].join('\n')
}

export const SAMPLE_TABLES = [
  'market',
  'products',
  'students',
  'provinces',
  'iris',
  'anscombe',
] as const

export const SAMPLES: Record<(typeof SAMPLE_TABLES)[number], () => string> = {
  market,
  products,
  students,
  provinces: () => PROVINCES,
  iris: () => IRIS,
  anscombe,
}
