/** /api/calendar: due dates in one's own calendar, under an address that nobody else knows. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { resolveRole } from '@panya/domain/account/resolve-role.ts'
import { isStaff } from '@panya/domain/account/staff.ts'
import { writeCalendar } from '@panya/domain/calendar/icalendar.ts'
import { consentState, isRestricted } from '@panya/domain/consent/consent-state.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ANYONE, KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, requireUnrestricted } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import { linkTokenHash } from '../../platform/secret-link.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import { dueDates } from './due-dates.ts'
import {
  endFeed,
  feedMadeAt,
  feedPath,
  makeFeed,
  ownerOfFeed,
  readFeedName,
} from './feed-address.ts'

/** Calendars ask every few hours, from several devices. */
const ASKS = { capacity: 30, refillMs: 60_000 }
const MADE = { capacity: 10, refillMs: 60_000 }

/** The same as for every address that is none. */
const nothingHere = () => new Problem('NOT_FOUND', 'not-found')

export function registerCalendar(
  root: FastifyInstance,
  context: AppContext,
  { accounts }: { accounts: Accounts },
): void {
  registerOwnFeed(root, context)
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, now } = context
  const asks = new TokenBuckets(ASKS, now)

  /** Whose account is closed, or may show nothing to others, has no calendar elsewhere. */
  async function roleOf(email: string) {
    const account = await accounts.find(email)
    const role = account.closed ? null : resolveRole(account)
    const state = consentState(account.consent, bangkokYear(now()))
    const may = role !== null && role !== 'demo' && !isRestricted(role, state)
    return may ? role : null
  }

  app.get(
    '/api/calendar/:name',
    { config: ANYONE, schema: { params: Type.Object({ name: Type.String() }) } },
    async (request, reply) => {
      const token = readFeedName(request.params.name)
      if (token === null) throw nothingHere()
      if (asks.take(linkTokenHash(token)) > 0) throw new Problem('RATE_LIMITED', 'too-many')
      const owner = await ownerOfFeed(database.orm, token)
      const role = owner && (await roleOf(owner.email))
      if (!owner || !role) throw nothingHere()
      const { publicUrl, brand } = site
      const whose = { studentId: owner.studentId, teaches: isStaff(role), publicUrl }
      const events = await dueDates(database.orm, whose, now())
      asAttachment(reply, 'text/calendar; charset=utf-8', `${brand.id}.ics`)
      return reply
        .header('cache-control', 'no-store')
        .send(writeCalendar({ name: brand.name, product: brand.name }, events))
    },
  )
}

function registerOwnFeed(root: FastifyInstance, { database, site, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database
  const made = new TokenBuckets(MADE, now)

  app.get('/api/calendar', { config: KEEPER }, async (request, reply) => {
    const { studentId, restricted } = await requireKeeper(request)
    const madeAt = await feedMadeAt(orm, studentId)
    const answer = { madeAt: madeAt?.toISOString() ?? null, may: restricted !== true }
    return reply.header('cache-control', 'no-store').send(answer)
  })

  app.post('/api/calendar', { config: KEEPER }, async (request, reply) => {
    const user = await requireKeeper(request)
    requireUnrestricted(user)
    if (made.take(String(user.studentId)) > 0) throw new Problem('RATE_LIMITED', 'too-many')
    const token = await makeFeed(orm, user.studentId, now())
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({ address: site.publicUrl + feedPath(token) })
  })

  app.delete('/api/calendar', { config: KEEPER }, async (request, reply) => {
    await endFeed(orm, (await requireKeeper(request)).studentId)
    return reply.code(204).send()
  })
}
