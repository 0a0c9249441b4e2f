/**
 * The tutor beside the learner's work, and the chat, which goes through the same door.
 *
 *     GET  /api/tutor?project=&tool=&level=    what my teachers allow here, what it costs, and what was said
 *     POST /api/tutor                          headers idempotency-key, x-coins; answers as events
 *     POST /api/ai/chat                        the same
 *     POST /api/tutor/turns/:id/report         an answer of mine that is not right
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { type Grade, isGrade } from '@panya/domain/account/grade.ts'
import { AI_LIMITS } from '@panya/domain/ai/ai-kind.ts'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { REPORT_REASONS } from '@panya/domain/tutor/turn.ts'
import { TUTOR_LIMITS, type TutorTerms, WORK_KINDS } from '@panya/domain/tutor/tutor.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { sendEvents, whileListening } from '../../platform/http/event-stream.ts'
import { nullable } from '../../platform/http/nullable.ts'
import { requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf, strict } from '../../platform/http/route-schemas.ts'
import { TOOL_PATHS, TOOLS, Tool } from '../../platform/tools.ts'
import { admitRun, type RunLimits } from '../ai-service/admit-run-port.ts'
import type { JobStore } from '../ai-service/job-store-port.ts'
import type { LanguageModel } from '../ai-service/language-model-port.ts'
import { readPrices } from '../ai-service/prices-port.ts'
import { type Care, shownContact } from './care.ts'
import { chatPlan } from './chat-plan.ts'
import { newestConversation, type Place } from './conversations.ts'
import { guardedAnswer, nameOf, readBalance } from './guarded-answer.ts'
import type { CountOutcome } from './outcome-counter.ts'
import { reportTurn } from './reports.ts'
import { isWatched, ownProject, tutorModeFor } from './rules.ts'
import { findTask } from './task.ts'
import { keyOf } from './turns.ts'
import { keysOf, tutorPlan } from './tutor-plan.ts'
import { createWorks } from './works.ts'

const NO_NULL = '^[^\\u0000]*$'
const Uuid = Type.String({ format: 'uuid' })
const text = (maxLength: number) => Type.String({ maxLength })
/** Without the one letter that the database cannot keep. */
const kept = (maxLength: number) => Type.String({ maxLength, pattern: NO_NULL })
const Language = oneOf(LOCALES)
const Level = kept(TUTOR_LIMITS.level)

const Subject = Type.Object(
  {
    kind: oneOf(WORK_KINDS),
    program: text(TUTOR_LIMITS.program),
    error: nullable(text(TUTOR_LIMITS.error)),
    failing: nullable(text(TUTOR_LIMITS.failing)),
    goal: nullable(text(TUTOR_LIMITS.goal)),
    level: nullable(Level),
  },
  strict,
)
const Question = Type.Object(
  {
    tool: Tool,
    locale: Language,
    project: Type.Optional(Uuid),
    conversation: Type.Optional(Uuid),
    subject: Subject,
    question: kept(TUTOR_LIMITS.question),
  },
  strict,
)
const Chat = Type.Object(
  {
    conversation: Type.Optional(Uuid),
    question: Type.String({
      minLength: 1,
      maxLength: AI_LIMITS.messageLength,
      pattern: '^(?=[^]*\\S)[^\\u0000]*$',
    }),
    locale: Language,
  },
  strict,
)
const Where = Type.Object({
  project: Type.Optional(Uuid),
  tool: oneOf([...TOOL_PATHS, 'chat' as const]),
  level: Type.Optional(Level),
})
const Report = Type.Object(
  { reason: oneOf(REPORT_REASONS), words: kept(TUTOR_LIMITS.reportWords) },
  strict,
)

export interface TutorParts {
  jobs: JobStore
  limits: RunLimits
  /** Null where the operator has none. */
  model: LanguageModel | null
  care: Care
  count: CountOutcome
}

const CHAT: Place = { tool: 'chat', projectId: null, level: null }

