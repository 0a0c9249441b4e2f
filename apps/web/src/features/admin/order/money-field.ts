/** An amount as an admin types it, in the smallest unit. */
import { readDecimal } from '@panya/domain/amount/amount.ts'
import { formText } from '../../../adapters/form-data.ts'

/** Null for what is no amount above nothing, such as `1,23` or an empty field. */
export function readMoney(form: HTMLFormElement, field: string): number | null {
  const minor = readDecimal(formText(new FormData(form), field))
  return minor !== null && minor > 0 ? minor : null
}
