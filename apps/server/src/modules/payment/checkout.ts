/**
 * Paying at a provider's page: begun once however often it is pressed, read back by whoever wants to know, and closed
 * when nobody is to pay there any more. Whoever is stopped in between begins again under the same name.
 */
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'
import { type CheckoutView, RETURN_PAGES } from '@panya/domain/order/purchase.ts'
import { and, desc, eq, isNotNull, isNull, lt, not, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { checkout } from '../../platform/database/schema/payment.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { PaymentParts } from './change-order.ts'
import { type FoundOrder, lockOrder } from './order-store.ts'
import { checkoutWay, type PayDoor, SHORTEST_CHECKOUT_MS } from './pay-ways.ts'
import type { CheckoutState, CheckoutWish, PaymentProvider } from './payment-provider.ts'
import { statusNow } from './present-order.ts'
import { tellNotice } from './tell-notice.ts'

const HOUR_MS = 3_600_000
const LIFE_MS = 2 * HOUR_MS
/** One press after the other asks the provider once. */
const LOOK_AGAIN_MS = 2000
/** An attempt may have ended at the provider just now. */
const ROUNDS = 3

export type Attempt = typeof checkout.$inferSelect

export interface CheckoutParts {
  parts: PaymentParts
  door: PayDoor
  brand: string
}

export function requireProvider({ providers }: Pick<PayDoor, 'providers'>, name: string) {
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw new Problem('NOT_FOUND', 'way-not-offered')
  return provider
}

export async function beginCheckout(
  { parts, door, brand }: CheckoutParts,
  orderId: number,
  { provider: name, locale }: { provider: string; locale: Locale },
): Promise<CheckoutView> {
  const provider = requireProvider(door, name)
  const { orm } = parts.database
  for (let round = 0; round < ROUNDS; round += 1) {
    const { attempt, found } = await orm.transaction((tx) =>
      takeAttempt(tx, { orderId, provider, locale, now: parts.now() }),
    )
    const isNew = attempt.providerId === null
    const state = isNew
      ? await provider.begin(wishOf(attempt, found, { door, brand }))
      : await provider.look(attempt.providerId ?? '')
    if (state.kind === 'open') {
      if (isNew) await nameAttempt(orm, attempt, state.id)
      return { kind: 'open', url: state.url }
    }
    await settle(parts, attempt, state)
    if (state.kind === 'waiting' || state.kind === 'paid') return { kind: state.kind }
  }
  throw new Problem('UNAVAILABLE', 'provider-not-reachable')
}

interface AttemptWish {
  orderId: number
  provider: PaymentProvider
  locale: Locale
  now: Date
}

/** The one that is under way, or the next. */
async function takeAttempt(
  tx: Orm,
  { orderId, provider, locale, now }: AttemptWish,
): Promise<{ attempt: Attempt; found: FoundOrder }> {
  const found = await lockOrder(tx, orderId)
  const { row } = found
  const status = statusNow(row, now)
  if (status !== 'open') throw new Problem('CONFLICT', `order-is-${status}`)
  const [last] = await tx
    .select()
    .from(checkout)
    .where(eq(checkout.orderId, orderId))
    .orderBy(desc(checkout.attempt))
    .limit(1)
  if (last && !last.ended && last.provider === provider.name) {
    if (last.providerId !== null || now <= last.againUntil) return { attempt: last, found }
    // Nobody was ever told where it is.
    await endAttempt(tx, last)
  }
  if (checkoutWay(provider, row, now).length === 0)
    throw new Problem('CONFLICT', 'way-not-offered')
  const ends = Math.min(now.getTime() + LIFE_MS, row.expiresAt.getTime())
  const [attempt] = await tx
    .insert(checkout)
    .values({
      orderId,
      attempt: (last?.attempt ?? 0) + 1,
      provider: provider.name,
      locale,
      expiresAt: new Date(ends),
      againUntil: new Date(ends - SHORTEST_CHECKOUT_MS),
    })
    .returning()
  return { attempt: attempt!, found }
}

/** Made of what is written down alone: asked again, it is the same question to the letter. */
function wishOf(
  { attempt, locale, expiresAt }: Attempt,
  { row, plan }: FoundOrder,
  { door, brand }: Pick<CheckoutParts, 'door' | 'brand'>,
): CheckoutWish {
  const { reference, amountMinor: minor, currency } = row
  const back = (page: string) =>
    `${door.publicUrl}${localePath(locale, page)}?order=${encodeURIComponent(reference)}`
  return {
    key: attempt === 1 ? reference : `${reference}-${attempt}`,
    reference,
    amount: { minor, currency },
    title: `${brand} ${plan.displayName}`,
    locale,
    returnTo: { paid: back(RETURN_PAGES.paid), left: back(RETURN_PAGES.left) },
    expiresAt,
  }
}

const isAttempt = ({ orderId, attempt }: Pick<Attempt, 'orderId' | 'attempt'>) =>
  and(eq(checkout.orderId, orderId), eq(checkout.attempt, attempt))

async function nameAttempt(orm: Orm, attempt: Attempt, providerId: string): Promise<void> {
  await orm.update(checkout).set({ providerId }).where(isAttempt(attempt))
}

export async function endAttempt(orm: Orm, attempt: Attempt): Promise<void> {
  await orm.update(checkout).set({ ended: true }).where(isAttempt(attempt))
}

/** What the provider answered is handled as if it had told it by itself. */
export async function settle(
  parts: PaymentParts,
  attempt: Attempt,
  state: CheckoutState,
): Promise<void> {
  if (state.kind === 'open' || state.kind === 'waiting') return
  if (state.kind === 'paid') await tellNotice(parts, state.notice)
  await endAttempt(parts.database.orm, attempt)
}

/** Whoever comes back from the provider's page may be faster than its notice. */
export async function readBack(
  { parts, door }: Pick<CheckoutParts, 'parts' | 'door'>,
  orderId: number,
): Promise<void> {
  const now = parts.now()
  const before = new Date(now.getTime() - LOOK_AGAIN_MS)
  const { lookedAt, providerId, ended } = checkout
  const asked = await parts.database.orm
    .update(checkout)
    .set({ lookedAt: now })
    .where(
      and(
        eq(checkout.orderId, orderId),
        not(ended),
        isNotNull(providerId),
        or(isNull(lookedAt), lt(lookedAt, before)),
      ),
    )
    .returning()
  for (const attempt of asked) {
    const provider = requireProvider(door, attempt.provider)
    await settle(parts, attempt, await provider.look(attempt.providerId ?? ''))
  }
}
