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
    await wrongTries(mali.studentId, 9)
    await wrongTries(nok.studentId, 10)
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
