import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { THAI_VAT, taxByLine, taxOfRefund, taxWithin } from '../amount/vat.ts'
import { checkPaper, PAPER_TEXT_MAX } from './check-paper.ts'
import { branchText, type CreditNote, HEAD_OFFICE, PAPER_TITLES, type TaxPaper } from './paper.ts'

const SELLER = {
  name: 'บริษัท ปัญญา จำกัด',
  address: '1 ถนนห้วยแก้ว อำเภอเมือง เชียงใหม่ 50200',
  taxId: '0107544000108',
  branch: HEAD_OFFICE,
}
const SCHOOL = {
  name: 'โรงเรียนบ้านดอย',
  address: '9 ถนนสุเทพ อำเภอเมือง เชียงใหม่ 50200',
  taxId: '0107542000011',
  branch: '00002',
}
const PERSON = { name: 'มะลิ สุขใจ', address: '5 ถนนนิมมาน เชียงใหม่', taxId: null, branch: null }
const LINE = { description: 'Panya Pro, 1 month', quantity: 1, netMinor: 23_271 }

const INVOICE = {
  kind: 'tax-invoice',
  number: 'TI00000-2569-000001',
  day: '2026-11-19',
  seller: SELLER,
  buyer: SCHOOL,
  lines: [LINE],
  currency: 'THB',
  netMinor: 23_271,
  taxMinor: 1629,
  totalMinor: 24_900,
} as const satisfies TaxPaper
const NOTE: CreditNote = {
  ...INVOICE,
  kind: 'credit-note',
  number: 'CN00000-2569-000001',
  lines: [{ ...LINE, netMinor: 10_000 }],
  netMinor: 10_000,
  taxMinor: 700,
  totalMinor: 10_700,
  original: {
    number: 'TI00000-2569-000001',
    day: '2026-11-19',
    netMinor: 23_271,
    creditedMinor: 3271,
    rightMinor: 10_000,
  },
  reason: 'ยกเลิกบริการก่อนครบกำหนด',
}

const DOLLARS: TaxPaper = {
  kind: 'receipt',
  number: 'RC00000-2569-000001',
  day: '2026-11-19',
  seller: { ...SELLER, taxId: null, branch: null },
  buyer: null,
  lines: [{ ...LINE, netMinor: 299 }],
  currency: 'USD',
  netMinor: 299,
  taxMinor: 0,
  totalMinor: 299,
}

describe('a paper that may be written', () => {
  test.each<[string, TaxPaper]>([
    ['an invoice for a school', INVOICE],
    ['an invoice for a person', { ...INVOICE, buyer: PERSON }],
    ['a receipt', { ...INVOICE, kind: 'receipt', number: 'RC00000-2569-000001' }],
    [
      'a receipt for nobody in particular',
      { ...INVOICE, kind: 'receipt', number: 'RC00000-2569-000001', buyer: null },
    ],
    ['a credit note', NOTE],
    ['a receipt without tax, of somebody who is not registered for it', DOLLARS],
    ['a credit note that is a satang off', { ...NOTE, taxMinor: 701, totalMinor: 10_701 }],
    ['a long name', { ...INVOICE, buyer: { ...PERSON, name: 'ก'.repeat(PAPER_TEXT_MAX) } }],
  ])('%s', (_what, paper) => expect(checkPaper(paper)).toEqual([]))

  test('its title is the word of the law', () => {
    expect(PAPER_TITLES[INVOICE.kind].th).toBe('ใบกำกับภาษี')
    expect(PAPER_TITLES[NOTE.kind].th).toBe('ใบลดหนี้')
  })

  test('branches have their names', () => {
    expect(branchText(SELLER.branch)).toEqual({ th: 'สำนักงานใหญ่', en: 'Head office' })
    expect(branchText(SCHOOL.branch)).toEqual({ th: 'สาขาที่ 00002', en: 'Branch 00002' })
  })
})

