/** The text in a PromptPay code: whom it pays, how much and what for. What is written is read back. */
import { decimalText, readDecimal } from '../amount/amount.ts'
import { crcOf } from './crc.ts'
import { type Field, type FieldProblem, readFields, writeFields } from './fields.ts'
import {
  BILL_TAG,
  type Receiver,
  type ReceiverProblem,
  readReceiver,
  receiverFields,
  receiverProblem,
  TRANSFER_TAG,
} from './receiver.ts'

export interface PromptPay {
  receiver: Receiver
  /** In satang; null where the payer types it. */
  amountMinor: number | null
  /** What the payer is shown as the shop, in plain letters; null to leave it to the bank. */
  shopName: string | null
}

export type PromptPayProblem =
  | ReceiverProblem
  | FieldProblem
  | 'bad-amount'
  | 'bad-shop-name'
  | 'bad-checksum'
  | 'other-format'
  | 'other-currency'
  | 'other-country'
  | 'no-receiver'
  | 'two-receivers'
  | 'unknown-receiver'

export type Written = { kind: 'text'; text: string } | Refused
export type Read = { kind: 'payment'; payment: PromptPay } | Refused
interface Refused {
  kind: 'refused'
  problem: PromptPayProblem
}

/** Thirteen places with the point: the field has no more. */
const AMOUNT_MAX = 999_999_999_999
const SHOP_NAME_MAX = 25
const BAHT = '764'
const CHECKSUM = /^6304[0-9A-F]{4}$/

export function writePromptPay({ receiver, amountMinor, shopName }: PromptPay): Written {
  const problem = receiverProblem(receiver) ?? detailProblem(amountMinor, shopName)
  if (problem !== null) return refused(problem)
  const { tag, fields } = receiverFields(receiver)
  const body: (Field | null)[] = [
    { tag: '00', value: '01' },
    // A code with an amount is for one payment.
    { tag: '01', value: amountMinor === null ? '11' : '12' },
    { tag, value: writeFields(fields) },
    { tag: '53', value: BAHT },
    amountMinor === null ? null : { tag: '54', value: decimalText(amountMinor) },
    { tag: '58', value: 'TH' },
    shopName === null ? null : { tag: '59', value: shopName },
  ]
  const text = `${writeFields(body.filter((field) => field !== null))}6304`
  return { kind: 'text', text: text + crcOf(text) }
}

function detailProblem(amountMinor: number | null, shopName: string | null) {
  const isAmount =
    amountMinor === null ||
    (Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor <= AMOUNT_MAX)
  if (!isAmount) return 'bad-amount'
  const isName =
    shopName === null ||
    (/^[\u0021-\u007e][\u0020-\u007e]*$/.test(shopName) && shopName.length <= SHOP_NAME_MAX)
  return isName ? null : 'bad-shop-name'
}

export function readPromptPay(text: string): Read {
  const read = readFields(text)
  if (read.kind === 'refused') return refused(read.problem)
  // The checksum is the last field and counts itself, up to its length.
  const [body, end] = [text.slice(0, -4), text.slice(-8)]
  if (!CHECKSUM.test(end) || read.fields.at(-1)?.tag !== '63' || crcOf(body) !== text.slice(-4))
    return refused('bad-checksum')
  const values = new Map(read.fields.map(({ tag, value }) => [tag, value]))
  const start = values.get('01') ?? '11'
  if (read.fields[0]?.tag !== '00' || values.get('00') !== '01' || !/^1[12]$/.test(start))
    return refused('other-format')
  if (values.get('53') !== BAHT) return refused('other-currency')
  if (values.get('58') !== 'TH') return refused('other-country')
  return readPayment(values)
}

function readPayment(values: ReadonlyMap<string, string>): Read {
  const tags = [TRANSFER_TAG, BILL_TAG].filter((tag) => values.has(tag))
  const [tag = ''] = tags
  if (tags.length !== 1) return refused(tags.length === 0 ? 'no-receiver' : 'two-receivers')
  const inner = readFields(values.get(tag) ?? '')
  if (inner.kind === 'refused') return refused(inner.problem)
  const receiver = readReceiver(tag, inner.fields)
  if (receiver === null) return refused('unknown-receiver')
  const shopName = values.get('59') ?? null
  const amount = values.get('54')
  const amountMinor = amount === undefined ? null : plainAmount(amount)
  const problem = receiverProblem(receiver) ?? detailProblem(amountMinor, shopName)
  if (problem !== null) return refused(problem)
  return { kind: 'payment', payment: { receiver, amountMinor, shopName } }
}

/** Digits and perhaps a point; nothing else that a person could mean by an amount. */
function plainAmount(text: string): number {
  return /^\d+(\.\d{1,2})?$/.test(text) ? (readDecimal(text) ?? Number.NaN) : Number.NaN
}

function refused(problem: PromptPayProblem): Refused {
  return { kind: 'refused', problem }
}
