/** A learner in a class whose teacher has given the task, who asks over HTTP. */
import { randomUUID } from 'node:crypto'
import type { TutorEvent } from '@panya/domain/tutor/tutor.ts'
import { TOOLS } from '../../../platform/tools.ts'
import { type Client, join, makeClassOf } from '../../../testing/classroom.ts'
import { give } from '../../../testing/give-assignment.ts'
import { aStudent } from '../../../testing/people.ts'
import { projectClient } from '../../../testing/project-client.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { eventsIn } from '../../../testing/tutor.ts'
import type { Situation } from './situation.ts'

export interface Heard {
  status: number
  /** An outcome, a problem, or what the request was refused with. */
  end: string
  /** Everything the page was told, without the learner's own question. */
  shown: string
  coins: number
  /** By how much there is less in the purse. */
  paid: number
}

export interface Learner {
  /** Every situation is a conversation of its own. */
  ask(
    situation: Situation,
    wish?: { subject?: Situation['subject']; at?: TestServer },
  ): Promise<Heard>
}

/** One coin for each, so that the coins of a new account last. */
export const PRICE = 1

/** Learners of the same work, language and rule are one: to sign in takes longer than to ask. */
export const learnerKey = ({ work, locale, mode }: Situation): string =>
  [work.tool, work.title.en, locale, mode].join('/')

export async function aLearner(
  server: TestServer,
  teacher: Client,
  situation: Situation,
): Promise<Learner> {
  const person = await aStudent(server)
  const client = await projectClient(server, person)
  const project = await takePart(teacher, client, situation)
  const conversations = new Map<string, string>()

  const readBalance = async () => (await client.call('GET', '/api/coins')).body.balance as number
  let balance = await readBalance()

  return {
    async ask(
      { id, tool, locale, question, ...rest },
      { subject = rest.subject, at = server } = {},
    ) {
      const conversation = conversations.get(id)
      const isChat = tool === 'chat'
      const place = { ...(project ? { project } : {}), ...(conversation ? { conversation } : {}) }
      const answer = await at.app.inject({
        method: 'POST',
        url: isChat ? '/api/ai/chat' : '/api/tutor',
        headers: {
          ...client.headers,
          'idempotency-key': randomUUID(),
          'x-coins': String(PRICE),
        },
        payload: { ...place, locale, question, ...(isChat ? {} : { tool, subject }) },
      })
      const heard = read(answer.statusCode, answer.body)
      if (heard.conversation) conversations.set(id, heard.conversation)
      const before = balance
      balance = await readBalance()
      return { ...heard, paid: before - balance }
    },
  }
}

/** In a class of its own, so that no other task has a say. The project, where the tool has some. */
async function takePart(
  teacher: Client,
  learner: Client,
  { tool, mode, task, work, ...situation }: Situation,
): Promise<string | null> {
  const room = await makeClassOf(teacher, `${tool} ${situation.locale}`.slice(0, 40))
  await teacher.call('PATCH', `/api/teach/classes/${room.id}`, { tutorMode: mode })
  await join(learner, room)
  if (task === null) return null
  const wish = { ...task, tool, level: work.level, tutorMode: mode }
  const assignment = await give(teacher, room.id, wish)
  if (work.level !== null) return null
  const manifest = TOOLS.find(({ path }) => path === tool)!
  const document = { format: manifest.documentFormat, version: 1, content: 'begun' }
  const url = `/api/class/assignments/${assignment.id}/start`
  const { status, body } = await learner.call('POST', url, { document })
  if (status >= 300) throw new Error(`${situation.id} not begun: ${status} ${JSON.stringify(body)}`)
  return body.projectId as string
}

function read(status: number, body: string): Omit<Heard, 'paid'> & { conversation?: string } {
  if (status !== 200) return { status, end: body, shown: body, coins: 0 }
  const events = eventsIn(body)
  const last = events.at(-1)
  const shown = events.map(withoutQuestion).join('\n')
  if (last?.kind === 'turn') {
    const { turn, coins, conversation } = last
    return { status, end: turn.outcome, shown: `${shown}\n${turn.text}`, coins, conversation }
  }
  return { status, end: last?.kind === 'problem' ? last.problem : 'nothing', shown, coins: 0 }
}

const withoutQuestion = (event: TutorEvent): string =>
  JSON.stringify(
    event.kind === 'turn' ? { ...event, turn: { ...event.turn, question: '' } } : event,
  )
