/** What the columns of a table of grants are called, and its words for a cycle, in the languages of the product. */
import type { Cycle } from './complimentary.ts'

export type GrantColumn = 'email' | 'plan' | 'cycle' | 'until' | 'reason'

/** Whole cells. */
const HEADINGS: [GrantColumn, RegExp][] = [
  [
    'email',
    /^(e-?mail|mail)([ _-]?address)?$|^(ที่อยู่)?อี-?เมล์?$|^(电子)?(邮箱|邮件)(地址)?$|^(عنوان )?(ال)?بريد( (ال)?[إا]لكتروني)?$|^(ال)?[إا]يميل$/i,
  ],
  [
    'plan',
    /^(plan|subscription)([ _-]?name)?$|^(แพ็?กเกจ|แพลน|แผน)$|^(方案|套餐|计划)$|^(ال)?(خطة|باقة|اشتراك)$/i,
  ],
  [
    'cycle',
    /^(cycle|billing([ _-]?cycle)?|period)$|^(รอบ(บิล|การชำระ)?|รอบเวลา)$|^(周期|计费周期)$|^(ال)?(دورة|فترة)$/i,
  ],
  [
    'until',
    /^(until|expires?([ _-]?(at|on))?|end([ _-]?date)?|last[ _-]?day)$|^(ถึง(วันที่)?|หมดอายุ|วันหมดอายุ|วันสุดท้าย|วันสิ้นสุด)$|^(截止|到期|结束)(日期?|时间)?$|^(有效期至|直到)$|^(حتى|ينتهي|آخر يوم|تاريخ (ال)?انتهاء)$/i,
  ],
  [
    'reason',
    /^(grant[ _-]?)?(reason|note|why)$|^(เหตุผล|หมายเหตุ)$|^(原因|理由|备注)$|^(ال)?(سبب|ملاحظة)$/i,
  ],
]

/** How a plan's cycle is called in the tables of people. */
const CYCLE_WORDS: [Cycle, RegExp][] = [
  ['monthly', /^(ราย|ทุก|ต่อ)?เดือน$|^(每|按|包)?月(度|付)?$|^شهري(ة|ا|ًا)?$/],
  ['yearly', /^(ราย|ทุก|ต่อ)?ปี$|^(每|按|包)?年(度|付)?$|^سنوي(ة|ا|ًا)?$/],
]

export function columnOf(cell: string): GrantColumn | undefined {
  const heading = cell.trim().normalize('NFC').replaceAll(/\s+/g, ' ')
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0]
}

export function cycleOf(written: string): Cycle {
  const plain = written.trim().toLowerCase()
  // What nobody understands is told as it stands.
  return CYCLE_WORDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? (plain as Cycle)
}
