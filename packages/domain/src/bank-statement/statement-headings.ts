/** What the columns of a bank's statement are called, in Thai and English. */

export const STATEMENT_COLUMNS = [
  'day',
  'time',
  'in',
  'out',
  'amount',
  'direction',
  'balance',
  'other-day',
] as const
/** What is none of these is text, in which a reference may stand. */
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]

/** Whole cells, without what stands in brackets: `ถอนเงิน (บาท)`. The first that fits counts. */
const HEADINGS: [StatementColumn, RegExp][] = [
  ['other-day', /^(value|effective) ?date$|^วันที่(มี)?ผล$|^เวลา ?\/ ?วันที่มีผล$/],
  [
    'day',
    /^((transaction|tran|trans|txn|posting|post|booking) ?)?date( ?(&|and|\/) ?time)?$|^วัน(ที่)?( ?\/ ?เวลา)?$|^วันที่(ทำ|เกิด)?รายการ$|^วัน ?เดือน ?ปี$/,
  ],
  ['time', /^(transaction |tran |txn )?time$|^เวลา(ทำรายการ)?$/],
  // One column for both ways: a number in it does not say which.
  ['direction', /^(dr|d) ?\/ ?(cr|c)$|^(cr|c) ?\/ ?(dr|d)$|^(debit|เดบิต) ?\/ ?(credit|เครดิต)$/],
  [
    'amount',
    /^((transaction|tran|txn) )?amount$|^จำนวน(เงิน)?$|^ถอน(เงิน)? ?\/ ?ฝาก(เงิน)?$|^ฝาก(เงิน)? ?\/ ?ถอน(เงิน)?$|^withdrawals? ?\/ ?deposits?$|^deposits? ?\/ ?withdrawals?$/,
  ],
  [
    'in',
    /^(deposits?|credits?|money in|paid in)( amount)?$|^(ยอด|จำนวน|รายการ)?(เงิน)?(ฝาก|เข้า|เครดิต)(เงิน)?$|^รับเงิน$/,
  ],
  [
    'out',
    /^(withdrawals?|debits?|money out|paid out)( amount)?$|^(ยอด|จำนวน|รายการ)?(เงิน)?(ถอน|ออก|เดบิต)(เงิน)?$|^จ่ายเงิน$/,
  ],
  ['balance', /^((outstanding|ledger|available|running|account) )?balance$|^(ยอด)?(เงิน)?คงเหลือ$/],
]

export function columnOf(cell: string): StatementColumn | undefined {
  const heading = cell
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[.:]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0]
}

/** `in` for money that came, as one column of both ways says it. */
export function directionOf(cell: string): 'in' | 'out' | null {
  const word = cell.trim().toLowerCase().replaceAll('.', '')
  if (/^(cr?|credit|ฝาก|ฝากเงิน|เครดิต|เงินเข้า)$/.test(word)) return 'in'
  return /^(dr?|debit|ถอน|ถอนเงิน|เดบิต|เงินออก)$/.test(word) ? 'out' : null
}
