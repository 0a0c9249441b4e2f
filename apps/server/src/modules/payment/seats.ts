/** Seats of a school: given to a class and taken back. A seat gives the plan only while somebody has it. */
import { planSeats, type SeatsView } from '@panya/domain/order/school-seats.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Orm } from '../../platform/database/database.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { purchaseOrder, schoolSeat } from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type LedgerCall, runDecided } from '../ledger/run-batch-port.ts'
import type { PaymentParts } from './change-order.ts'
import { type FoundOrder, lockOrder } from './order-store.ts'
import { giveTo, isTaken, seatedIn, takeFrom } from './seat-table.ts'

export async function readSeats(orm: Orm, orderId: number): Promise<SeatsView> {
  const { seats, periodFrom, periodUntil } = purchaseOrder
  const [row] = await orm
    .select({ seats, from: periodFrom, until: periodUntil })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.id, orderId))
  if (!row || row.seats === null) throw new Problem('NOT_FOUND', 'order-has-no-seats')
  const people = await orm
    .select({
      userId: schoolSeat.userId,
      displayName: student.displayName,
      classId: schoolSeat.classroomId,
      className: classroom.name,
    })
    .from(schoolSeat)
    .innerJoin(student, eq(student.id, schoolSeat.userId))
    .leftJoin(classroom, eq(classroom.id, schoolSeat.classroomId))
    .where(isTaken(orderId))
    .orderBy(...inNameOrder(student.displayName), student.id)
  const byClass = Map.groupBy(people, ({ classId }) => classId)
  const classes = [...byClass].flatMap(([id, seated]) =>
    id === null ? [] : [{ id, name: seated[0]?.className ?? '', seated: seated.length }],
  )
  const { from, until } = row
  return {
    seats: row.seats,
    taken: people.length,
    from,
    until,
    classes: classes.toSorted((a, b) => a.id - b.id),
    people: people.map(({ className: _name, ...person }) => person),
  }
}

/** Everybody in the class, or nobody: pressed twice, or after people came and went, it is made right. */
export async function giveToClass(
  { database, now: clock }: PaymentParts,
  actor: Actor,
  orderId: number,
  classId: number,
): Promise<void> {
  const now = clock()
  const decide = async (tx: Orm): Promise<LedgerCall[]> => {
    const found = await lockOrder(tx, orderId)
    const { seats } = requireCurrent(found, bangkokDay(now))
    const members = await membersOf(tx, classId)
    const seated = await seatedIn(tx, orderId)
    const plan = planSeats(
      members,
      seated.map(({ classId: by, ...person }) => ({ ...person, here: by === classId })),
      seats,
    )
    if (plan.kind === 'too-many') {
      const names = plan.without.map(({ userId, displayName }) => [String(userId), displayName])
      throw new Problem('CONFLICT', 'more-members-than-seats', Object.fromEntries(names))
    }
    const given = plan.given.map(({ userId }) => userId)
    const taken = plan.taken.map(({ userId }) => userId)
    if (given.length + taken.length === 0) return []
    if (taken.length > 0) await takeFrom(tx, orderId, inArray(schoolSeat.userId, taken), now)
    for (const userId of given) await giveTo(tx, found, { userId, classId, now })
    await recordAct(tx, actor, {
      act: 'payment.give-seats',
      target: `order:${orderId}`,
      after: { classroom: classId, given, taken },
    })
    return given.map((userId) => ({ userId, operation: { do: 'renew' } }))
  }
  await runDecided(database, decide, now.getTime())
}

function requireCurrent({ row }: FoundOrder, day: string): { seats: number } {
  const { seats, status, periodUntil } = row
  if (seats === null) throw new Problem('NOT_FOUND', 'order-has-no-seats')
  const isPaid = status === 'granted' || status === 'partly-refunded'
  if (!isPaid) throw new Problem('CONFLICT', 'seats-are-not-paid')
  if (periodUntil === null || periodUntil < day) throw new Problem('CONFLICT', 'seats-are-over')
  return { seats }
}

async function membersOf(tx: Orm, classId: number) {
  const [room] = await tx
    .select({ id: classroom.id })
    .from(classroom)
    .where(and(eq(classroom.id, classId), isNull(classroom.archivedAt)))
  if (!room) throw new Problem('NOT_FOUND', 'class-not-found')
  return tx
    .select({ userId: student.id, displayName: student.displayName })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .where(and(eq(classroomMember.classroomId, classId), eq(classroomMember.part, 'student')))
    .orderBy(...inNameOrder(student.displayName), student.id)
}

export type Whose = { classId: number } | { userId: number }

/** Coins that came by it stay until their own end. */
export async function takeSeats(
  { database, now }: PaymentParts,
  actor: Actor,
  orderId: number,
  whose: Whose,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const { row } = await lockOrder(tx, orderId)
    if (row.seats === null) throw new Problem('NOT_FOUND', 'order-has-no-seats')
    const who =
      'classId' in whose
        ? eq(schoolSeat.classroomId, whose.classId)
        : eq(schoolSeat.userId, whose.userId)
    if ((await takeFrom(tx, orderId, who, now())) === 0) return
    await recordAct(tx, actor, {
      act: 'payment.take-seats',
      target: `order:${orderId}`,
      before: whose,
    })
  })
}
