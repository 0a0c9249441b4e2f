/** Rows of seats, each with the complimentary subscription that counts while somebody has it. */
import { endOfDay } from '@panya/domain/money/complimentary.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { complimentarySubscriptions } from '../../platform/database/schema/money.ts'
import { schoolSeat } from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { FoundOrder } from './order-store.ts'

export const isTaken = (orderId: number) =>
  and(eq(schoolSeat.orderId, orderId), isNull(schoolSeat.takenAt))

export async function seatedIn(tx: Orm, orderId: number) {
  return tx
    .select({
      userId: schoolSeat.userId,
      displayName: student.displayName,
      classId: schoolSeat.classroomId,
    })
    .from(schoolSeat)
    .innerJoin(student, eq(student.id, schoolSeat.userId))
    .where(isTaken(orderId))
}

interface Seat {
  userId: number
  classId: number
  now: Date
}

/** Who had it before has the same subscription again: its coins come once. */
export async function giveTo(
  tx: Orm,
  { row }: FoundOrder,
  { userId, classId, now }: Seat,
): Promise<void> {
  const { id: orderId, planId, cycle, reference, periodUntil } = row
  const own = and(eq(schoolSeat.orderId, orderId), eq(schoolSeat.userId, userId))
  const again = { takenAt: null, givenAt: now, classroomId: classId }
  const [before] = await tx
    .update(schoolSeat)
    .set(again)
    .where(own)
    .returning({ grantId: schoolSeat.grantId })
  if (before) return setGrants(tx, [before.grantId], 'active')
  const [grant] = await tx
    .insert(complimentarySubscriptions)
    .values({
      userId,
      planId,
      cycle: cycle === 'yearly' ? 'yearly' : 'monthly',
      grantReason: `school order ${reference}`,
      createdAt: now,
      expiresAt: endOfDay(periodUntil ?? bangkokDay(now)),
    })
    .returning({ id: complimentarySubscriptions.id })
  await tx.insert(schoolSeat).values({ orderId, userId, grantId: grant!.id, ...again })
}

async function setGrants(tx: Orm, ids: number[], status: 'active' | 'revoked'): Promise<void> {
  const { id } = complimentarySubscriptions
  await tx.update(complimentarySubscriptions).set({ status }).where(inArray(id, ids))
}

/** Of those who sit on one of an order's seats. The number of them. */
export async function takeFrom(
  tx: Orm,
  orderId: number,
  who: SQL | undefined,
  now: Date,
): Promise<number> {
  const taken = await tx
    .update(schoolSeat)
    .set({ takenAt: now })
    .where(and(isTaken(orderId), who))
    .returning({ grantId: schoolSeat.grantId })
  if (taken.length > 0)
    await setGrants(
      tx,
      taken.map(({ grantId }) => grantId),
      'revoked',
    )
  return taken.length
}
