/**
 * The tutor that knows the learner's own program.
 *
 *     GET  /api/tutor?project=    what my teachers allow (there), and what an answer costs
 *     POST /api/tutor             {tool, program, error, question, locale, project}; answers as events, like a chat
 *
 * Without a language model there is nothing to ask here: the page answers from its own catalogue.
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { AI_LIMITS } from '@panya/domain/ai/ai-kind.ts'
import { TUTOR_QUESTION_MAX, type TutorQuestion, type TutorTerms } from '@panya/domain/ai/tutor.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { userSubscriptions } from '../../platform/database/schema/money.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { TOOLS, Tool } from '../../platform/tools.ts'
import { admitRun, type RunLimits } from './admit-run-port.ts'
import { sendEvents, whileListening } from '../../platform/http/event-stream.ts'
import { paidAnswer } from './chat/paid-answer.ts'
import { tutorSystemPrompt } from './chat/system-prompt.ts'
import { classRules } from './class-rules-port.ts'
import type { JobStore } from './job-store-port.ts'
import { readPrices } from './prices-port.ts'

const ERROR_MAX = 2000

const Question = Type.Object(
  {
    tool: Tool,
    program: Type.String({ maxLength: AI_LIMITS.programLength }),
    error: Type.Union([Type.String({ maxLength: ERROR_MAX }), Type.Null()]),
    question: Type.String({ maxLength: TUTOR_QUESTION_MAX }),
    locale: Type.Unsafe<Locale>({ type: 'string', enum: LOCALES }),
    project: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
)
const Where = Type.Object({ project: Type.Optional(Type.String({ format: 'uuid' })) })

export function registerTutor(
  root: FastifyInstance,
  { database, env, log }: AppContext,
  { jobs, limits }: { jobs: JobStore; limits: RunLimits },
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()

  app.get(
    '/api/tutor',
    { schema: { querystring: Where } },
    async (request): Promise<TutorTerms> => {
      const { studentId, restricted = false } = await requireUser(request)
      const { tutorMode: mode } = await classRules(database, studentId, request.query.project)
      const [row] = await database.orm
        .select({ balance: userSubscriptions.coinBalance })
        .from(userSubscriptions)
        .where(eq(userSubscriptions.userId, studentId))
      const coins = env.ai === null ? null : (await readPrices(database)).tutor
      return { mode, coins, balance: row?.balance ?? 0, restricted }
    },
  )

  app.post('/api/tutor', { schema: { body: Question } }, async (request, reply) => {
    const who = await admitRun(request, limits)
    const { ai } = env
    if (ai === null) throw new Problem('NOT_FOUND', 'no-language-model')
    const { tutorMode } = await classRules(database, who.userId, request.body.project)
    if (tutorMode === 'off') throw new Problem('FORBIDDEN', 'tutor-is-off')
    const { locale, tool } = request.body
    const name = TOOLS.find(({ path }) => path === tool)?.title.en ?? tool
    const system = tutorSystemPrompt(locale, tutorMode, name)
    const messages = [{ role: 'user' as const, content: inOneMessage(request.body) }]
    const signal = whileListening(reply)
    const wish = { ...who, kind: 'tutor', system, messages, signal } as const
    return sendEvents(reply, await paidAnswer({ ai, jobs, log }, wish))
  })
}

function inOneMessage({ program, error, question }: TutorQuestion): string {
  return [
    `My program:\n\`\`\`\n${program}\n\`\`\``,
    error === null ? 'It ran without an error.' : `What went wrong:\n${error}`,
    question === '' ? 'Please give me a hint.' : `My question: ${question}`,
  ].join('\n\n')
}
