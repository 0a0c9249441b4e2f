/** Amounts in English words: `Two hundred forty-nine baht only`. */
import type { Currency } from '../amount/amount.ts'

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const THOUSANDS = ['', ' thousand', ' million', ' billion', ' trillion']
/** One and many, of the large unit and of the small one. */
const UNITS: Record<Currency, [[string, string], [string, string]]> = {
  THB: [
    ['baht', 'baht'],
    ['satang', 'satang'],
  ],
  USD: [
    ['dollar', 'dollars'],
    ['cent', 'cents'],
  ],
}
const MINOR_PER_MAJOR = 100

export function englishAmount(minor: number, currency: Currency): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`${minor} is no amount`)
  const [large, small] = UNITS[currency]
  const [whole, rest] = [Math.trunc(minor / MINOR_PER_MAJOR), minor % MINOR_PER_MAJOR]
  const parts = [
    ...(whole > 0 || rest === 0 ? [counted(whole, large)] : []),
    ...(rest > 0 ? [counted(rest, small)] : []),
  ]
  const text = parts.join(' and ') + (rest === 0 ? ' only' : '')
  return text[0]!.toUpperCase() + text.slice(1)
}

function counted(count: number, [one, many]: [string, string]): string {
  return `${englishNumber(count)} ${count === 1 ? one : many}`
}

function englishNumber(value: number): string {
  if (value === 0) return SMALL[0]!
  const groups: string[] = []
  for (let [rest, place] = [value, 0]; rest > 0; rest = Math.trunc(rest / 1000), place++) {
    if (rest % 1000 > 0) groups.unshift(belowThousand(rest % 1000) + THOUSANDS[place])
  }
  return groups.join(' ')
}

function belowThousand(value: number): string {
  const [hundreds, rest] = [Math.trunc(value / 100), value % 100]
  const front = hundreds === 0 ? [] : [`${SMALL[hundreds]} hundred`]
  if (rest === 0) return front.join(' ')
  const [ten, one] = [Math.trunc(rest / 10), rest % 10]
  const back = rest < 20 ? SMALL[rest] : TENS[ten] + (one === 0 ? '' : `-${SMALL[one]}`)
  return [...front, back].join(' ')
}
