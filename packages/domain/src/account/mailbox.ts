/** Says whose mailbox an address is: many addresses reach the same one. */
import { normaliseEmail } from './account-fields.ts'

/** These read a name with and without dots as the same. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** One name for a mailbox; to compare with, not to write to. */
export function mailboxOf(email: string): string {
  const address = normaliseEmail(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [plain = ''] = address.slice(0, at).split('+')
  if (!WITHOUT_DOTS.has(domain)) return `${plain}@${domain}`
  return `${plain.replaceAll('.', '')}@gmail.com`
}