export function registerTutor(
  root: FastifyInstance,
  { database, log, now }: AppContext,
  { jobs, limits, model, care, count }: TutorParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database
  const works = createWorks((error) =>
    log.error({ error: nameOf(error) }, 'an answer could not be ended'),
  )
  root.addHook('onClose', () => works.settled())
  const parts = { database, jobs, care, count, works, log, now }

  app.get(
    '/api/tutor',
    { schema: { querystring: Where } },
    async (request, reply): Promise<TutorTerms> => {
      const { studentId, role, restricted = false } = await requireUser(request)
      const { project, tool, level = null } = request.query
      const projectId = await ownProject(orm, studentId, project)
      const place = { tool, projectId, level }
      const mode = await tutorModeFor(database, studentId, place, now())
      const prices = await readPrices(database)
      // Guests share one account: what one of them asked is not for the next.
      const isKept = role !== 'demo'
      const conversation = isKept ? await newestConversation(orm, studentId, place, now()) : null
      const cared = conversation?.turns.some(({ outcome }) => outcome === 'care')
      const contact = cared ? await shownContact(orm) : null
      reply.header('cache-control', 'no-store')
      return {
        mode,
        coins: model === null ? null : prices[tool === 'chat' ? 'chat' : 'tutor'],
        balance: await readBalance(orm, studentId),
        restricted,
        watched: await isWatched(orm, studentId),
        conversation,
        ...(contact ? { contact } : {}),
      }
    },
  )

  app.post('/api/tutor', { schema: { body: Question } }, async (request, reply) => {
    const who = await admitRun(request, limits)
    if (model === null) throw new Problem('NOT_FOUND', 'no-language-model')
    const { tool, project, subject, question, conversation } = request.body
    const projectId = await ownProject(orm, who.userId, project)
    const place = { tool, projectId, level: subject.level }
    const mode = await tutorModeFor(database, who.userId, place, now())
    if (mode === 'off') throw new Problem('FORBIDDEN', 'tutor-is-off')
    const plan = tutorPlan({
      question: request.body,
      mode,
      tool: titleOf(tool),
      grade: await gradeOf(orm, who.userId),
      task: await findTask(orm, who.userId, place, now()),
    })
    const asked = { ...who, ...keysOf(subject), place, conversation, question, plan }
    const wish = { ...asked, kind: 'tutor' as const, signal: whileListening(reply) }
    return sendEvents(reply, await guardedAnswer({ ...parts, model }, wish))
  })

  app.post('/api/ai/chat', { schema: { body: Chat } }, async (request, reply) => {
    const who = await admitRun(request, limits)
    if (model === null) throw new Problem('NOT_FOUND', 'no-language-model')
    const mode = await tutorModeFor(database, who.userId, CHAT, now())
    if (mode === 'off') throw new Problem('FORBIDDEN', 'tutor-is-off')
    const { question, locale, conversation } = request.body
    const plan = chatPlan({ question, locale, grade: await gradeOf(orm, who.userId) })
    const nothing = { problemKey: keyOf(), programKey: keyOf() }
    const asked = { ...who, ...nothing, place: CHAT, conversation, question, plan }
    const wish = { ...asked, kind: 'chat' as const, signal: whileListening(reply) }
    return sendEvents(reply, await guardedAnswer({ ...parts, model }, wish))
  })

  app.post(
    '/api/tutor/turns/:id/report',
    { schema: { params: Type.Object({ id: Uuid }), body: Report } },
    async (request, reply) => {
      const { studentId } = await requireUser(request)
      await reportTurn(orm, studentId, request.params.id, request.body, now())
      return reply.code(204).send()
    },
  )
}

const titleOf = (tool: ToolPath): string =>
  TOOLS.find(({ path }) => path === tool)?.title.en ?? tool

async function gradeOf(orm: Orm, userId: number): Promise<Grade | null> {
  const [row] = await orm
    .select({ grade: student.grade })
    .from(student)
    .where(eq(student.id, userId))
  return row && isGrade(row.grade) ? row.grade : null
}
