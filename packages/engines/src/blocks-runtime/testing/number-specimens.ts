/** Numbers of every size, for whoever writes or reads them: the same for the same seed. */
import { type Random, seededRandom } from '../random.ts'

const EDGES = [
  0,
  1,
  -1,
  0.1,
  0.5,
  1 / 3,
  2 / 3,
  0.1 + 0.2,
  1e-6,
  1e-7,
  1.5e-7,
  9.9999999999995e-8,
  123456789012,
  123456789012.5,
  123456789012345.6,
  999999999999.5,
  0.9999999999995,
  99999999999999,
  1e15,
  1e15 + 1,
  2 ** 53,
  2 ** 60,
  1e20,
  1e21,
  1.5e21,
  123456789012345680000,
  1e100,
  1.7976931348623157e308,

  2.2250738585072014e-308,
  1e9,
  999999999,
  1e9 + 1,
  0.000001234,
  1234567.891,
]

function one(random: Random): number {
  const sign = random() < 0.5 ? -1 : 1
  const kind = random()
  if (kind < 0.2) return sign * Math.floor(random() * 10 ** Math.ceil(random() * 21))
  if (kind < 0.5) return sign * Number((random() * 1000).toFixed(Math.floor(random() * 6)))
  // Any size there is, with all its digits.
  return sign * random() * 10 ** Math.floor(random() * 60 - 30)
}

export function numberSpecimens(count: number, seed = 1): number[] {
  const random = seededRandom(seed)
  return [
    ...EDGES,
    ...EDGES.map((edge) => -edge),
    ...Array.from({ length: count }, () => one(random)),
  ]
}
