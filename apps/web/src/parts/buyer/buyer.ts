/** Whom a paper is for, as somebody types it. */
import { checkBuyer } from '@panya/domain/tax-paper/check-paper.ts'
import { HEAD_OFFICE, type PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { formText } from '../../adapters/form-data.ts'

/** By the name of the field: the name of what is wrong. */
export type BuyerFaults = Record<string, string>

/** Null where no name is wished on the paper. */
export function readBuyer(form: HTMLFormElement): PaperParty | null {
  const data = new FormData(form)
  if (!data.has('buyer')) return null
  const text = (field: string) => formText(data, `buyer.${field}`).trim()
  const taxId = text('taxId').replaceAll(/[\s-]/g, '') || null
  const branch = text('branch') || (taxId === null ? null : HEAD_OFFICE)
  return { name: text('name'), address: text('address').replaceAll(/\s+/g, ' '), taxId, branch }
}

export function faultsOf(buyer: PaperParty | null): BuyerFaults {
  const wrong = buyer === null ? [] : checkBuyer(buyer)
  return Object.fromEntries(wrong.map(({ field, problem }) => [field, problem]))
}
