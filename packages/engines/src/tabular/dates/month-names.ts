/** Months, weekdays and eras as people write them in English, Thai, Arabic and Chinese. */

/** Twelve names in a row; the place is the month. Written as they are looked up: see `plainLetters`. */
const MONTHS: readonly string[] = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'jan feb mar apr may june july aug sept oct nov dec',
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
  'มกรา กุมภา มีนา เมษา พฤษภา มิถุนา กรกฎา สิงหา กันยา ตุลา พฤศจิกา ธันวา',
  'มค กพ มีค เมย พค มิย กค สค กย ตค พย ธค',
  'يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر',
  'يناير فبراير مارس ابريل ماي يونيه يوليه اغسطس سبتمبر اكتوبر نونبر دجنبر',
  'كانونالثاني شباط اذار نيسان ايار حزيران تموز اب ايلول تشرينالاول تشرينالثاني كانونالاول',
  'جانفي فيفري مارس افريل ماي جوان جويليه اوت سبتمبر اكتوبر نوفمبر ديسمبر',
]

const MONTH_OF = new Map(
  MONTHS.flatMap((row) => row.split(' ').map((name, at): [string, number] => [name, at + 1])),
)

/** Dots, spaces and signs between words say nothing; Arabic letters have one form each. */
function plainLetters(text: string): string {
  return text
    .replaceAll(/[\u0622\u0623\u0625]/g, '\u0627')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064a')
    .replaceAll(/[^\p{L}\p{M}]|\u0640|[\u064b-\u0652]/gu, '')
}

const WEEKDAY =
  /^(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|(?:يوم)?ال(?:احد|اثنين|ثلاثاء|اربعاء|خميس|جمعه|سبت))/
const FILLING = /^(?:the|วันที่|ที่|เดือน|st|nd|rd|th|of|من|شهر)/
const ERA = /(พศ|คศ|be|ad|ce|bc|هـ?|م)$/

export interface Words {
  /** 1 to 12, null when no month is named. */
  month: number | null
  era: 'be' | 'ce' | null
  /** A word of Thai: years of two digits are of the Buddhist era there. */
  isThai: boolean
}

/** What the letters between the numbers of a date say; null when they say anything else. */
export function wordsOf(text: string): Words | null {
  const isThai = /[\u0e00-\u0e7f]/.test(text)
  let rest = plainLetters(text)
  for (let before = ''; before !== rest && !MONTH_OF.has(rest); ) {
    before = rest
    rest = rest.replace(WEEKDAY, '').replace(FILLING, '')
  }
  const whole = MONTH_OF.get(rest)
  if (rest === '' || whole !== undefined) return { month: whole ?? null, era: null, isThai }
  const said = ERA.exec(rest)?.[0] ?? ''
  // Years of the Hijra are not ours to count.
  const era = { พศ: 'be', be: 'be', คศ: 'ce', ad: 'ce', ce: 'ce', م: 'ce' } as const
  const known = era[said as keyof typeof era]
  const name = rest.slice(0, rest.length - said.length)
  const month = MONTH_OF.get(name) ?? null
  if (!known || (name !== '' && month === null)) return null
  return { month, era: known, isThai }
}
