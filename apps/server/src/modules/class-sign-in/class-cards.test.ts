/** What a teacher sees and does with the cards of a class. */
import type { ClassCard } from '@panya/domain/classroom/class-secret.ts'
import type { ClassStudent } from '@panya/domain/classroom/classroom.ts'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classSecret } from '../../platform/database/schema/account.ts'
import { classroomMember } from '../../platform/database/schema/classroom.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import { adminClient } from '../../testing/admin-client.ts'
import {
  aCardClass,
  type CardClass,
  cardsOf,
  look,
  proofOf,
  tryCard,
} from '../../testing/class-cards.ts'
import { join, makeClassOf } from '../../testing/classroom.ts'
import { anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
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
    const cardOf = async (student: number) =>
      (
        await made.teacher.call(
          'GET',
          `/api/teach/classes/${made.room.id}/cards?student=${student}`,
        )
      ).body
    expect(await cardOf(mali.studentId)).toMatchObject({ code: made.code, cards: [mali] })
    const stranger = (await aCardClass(server, NAMES)).cards[0]!
    expect((await cardOf(stranger.studentId)).cards).toEqual([])
    expect(await acts(`student:${stranger.studentId}`)).toEqual([])
  })
})

describe('a learner', () => {
  test('of two classes has one card, good with either code; a new one from either teacher ends the old', async () => {
    const made = await aCardClass(server, NAMES)
    const [card] = made.cards as [ClassCard]
    const other = await aCardClass(server, ['Nok,Jaidee'])
    await server.database.orm
      .insert(classroomMember)
      .values({ classroomId: other.room.id, studentId: card.studentId, part: 'student' })
    for (const { code } of [made, other]) {
      expect(await tryCard(new Browser(server), await proofOf(server, code, card))).toBeNull()
    }
    const fresh = await newCard(other, card)
    expect((await cardsOf(made.teacher, made.room.id)).cards).toContainEqual(fresh)
    const old = await proofOf(server, made.code, card)
    const now = { ...old, secret: fresh.secret.join(',') }
    expect(await tryCard(new Browser(server), now)).toBeNull()
    if (now.secret !== old.secret) {
      expect(await tryCard(new Browser(server), old)).toBe('credentials')
    }
  })

  test('who moves to another class takes the card along, comes in with its code and no longer with the old one', async () => {
    const made = await aCardClass(server, NAMES)
    const [card] = made.cards as [ClassCard]
    const before = await proofOf(server, made.code, card)
    const next = await makeClassOf(made.teacher, '5/2')
    const url = `/api/teach/classes/${made.room.id}/students/${card.studentId}/move`
    await made.teacher.call('POST', url, { to: next.id })
    // Where nobody signs in by card yet there is no code that a card could show.
    expect(
      (await made.teacher.call('GET', `/api/teach/classes/${next.id}/cards`)).body.code,
    ).toBeNull()
    const on = { on: true, kind: 'pictures' }
    await made.teacher.call('PUT', `/api/teach/classes/${next.id}/sign-in`, on)
    const { code, cards } = await cardsOf(made.teacher, next.id)
    expect(cards).toEqual([card])
    expect(await tryCard(new Browser(server), await proofOf(server, code, card))).toBeNull()
    expect(await tryCard(new Browser(server), before)).toBe('credentials')
  })

  test('who is inside stays inside when class sign-in is turned off, and does not come back in', async () => {
    const { teacher, room, code, cards } = await aCardClass(server, NAMES)
    const browser = new Browser(server)
    const proof = await proofOf(server, code, cards[0]!)
    await tryCard(browser, proof)
    const off = { on: false, kind: 'pictures' }
    await teacher.call('PUT', `/api/teach/classes/${room.id}/sign-in`, off)
    expect((await browser.session())?.firebaseToken).toEqual(expect.any(String))
    await browser.signOut()
    expect(await tryCard(browser, proof)).toBe('credentials')
  })

  test('with an address of their own, and a colleague, are in no list and have no card', async () => {
    const { teacher, room, code, cards } = await aCardClass(server, NAMES)
    for (const person of [await aStudent(server), await aTeacher(server), await anAdmin(server)]) {
      await join(await projectClient(server, person), room)
    }
    await teacher.call('POST', `/api/teach/classes/${room.id}/cards`)
    expect((await look(server, code)).body.learners).toHaveLength(2)
    expect((await cardsOf(teacher, room.id)).cards).toEqual(cards)
    const { orm } = server.database
    const withCard = await orm
      .select({ id: classSecret.studentId })
      .from(classSecret)
      .innerJoin(classroomMember, eq(classroomMember.studentId, classSecret.studentId))
      .where(eq(classroomMember.classroomId, room.id))
    expect(withCard).toHaveLength(2)
  })

  test('gets no role: whoever has seen the card would have it too', async () => {
    const { code, cards } = await aCardClass(server, NAMES)
    const [card] = cards as [ClassCard]
    const inside = new Browser(server)
    await tryCard(inside, await proofOf(server, code, card))
    const admin = await adminClient(server)
    const url = `/people/${card.studentId}/roles`
    const given = await admin.call('POST', url, { group: 'teacher' })
    expect(given).toMatchObject({ status: 409, body: { message: 'card-account' } })
    expect((await inside.get('/api/teach/classes')).statusCode).toBe(403)
  })
})

