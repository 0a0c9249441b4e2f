/**
 * Schools, for admins. Their money is confirmed like any other, at /api/admin/orders/:id/payments.
 *
 *     POST   /api/admin/school-orders                          {key, schoolName, plan, cycle, seats, seatPriceMinor,
 *                                                              poNumber, buyer}
 *     PUT    /api/admin/orders/:id/po-number                   {poNumber}
 *     GET    /api/admin/orders/:id/seats
 *     PUT    /api/admin/orders/:id/seats/classes/:classId      a seat for everybody in the class
 *     DELETE /api/admin/orders/:id/seats/classes/:classId
 *     DELETE /api/admin/orders/:id/seats/people/:studentId
 */
import { SEATS_MAX } from '@panya/domain/order/school-seats.ts'
import { Type } from 'typebox'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import { nullable } from '../../platform/http/nullable.ts'
import { ById, Id, strict } from '../../platform/http/route-schemas.ts'
import { readOrder } from './admin-orders.ts'
import type { PaymentParts } from './change-order.ts'
import { Buyer, Wish } from './payment-schemas.ts'
import { makeSchoolOrder, markPurchaseOrder } from './school-order.ts'
import { giveToClass, readSeats, takeSeats } from './seats.ts'

/** One line that can stand on a paper, with something to be seen on it. */
const PATTERN = '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$'
const line = (maxLength: number) => Type.String({ maxLength, pattern: PATTERN })
const PoNumber = line(60)
const Order = Type.Object(
  {
    key: Type.String({ format: 'uuid' }),
    schoolName: line(200),
    ...Wish,
    seats: Type.Integer({ minimum: 1, maximum: SEATS_MAX }),
    seatPriceMinor: nullable(Type.Integer({ minimum: 1, maximum: 2_000_000_000 })),
    poNumber: nullable(PoNumber),
    buyer: Buyer,
  },
  strict,
)
const OneClass = { params: Type.Object({ id: Id, classId: Id }) }
const OnePerson = { params: Type.Object({ id: Id, studentId: Id }) }

export function addSchoolRoutes(app: AdminScope, parts: PaymentParts): void {
  const { orm } = parts.database

  app.post('/api/admin/school-orders', { schema: { body: Order } }, async (request, reply) => {
    const id = await makeSchoolOrder(parts, await adminActor(request), request.body)
    return reply.code(201).send(await readOrder(orm, id, parts.now()))
  })

  const Mark = { params: ById, body: Type.Object({ poNumber: PoNumber }, strict) }
  app.put('/api/admin/orders/:id/po-number', { schema: Mark }, async (request) => {
    const { id } = request.params
    await markPurchaseOrder(parts, await adminActor(request), id, request.body.poNumber)
    return readOrder(orm, id, parts.now())
  })

  app.get('/api/admin/orders/:id/seats', { schema: { params: ById } }, (request) =>
    readSeats(orm, request.params.id),
  )

  const classes = '/api/admin/orders/:id/seats/classes/:classId'
  app.put(classes, { schema: OneClass }, async (request) => {
    const { id, classId } = request.params
    await giveToClass(parts, await adminActor(request), id, classId)
    return readSeats(orm, id)
  })
  app.delete(classes, { schema: OneClass }, async (request) => {
    const { id, classId } = request.params
    await takeSeats(parts, await adminActor(request), id, { classId })
    return readSeats(orm, id)
  })

  const person = '/api/admin/orders/:id/seats/people/:studentId'
  app.delete(person, { schema: OnePerson }, async (request) => {
    const { id, studentId: userId } = request.params
    await takeSeats(parts, await adminActor(request), id, { userId })
    return readSeats(orm, id)
  })
}
