/** A learner who asks the tutor and the chat over HTTP, for tests; and what a question looks like. */
import { randomUUID } from 'node:crypto'
import type { TurnOutcome } from '@panya/domain/tutor/turn.ts'
import type { TutorEvent, TutorQuestion, TutorSubject } from '@panya/domain/tutor/tutor.ts'
import type { Person } from '../app/seed/people.ts'
import { type Manner, type ModelServer, startModelServer } from './model-server.ts'
import { aStudent } from './people.ts'
import { projectClient } from './project-client.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const SUBJECT: TutorSubject = {
  kind: 'python',
  program: 'print(nok)  # nok@school.example',
  error: "NameError: name 'nok' is not defined",
  failing: null,
  goal: null,
  level: null,
}
export const QUESTION: TutorQuestion = {
  tool: 'coding/python-programming',
  locale: 'en',
  subject: SUBJECT,
  question: 'Why?',
}

export const says = (text: string): Manner => ({ kind: 'answers', pieces: [text] })
/** One for each question, the last one for all that follow. */
export function inTurn(...manners: Manner[]): () => Manner {
  let at = 0
  return () => manners[Math.min(at++, manners.length - 1)]!
}
/** Right for every rung. */
export const GOOD = 'What do you expect `nok` to be when this line runs?'
export const TOO_MUCH = 'Here:\n\n```python\na = 1\nb = 2\nc = 3\nd = 4\ne = 5\nprint(a)\n```'
export const UNSAFE = 'I will kill you, you stupid idiot.'
export const SAD = 'I want to kill myself'

export async function startTutorServer(
  settings: Record<string, string> = {},
): Promise<{ model: ModelServer; server: TestServer; close(): Promise<void> }> {
  const model = await startModelServer()
  const ai = { AI_BASE_URL: model.url, AI_MODEL: 'owl-1', AI_MODERATION: 'off' }
  const server = await startTestServer({ ...ai, ...settings })
  return {
    model,
    server,
    async close() {
      await server.close()
      await model.close()
    },
  }
}

export type TurnEvent = Extract<TutorEvent, { kind: 'turn' }>

export const eventsIn = (body: string): TutorEvent[] =>
  body
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as TutorEvent)

export async function tutored(server: TestServer, person?: Person) {
  const learner = person ?? (await aStudent(server))
  const client = await projectClient(server, learner)
  async function send(url: string, coins: number, payload: object, key: string) {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...client.headers, 'idempotency-key': key, 'x-coins': String(coins) },
      payload,
    })
    const events = answer.statusCode === 200 ? eventsIn(answer.body) : []
    const last = events.at(-1)
    const turn = last?.kind === 'turn' ? last : null
    const outcome: TurnOutcome | null = turn?.turn.outcome ?? null
    const problem = last?.kind === 'problem' ? last.problem : null
    const message = answer.statusCode === 200 ? null : (answer.json().message as string)
    return { status: answer.statusCode, message, events, turn, outcome, problem }
  }
  return {
    ...client,
    ...learner,
    ask: (wish: Partial<TutorQuestion> = {}, key: string = randomUUID(), coins = 2) =>
      send('/api/tutor', coins, { ...QUESTION, ...wish }, key),
    chat: (question: string, conversation?: string, key: string = randomUUID()) =>
      send(
        '/api/ai/chat',
        4,
        { question, locale: 'en', ...(conversation ? { conversation } : {}) },
        key,
      ),
    terms: async (query = 'tool=coding/python-programming') =>
      (await client.call('GET', `/api/tutor?${query}`)).body,
    balance: async (): Promise<number> => (await client.call('GET', '/api/coins')).body.balance,
  }
}
