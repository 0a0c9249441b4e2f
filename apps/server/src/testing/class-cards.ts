/** A class whose learners have no mailbox, the cards their teacher printed, and a child who uses one. */
import {
  type ClassCard,
  type ClassCards,
  type ClassSignInList,
  SECRET_NAMES,
} from '@panya/domain/classroom/class-secret.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { type Client, makeClassOf } from './classroom.ts'
import { aTeacher } from './people.ts'
import { projectClient } from './project-client.ts'
import { Browser } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

export interface CardClass {
  teacher: Client
  room: ClassDetails
  code: string
  cards: ClassCard[]
}

export async function aCardClass(server: TestServer, names: readonly string[]): Promise<CardClass> {
  const teacher = await projectClient(server, await aTeacher(server))
  const room = await makeClassOf(teacher)
  await teacher.call('POST', `/api/teach/classes/${room.id}/learners`, {
    text: names.join('\n'),
    preview: false,
  })
  return { teacher, room, ...(await cardsOf(teacher, room.id)) }
}

export async function cardsOf(teacher: Client, classId: number) {
  const { body } = await teacher.call('GET', `/api/teach/classes/${classId}/cards`)
  const { code, cards } = body as ClassCards
  return { code: code ?? '', cards }
}

export async function look(server: TestServer, code: string) {
  const url = '/api/class-sign-in/look'
  const answer = await server.app.inject({ method: 'POST', url, payload: { code } })
  return { status: answer.statusCode, body: answer.json<ClassSignInList>() }
}

/** What the child of this card sends, having found their name in the list. */
export async function proofOf(server: TestServer, code: string, card: ClassCard) {
  const { body } = await look(server, code)
  const learner = body.learners.find(({ name }) => name === card.name)?.id ?? ''
  return { classCode: code, learner, secret: card.secret.join(',') }
}

export function wrongSecret({ kind, secret }: ClassCard): string {
  const names = SECRET_NAMES[kind]
  const next = names[(names.indexOf(secret[0] ?? '') + 1) % names.length] ?? ''
  return [next, ...secret.slice(1)].join(',')
}

/** Null when they came in, else what the answer says. */
export async function tryCard(browser: Browser, proof: Record<string, string>) {
  const { searchParams } = await browser.signInWith(proof)
  return searchParams.has('error') ? searchParams.get('code') : null
}

/** A browser on which this child has signed in before. */
export async function ownBrowser(server: TestServer, proof: Record<string, string>) {
  const browser = new Browser(server)
  await tryCard(browser, proof)
  await browser.signOut()
  return browser
}