test('a second teacher of the class sees the cards and gives new ones; once removed, no longer', async () => {
  const made = await aCardClass(server, NAMES)
  const { room, cards } = made
  const person = await aTeacher(server)
  const colleague = await projectClient(server, person)
  const teachers = `/api/teach/classes/${room.id}/teachers`
  const see = () => colleague.call('GET', `/api/teach/classes/${room.id}/cards`)
  expect((await see()).status).toBe(404)
  await made.teacher.call('POST', teachers, { email: person.email })
  expect((await see()).body.cards).toEqual(cards)
  const fresh = await newCard({ ...made, teacher: colleague }, cards[0]!)
  expect((await cardsOf(made.teacher, room.id)).cards[0]).toEqual(fresh)
  await made.teacher.call('DELETE', `${teachers}/${person.id}`)
  expect((await see()).status).toBe(404)
})

test('names in every script, with marks, pictures and sixty letters, are the names of the list and of the cards', async () => {
  const long = 'ปุณยวีร์'.repeat(8).slice(0, 60)
  const names = [
    'ณัฏฐ์,ศรีสุข',
    'مُحَمَّد,عليّ',
    '小明,王',
    'Zoë,Nuñez',
    'Zoe\u0308,Nuñes',
    '🦊 Fox,😀',
    `${long},${long}`,
  ]
  const { code, cards } = await aCardClass(server, names)
  const shown = cards.map(({ name }) => name)
  expect(shown).toHaveLength(7)
  expect(new Set(shown).size).toBe(7)
  expect(shown).toEqual(
    expect.arrayContaining(['ณัฏฐ์ ศ.', 'مُحَمَّد ع.', '小明 王', 'Zoë Nuñez', 'Zoë Nuñes']),
  )
  expect((await look(server, code)).body.learners.map(({ name }) => name)).toEqual(shown)
  for (const card of cards) {
    expect(await tryCard(new Browser(server), await proofOf(server, code, card))).toBeNull()
  }
})

test('where passwords alone let people in, a teacher is told so before anybody is made', async () => {
  const { teacher, room } = await aCardClass(server, NAMES)
  // Accounts at Firebase, without the key of a service account.
  const firebase = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k' }
  const node = await startTestServer({ NODE_ENV: 'development', ...firebase }, server)
  const { headers } = teacher
  const ask = async (method: 'PUT' | 'POST', path: string, payload: object) => {
    const url = `/api/teach/classes/${room.id}${path}`
    const answer = await node.app.inject({ method, url, headers, payload })
    return [answer.statusCode, answer.json().message]
  }
  const impossible = [409, 'class-sign-in-impossible']
  expect(await ask('PUT', '/sign-in', { on: true, kind: 'words' })).toEqual(impossible)
  expect(await ask('POST', '/learners', { text: 'New,One', preview: false })).toEqual(impossible)
  await node.close()
  expect((await cardsOf(teacher, room.id)).cards).toHaveLength(2)
})

test('what a learner takes along, by themselves or by an admin, tells of no address they do not have', async () => {
  const { code, cards } = await aCardClass(server, NAMES)
  const [card] = cards as [ClassCard]
  const browser = new Browser(server)
  await tryCard(browser, await proofOf(server, code, card))
  const admin = await adminClient(server)
  const url = `/api/admin/people/${card.studentId}/export.zip`
  for (const answer of [
    await browser.get('/api/personal-data/export.zip'),
    await server.app.inject({ url, headers: admin.headers }),
  ]) {
    const files = unzipSync(answer.rawPayload)
    const read = (name: string) => strFromU8(files[name]!)
    expect(JSON.parse(read('data/student.json'))).toMatchObject([{ email: '', first_name: 'Mali' }])
    expect(files).toHaveProperty(['data/device_sessions.json'])
    for (const name of Object.keys(files)) expect(read(name)).not.toContain('no-mail')
    for (const word of card.secret) expect(read('data/class_secret.json')).not.toContain(word)
  }
})
