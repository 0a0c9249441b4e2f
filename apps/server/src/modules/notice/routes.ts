/** /api/notices: the inbox of whoever asks, and what of it was read. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { NOTICE_KINDS } from '@panya/domain/notice/notice.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf, PageQuery, strict } from '../../platform/http/route-schemas.ts'
import { countUnread, listNotices, markAllRead, markRead } from './notices.ts'

const Moment = Type.String({ format: 'date-time', maxLength: 40 })
const Page = { querystring: Type.Object({ page: PageQuery.page }, strict) }
const One = {
  body: Type.Object(
    {
      kind: oneOf(NOTICE_KINDS),
      subject: Type.String({ minLength: 1, maxLength: 36 }),
      at: Moment,
    },
    strict,
  ),
}
const LATEST = Date.UTC(9999, 0)
const Until = { body: Type.Object({ until: Moment }, strict) }

export function registerNotices(root: FastifyInstance, { database, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get('/api/notices', { config: KEEPER, schema: Page }, async (request, reply) => {
    const user = await requireKeeper(request)
    const inbox = await listNotices(orm, user, now(), request.query.page)
    return reply.header('cache-control', 'no-store').send(inbox)
  })

  // Every page asks for it: guests are told that there is nothing.
  app.get('/api/notices/unread', async (request, reply) => {
    const user = await requireUser(request)
    const unread = user.role === 'demo' ? 0 : await countUnread(orm, user, now())
    return reply.header('cache-control', 'no-store').send({ unread })
  })

  app.post('/api/notices/read', { config: KEEPER, schema: One }, async (request) => {
    const user = await requireKeeper(request)
    const { kind, subject, at } = request.body
    await markRead(orm, user, now(), { kind, subject, at: momentOf(at) })
    return { unread: await countUnread(orm, user, now()) }
  })

  app.post('/api/notices/read-all', { config: KEEPER, schema: Until }, async (request) => {
    const user = await requireKeeper(request)
    await markAllRead(orm, user, now(), momentOf(request.body.until))
    return { unread: await countUnread(orm, user, now()) }
  })
}

/** What has the form of a moment and is none, such as a leap second, and years no database knows, are refused. */
function momentOf(text: string): Date {
  const moment = new Date(text)
  const time = moment.getTime()
  if (!(time >= 0 && time <= LATEST)) throw new Problem('BAD_INPUT', 'bad-input')
  return moment
}
