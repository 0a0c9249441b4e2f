/** Days as Thai papers write them: years of the Buddhist era. */
import { isCalendarDay } from '../time/bangkok.ts'

const ERA = 543
const MONTHS = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
]

export function buddhistYear(day: string): number {
  return partsOf(day).year + ERA
}

/** `19 พฤศจิกายน 2569` */
export function thaiDate(day: string): string {
  const { year, month, date } = partsOf(day)
  return `${date} ${MONTHS[month - 1]} ${year + ERA}`
}

/** `19/11/2569` */
export function shortThaiDate(day: string): string {
  const { year, month, date } = partsOf(day)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(date)}/${two(month)}/${year + ERA}`
}

function partsOf(day: string) {
  if (!isCalendarDay(day)) throw new RangeError(`"${day}" is no day`)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}
