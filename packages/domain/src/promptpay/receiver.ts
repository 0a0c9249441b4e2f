/** Whom a PromptPay code pays, and how that stands in its fields 29 and 30. */
import { isThaiId } from '../thai-id/thai-id.ts'
import type { Field } from './fields.ts'

export type Receiver =
  /** A mobile number as people write it: ten digits from 06, 08 or 09. */
  | { kind: 'phone'; phone: string }
  /** Thirteen digits: a person, or a company by its tax id. */
  | { kind: 'thai-id'; thaiId: string }
  /** The only kind that says what is paid for. */
  | { kind: 'bill'; biller: string; reference1: string; reference2: string | null }

export const RECEIVER_PROBLEMS = [
  'bad-phone',
  'bad-thai-id',
  'bad-biller',
  'bad-reference-1',
  'bad-reference-2',
] as const
export type ReceiverProblem = (typeof RECEIVER_PROBLEMS)[number]

export const REFERENCE_MAX = 20
const REFERENCE = new RegExp(`^[A-Z0-9]{1,${REFERENCE_MAX}}$`)

export const TRANSFER_TAG = '29'
export const BILL_TAG = '30'
/** Who reads the field: the two services of the Thai banks. */
const TRANSFER = 'A000000677010111'
const BILL = 'A000000677010112'

export function receiverProblem(receiver: Receiver): ReceiverProblem | null {
  switch (receiver.kind) {
    case 'phone':
      return /^0[689]\d{8}$/.test(receiver.phone) ? null : 'bad-phone'
    case 'thai-id':
      return isThaiId(receiver.thaiId) ? null : 'bad-thai-id'
    case 'bill': {
      if (!/^\d{15}$/.test(receiver.biller)) return 'bad-biller'
      if (!REFERENCE.test(receiver.reference1)) return 'bad-reference-1'
      const { reference2 } = receiver
      return reference2 === null || REFERENCE.test(reference2) ? null : 'bad-reference-2'
    }
  }
}

/** The tag of its field and what stands in it. */
export function receiverFields(receiver: Receiver): { tag: string; fields: Field[] } {
  switch (receiver.kind) {
    case 'phone':
      // The country instead of the nought, filled up to thirteen digits.
      return transfer({ tag: '01', value: `0066${receiver.phone.slice(1)}` })
    case 'thai-id':
      return transfer({ tag: '02', value: receiver.thaiId })
    case 'bill': {
      const { biller, reference1, reference2 } = receiver
      const fields = [
        { tag: '00', value: BILL },
        { tag: '01', value: biller },
        { tag: '02', value: reference1 },
      ]
      if (reference2 !== null) fields.push({ tag: '03', value: reference2 })
      return { tag: BILL_TAG, fields }
    }
  }
}

function transfer(field: Field) {
  return { tag: TRANSFER_TAG, fields: [{ tag: '00', value: TRANSFER }, field] }
}

/** Null for a service or a kind of receiver we do not know, such as an e-wallet. */
export function readReceiver(tag: string, fields: readonly Field[]): Receiver | null {
  const values = new Map(fields.map((field) => [field.tag, field.value]))
  const known = tag === BILL_TAG ? ['00', '01', '02', '03'] : ['00', '01', '02']
  if (fields.some((field) => !known.includes(field.tag))) return null
  const [one, two] = [values.get('01'), values.get('02')]
  if (tag === BILL_TAG) {
    if (values.get('00') !== BILL || one === undefined || two === undefined) return null
    return { kind: 'bill', biller: one, reference1: two, reference2: values.get('03') ?? null }
  }
  // Two receivers in one field: nobody can say who is paid.
  if (values.get('00') !== TRANSFER || (one === undefined) === (two === undefined)) return null
  if (two !== undefined) return { kind: 'thai-id', thaiId: two }
  return { kind: 'phone', phone: (one ?? '').replace(/^0066(?=\d{9}$)/, '0') }
}
