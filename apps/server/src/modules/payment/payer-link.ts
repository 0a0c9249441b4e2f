/** The guardian's own secret, who has agreed to pay: from the page on which they did, or from a mail to them. */
import { eq, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orderPayer } from '../../platform/database/schema/payment.ts'
import { linkTokenHash } from '../../platform/secret-link.ts'

export const hashOfLink = (token: string) => linkTokenHash(token.trim())

/** Null for any other secret, also the one the child knows. */
export async function orderPaidWith(orm: Orm, token: string): Promise<number | null> {
  const hash = hashOfLink(token)
  const [own] = await orm
    .select({ orderId: orderPayer.orderId })
    .from(orderPayer)
    .where(or(eq(orderPayer.linkHash, hash), eq(orderPayer.mailLinkHash, hash)))
  return own?.orderId ?? null
}
