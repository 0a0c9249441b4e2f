/** What a teacher sees and does with the cards of a class. */
import type { ClassCard } from '@panya/domain/classroom/class-secret.ts'
import type { ClassStudent } from '@panya/domain/classroom/classroom.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classSecret } from '../../platform/database/schema/account.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import { aCardClass, type CardClass, cardsOf, proofOf, tryCard } from '../../testing/class-cards.ts'
import { makeClassOf } from '../../testing/classroom.ts'
import { aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { Browser } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const NAMES = ['Mali,Suksai', 'Ton,Deejai']

const newCard = async ({ teacher, room }: CardClass, { studentId }: ClassCard) =>
  (await teacher.call('POST', `/api/teach/classes/${room.id}/students/${studentId}/card`))
    .body as ClassCard

const wrongTries = (studentId: number, failures: number) =>
  server.database.orm
    .update(classSecret)
    .set({ failures })
    .where(eq(classSecret.studentId, studentId))

describe('in the list of learners', () => {
  async function warnings({ teacher, room }: CardClass) {
    const { body } = await teacher.call('GET', `/api/teach/classes/${room.id}/students`)
    return (body.rows as ClassStudent[]).map(({ firstName, card }) => [firstName, card])
  }

  test('a teacher sees whose card somebody guesses and whose is locked; a new card, in one act, opens it', async () => {
    const made = await aCardClass(server, [...NAMES, 'Nok,Jaidee'])
    const [mali, nok, ton] = made.cards as [ClassCard, ClassCard, ClassCard]
    await wrongTries(mali.studentId, 4)
    await wrongTries(nok.studentId, 5)
    await wrongTries(ton.studentId, 50)
    expect(await warnings(made)).toEqual([
      ['Mali', null],
      ['Nok', 'guessed'],
      ['Ton', 'locked'],
    ])
    const proof = await proofOf(server, made.code, ton)
    expect(await tryCard(new Browser(server), proof)).toBe('credentials')
    const { secret } = await newCard(made, ton)
    expect((await warnings(made))[2]).toEqual(['Ton', null])
    expect(await tryCard(new Browser(server), { ...proof, secret: secret.join(',') })).toBeNull()
  })
})

describe('the audit log', () => {
  const acts = async (target: string) => {
    const { orm } = server.database
    const rows = await orm
      .select({ act: auditLog.act, actor: auditLog.actor, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.target, target))
      .orderBy(auditLog.id)
    return rows
  }

  test('tells who made learners, who saw their cards and who gave a new one, and never what is on it', async () => {
    const made = await aCardClass(server, NAMES)
    const { teacher, room, cards } = made
    const [card] = cards as [ClassCard]
    const before = (await acts(`classroom:${room.id}`)).filter(({ act }) =>
      /card|learners/.test(act),
    )
    expect(before).toMatchObject([
      { act: 'classroom.make-learners', after: { made: 2 } },
      { act: 'classroom.see-cards', after: { cards: 2 } },
    ])
    await teacher.call('GET', `/api/teach/classes/${room.id}/cards?student=${card.studentId}`)
    const fresh = await newCard(made, card)
    const ofLearner = await acts(`student:${card.studentId}`)
    expect(ofLearner.map(({ act }) => act)).toEqual(['student.see-card', 'student.new-card'])
    expect(new Set([...before, ...ofLearner].map(({ actor }) => actor)).size).toBe(1)
    const all = JSON.stringify([...(await acts(`classroom:${room.id}`)), ...ofLearner])
    for (const secret of [card.secret, fresh.secret]) expect(all).not.toContain(secret.join())
    for (const name of [...card.secret, ...fresh.secret]) expect(all).not.toContain(`"${name}"`)
  })

  test('a look at one card shows that one alone, and one at nobody’s is none', async () => {
    const made = await aCardClass(server, NAMES)
    const [mali] = made.cards as [ClassCard]
    const look = async (student: number) =>
      (
        await made.teacher.call(
          'GET',
          `/api/teach/classes/${made.room.id}/cards?student=${student}`,
        )
      ).body
    expect(await look(mali.studentId)).toMatchObject({ code: made.code, cards: [mali] })
    const stranger = (await aCardClass(server, NAMES)).cards[0]!
    expect((await look(stranger.studentId)).cards).toEqual([])
    expect(await acts(`student:${stranger.studentId}`)).toEqual([])
  })
})

describe('a new card', () => {
  test('is what is printed from then on, in every class of the learner', async () => {
    const made = await aCardClass(server, NAMES)
    const { teacher, room } = made
    const [card] = made.cards as [ClassCard]
    const fresh = await newCard(made, card)
    expect((await cardsOf(teacher, room.id)).cards[0]).toEqual(fresh)
  })
})