describe('what is wrong is named', () => {
  test.each<[string, string, TaxPaper]>([
    ['day', 'bad-day', { ...INVOICE, day: '2569-13-01' }],
    ['number', 'bad-number', { ...INVOICE, number: '1' }],
    ['number', 'bad-number', { ...INVOICE, number: 'RC00000-2569-000001' }],
    ['number', 'bad-number', { ...INVOICE, number: 'TI00001-2569-000001' }],
    ['number', 'bad-number', { ...INVOICE, number: 'TI00000-2568-000001' }],
    ['seller.name', 'required', { ...INVOICE, seller: { ...SELLER, name: ' ' } }],
    ['seller.address', 'required', { ...INVOICE, seller: { ...SELLER, address: '' } }],
    ['seller.taxId', 'required', { ...INVOICE, seller: { ...SELLER, taxId: null } }],
    ['buyer.name', 'control-characters', { ...INVOICE, buyer: { ...SCHOOL, name: 'a\nb' } }],
    [
      'buyer.address',
      'too-long',
      { ...INVOICE, buyer: { ...SCHOOL, address: 'ก'.repeat(PAPER_TEXT_MAX + 1) } },
    ],
    ['buyer.taxId', 'bad-tax-id', { ...INVOICE, buyer: { ...SCHOOL, taxId: '0107542000012' } }],
    ['buyer.taxId', 'required', { ...INVOICE, buyer: { ...SCHOOL, taxId: null } }],
    ['buyer.branch', 'required', { ...INVOICE, buyer: { ...SCHOOL, branch: null } }],
    ['buyer.branch', 'bad-branch', { ...INVOICE, buyer: { ...SCHOOL, branch: '2' } }],
    ['lines', 'required', { ...INVOICE, lines: [], netMinor: 0, taxMinor: 1, totalMinor: 1 }],
    ['lines.0.description', 'required', { ...INVOICE, lines: [{ ...LINE, description: '' }] }],
    ['lines.0.quantity', 'bad-quantity', { ...INVOICE, lines: [{ ...LINE, quantity: 0 }] }],
    ['lines.0.quantity', 'bad-quantity', { ...INVOICE, lines: [{ ...LINE, quantity: 1.5 }] }],
    [
      'lines.1.netMinor',
      'bad-amount',
      {
        ...INVOICE,
        lines: [
          { ...LINE, netMinor: 23_272 },
          { ...LINE, netMinor: -1 },
        ],
      },
    ],
    ['taxMinor', 'bad-amount', { ...INVOICE, taxMinor: 0.5 }],
    ['totalMinor', 'wrong-sum', { ...INVOICE, totalMinor: 24_901 }],
    ['currency', 'bad-currency', { ...INVOICE, currency: 'USD' }],
    ['taxMinor', 'wrong-tax', { ...DOLLARS, seller: SELLER }],
    ['netMinor', 'wrong-sum', { ...INVOICE, lines: [{ ...LINE, netMinor: 23_270 }] }],
    ['taxMinor', 'wrong-tax', { ...INVOICE, taxMinor: 1628, totalMinor: 24_899 }],
    ['taxMinor', 'wrong-tax', { ...NOTE, taxMinor: 702, totalMinor: 10_702 }],
    ['reason', 'required', { ...NOTE, reason: '' }],
    [
      'original.number',
      'bad-number',
      { ...NOTE, original: { ...NOTE.original, number: 'RC00000-2569-000001' } },
    ],
    ['original.day', 'bad-day', { ...NOTE, original: { ...NOTE.original, day: '2026-11-20' } }],
    [
      'original.rightMinor',
      'bad-amount',
      { ...NOTE, original: { ...NOTE.original, rightMinor: -1 } },
    ],
    [
      'netMinor',
      'wrong-difference',
      { ...NOTE, original: { ...NOTE.original, rightMinor: 10_001 } },
    ],
  ])('%s: %s', (field, problem, paper) => {
    const wrong = checkPaper(paper)
    if (field === 'lines') expect(wrong).toContainEqual({ field, problem })
    else expect(wrong).toEqual([{ field, problem }])
  })

  test('a paper of nothing', () => {
    const nothing = { netMinor: 0, taxMinor: 0, totalMinor: 0, lines: [{ ...LINE, netMinor: 0 }] }
    expect(checkPaper({ ...INVOICE, ...nothing })).toEqual([
      { field: 'totalMinor', problem: 'bad-amount' },
    ])
  })

  test('all of it at once', () => {
    const wrong = checkPaper({
      ...INVOICE,
      number: '',
      buyer: { name: '', address: '', taxId: '1', branch: '1' },
    })
    expect(wrong.map(({ field }) => field)).toEqual([
      'number',
      'buyer.name',
      'buyer.address',
      'buyer.taxId',
      'buyer.branch',
    ])
  })
})

const price = fc.integer({ min: 1, max: 10 ** 9 })

test('what prices with tax come to is a right paper', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (gross) => {
      const parts = taxByLine(gross, THAI_VAT)
      const sum = taxWithin(
        gross.reduce((all, part) => all + part, 0),
        THAI_VAT,
      )
      const lines = parts.map(({ net }) => ({ ...LINE, netMinor: net }))
      const sums = { netMinor: sum.net, taxMinor: sum.tax, totalMinor: sum.gross }
      expect(checkPaper({ ...INVOICE, lines, ...sums })).toEqual([])
    }),
  )
})

test('an invoice that goes back in parts gives right credit notes, to the last satang', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), (refunds) => {
      const paid = taxWithin(
        refunds.reduce((all, part) => all + part, 0),
        THAI_VAT,
      )
      let [before, creditedMinor] = [0, 0]
      for (const refund of refunds) {
        const { net, tax, gross } = taxOfRefund(paid, before, refund)
        const rightMinor = paid.net - creditedMinor - net
        const note: CreditNote = {
          ...NOTE,
          lines: [{ ...LINE, netMinor: net }],
          netMinor: net,
          taxMinor: tax,
          totalMinor: gross,
          original: { ...NOTE.original, netMinor: paid.net, creditedMinor, rightMinor },
        }
        expect(checkPaper(note)).toEqual([])
        before += refund
        creditedMinor += net
      }
      expect(creditedMinor).toBe(paid.net)
    }),
  )
})
