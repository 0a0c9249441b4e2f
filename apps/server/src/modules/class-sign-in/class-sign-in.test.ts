import type { ClassCard } from '@panya/domain/classroom/class-secret.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classSecret } from '../../platform/database/schema/account.ts'
import { privilegedUsers, student } from '../../platform/database/schema/person.ts'
import {
  aCardClass,
  cardsOf,
  look,
  ownBrowser,
  proofOf,
  tryCard,
  wrongSecret,
} from '../../testing/class-cards.ts'
import { aLesson, join, makeClassOf } from '../../testing/classroom.ts'
import { anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { Browser } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const NAMES = ['Mali,Suksai', 'Mali,Saelim', 'Ton,Deejai,P4']
const [WRONG, WAIT] = ['credentials', 'rate_limited']

describe('a child without a mailbox', () => {
  test('signs in with the code, the name and the pictures, and is the learner the teacher made', async () => {
    const { teacher, room, code, cards } = await aCardClass(server, NAMES)
    expect(cards.map(({ name }) => name)).toEqual(['Mali Sa.', 'Mali Su.', 'Ton D.'])
    const { body } = await look(server, code.toLowerCase().replace('-', ' '))
    expect(body.className).toBe(room.name)
    expect(body.learners.map(({ name, kind }) => [name, kind])).toEqual([
      ['Mali Sa.', 'pictures'],
      ['Mali Su.', 'pictures'],
      ['Ton D.', 'pictures'],
    ])
    const [, , ton] = cards
    const browser = new Browser(server)
    expect(await tryCard(browser, await proofOf(server, code, ton!))).toBeNull()
    const classes = (await browser.get('/api/class')).json<{ classes: { id: number }[] }>()
    expect(classes.classes.map(({ id }) => id)).toEqual([room.id])
    // Consent is asked as of everybody.
    const consent = (await browser.get('/api/consent')).json<object>()
    expect(consent).toMatchObject({ state: 'not-asked', mayAnswer: true, hasTeacher: true })
    const { body: students } = await teacher.call('GET', `/api/teach/classes/${room.id}/students`)
    expect(students.rows[2]).toMatchObject({ firstName: 'Ton', grade: 'P4', id: ton!.studentId })
  })

  test('has three devices like everybody, and leaves no session behind', async () => {
    const { code, cards } = await aCardClass(server, NAMES)
    const proof = await proofOf(server, code, cards[0]!)
    const browsers = [1, 2, 3, 4].map(() => new Browser(server))
    for (const browser of browsers) expect(await tryCard(browser, proof)).toBeNull()
    const [oldest, second] = browsers
    expect((await oldest!.session())?.firebaseToken).toBeNull()
    expect((await second!.session())?.firebaseToken).toEqual(expect.any(String))
    await second!.signOut()
    expect(await second!.session()).toBeNull()
  })

  test('who has no code sees nothing, and ids from the list tell nothing', async () => {
    const { room, code, cards } = await aCardClass(server, NAMES)
    for (const guess of ['', 'OWL-222222', room.joinCode, `${code}A`, '%', "' or 1=1 --"]) {
      expect((await look(server, guess)).status).toBe(404)
    }
    const text = JSON.stringify((await look(server, code)).body)
    for (const { studentId } of cards) expect(text).not.toContain(`:${studentId}`)
    expect(text).not.toMatch(/no-mail|Suksai|Saelim|Deejai/)
  })

  test('whoever looks for codes is slowed down', async () => {
    const own = await testServer()
    own.setNow(new Date())
    const { code } = await aCardClass(own, NAMES)
    const found = []
    for (let time = 0; time < 61; time += 1) found.push((await look(own, 'OWL-222222')).status)
    expect(found).toEqual([...Array(60).fill(404), 429])
    expect((await look(own, code)).status).toBe(429)
  })

  test('who looks for codes keeps nobody from theirs on a device that was used before', async () => {
    const own = await testServer()
    own.setNow(new Date())
    const { code, cards } = await aCardClass(own, NAMES)
    const usual = await ownBrowser(own, await proofOf(own, code, cards[0]!))
    for (let time = 0; time < 61; time += 1) await look(own, 'OWL-222222')
    const url = '/api/class-sign-in/look'
    expect((await usual.send('POST', url, { code })).statusCode).toBe(200)
  })
})

describe('nobody comes in', () => {
  const outcomes: [string, (of: Awaited<ReturnType<typeof aCardClass>>) => Promise<unknown>][] = [
    [
      'when the class is archived',
      ({ teacher, room }) =>
        teacher.call('PATCH', `/api/teach/classes/${room.id}`, { archived: true }),
    ],
    [
      'when class sign-in is off',
      ({ teacher, room }) =>
        teacher.call('PUT', `/api/teach/classes/${room.id}/sign-in`, {
          on: false,
          kind: 'pictures',
        }),
    ],
    [
      'who was removed from the class',
      ({ teacher, room, cards }) =>
        teacher.call('DELETE', `/api/teach/classes/${room.id}/students/${cards[0]!.studentId}`),
    ],
    [
      'with the code of before',
      ({ teacher, room }) => teacher.call('POST', `/api/teach/classes/${room.id}/sign-in-code`),
    ],
  ]
  test.each(outcomes)('%s', async (_why, change) => {
    const made = await aCardClass(server, NAMES)
    const proof = await proofOf(server, made.code, made.cards[0]!)
    expect(await tryCard(new Browser(server), proof)).toBeNull()
    await change(made)
    expect(await tryCard(new Browser(server), proof)).toBe(WRONG)
  })

  test('with a code of another class, a made-up name, or half of a proof', async () => {
    const mine = await aCardClass(server, NAMES)
    const other = await aCardClass(server, NAMES)
    const proof = await proofOf(server, mine.code, mine.cards[0]!)
    for (const changed of [
      { ...proof, classCode: other.code },
      { ...proof, learner: 'x' },
      { ...proof, learner: String(mine.cards[0]!.studentId) },
      { ...proof, learner: (await proofOf(server, other.code, other.cards[0]!)).learner },
      { ...proof, secret: 'owl' },
      { ...proof, secret: '' },
      { classCode: proof.classCode, learner: proof.learner },
    ]) {
      expect(await tryCard(new Browser(server), changed)).toBe(WRONG)
    }
  })

  test('who was given more rights than a learner has', async () => {
    const { code, cards } = await aCardClass(server, NAMES)
    const { orm } = server.database
    const [row] = await orm.select().from(student).where(eq(student.id, cards[0]!.studentId))
    await orm.insert(privilegedUsers).values({ email: row!.email, group: 'teacher' })
    const proof = await proofOf(server, code, cards[0]!)
    expect(await tryCard(new Browser(server), proof)).toBe(WRONG)
  })

  test('whose account was closed', async () => {
    const { code, cards } = await aCardClass(server, NAMES)
    const proof = await proofOf(server, code, cards[0]!)
    const admin = await projectClient(server, await anAdmin(server))
    const { studentId } = cards[0]!
    await admin.call('PUT', `/api/admin/people/${studentId}/state`, { state: 'closed' })
    expect(await tryCard(new Browser(server), proof)).toBe('account_closed')
    expect((await look(server, code)).body.learners).toHaveLength(2)
  })
})

describe('guessing', () => {
  test('every pupil of a class once is allowed, and is recorded at each', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Pupil${index},Last`)
    const { code, cards } = await aCardClass(server, names)
    const thief = new Browser(server)
    thief.address = '203.0.113.7'
    for (const card of cards) {
      const proof = await proofOf(server, code, card)
      expect(await tryCard(thief, { ...proof, secret: wrongSecret(card) })).toBe(WRONG)
    }
    const kept = await server.database.orm.select().from(classSecret)
    const failed = new Map(kept.map(({ studentId, failures }) => [studentId, failures]))
    expect(cards.map(({ studentId }) => failed.get(studentId))).toEqual(Array(30).fill(1))
  }, 30_000)

  test('waits grow, and in a lesson nobody guesses so often that a new card is needed', async () => {
    const own = await testServer()
    const start = Date.now()
    own.setNow(new Date(start))
    const { code, cards } = await aCardClass(own, NAMES)
    const proof = { ...(await proofOf(own, code, cards[0]!)), secret: wrongSecret(cards[0]!) }
    const bully = new Browser(own)
    const tries = []
    for (let time = 0; time < 7; time += 1) tries.push(await tryCard(bully, proof))
    expect(tries).toEqual([...Array(5).fill(WRONG), WAIT, WAIT])
    let guesses = 5
    for (let second = 15; second <= 50 * 60; second += 15) {
      own.setNow(new Date(start + second * 1000))
      if ((await tryCard(bully, proof)) === WRONG) guesses += 1
    }
    expect(guesses).toBe(21)
  }, 60_000)

  test('a bully keeps nobody out of a device they have used, nor of one that others have used', async () => {
    const own = await testServer()
    own.setNow(new Date())
    const { code, cards } = await aCardClass(own, NAMES)
    const [victim, classmate] = cards as [ClassCard, ClassCard]
    const proof = await proofOf(own, code, victim)
    const usual = await ownBrowser(own, proof)
    const shared = await ownBrowser(own, await proofOf(own, code, classmate))
    const bully = new Browser(own)
    let answer: string | null = null
    for (let time = 0; time < 20; time += 1) {
      answer = await tryCard(bully, { ...proof, secret: wrongSecret(victim) })
    }
    expect(answer).toBe(WAIT)
    expect(await tryCard(usual, proof)).toBeNull()
    expect(await tryCard(shared, proof)).toBeNull()
    // Where nobody was before, everybody at the address waits together; a new card helps at once.
    expect(await tryCard(new Browser(own), proof)).toBe(WAIT)
  })

  test('a bully who tries everybody keeps the others of the school out of no device, be it new or not', async () => {
    const own = await testServer()
    own.setNow(new Date())
    const names = Array.from({ length: 30 }, (_, index) => `Pupil${index},Last`)
    const { code, cards } = await aCardClass(own, names)
    const bully = new Browser(own)
    const answers: (string | null)[] = []
    for (const card of cards.slice(0, 20)) {
      const proof = { ...(await proofOf(own, code, card)), secret: wrongSecret(card) }
      for (let time = 0; time < 5; time += 1) answers.push(await tryCard(bully, proof))
    }
    // The class's allowance at this address is gone, and then each card has two tries left for its owner.
    expect(answers.filter((answer) => answer === WAIT).length).toBeGreaterThan(0)
    for (const card of cards.slice(20)) {
      expect(await tryCard(new Browser(own), await proofOf(own, code, card))).toBeNull()
    }
    const left = cards[29]!
    const proof = { ...(await proofOf(own, code, left)), secret: wrongSecret(left) }
    const last = [
      await tryCard(bully, proof),
      await tryCard(bully, proof),
      await tryCard(bully, proof),
    ]
    expect(last).toEqual([WRONG, WRONG, WAIT])
  }, 60_000)

  test('after 50 wrong tries, from wherever they came, the right pictures are as wrong as others until there is a new card', async () => {
    const { teacher, room, code, cards } = await aCardClass(server, NAMES)
    const [card] = cards as [ClassCard]
    const proof = await proofOf(server, code, card)
    await server.database.orm
      .update(classSecret)
      .set({ failures: 49 })
      .where(eq(classSecret.studentId, card.studentId))
    const far = (number: number) => {
      const browser = new Browser(server)
      browser.address = `203.0.113.${number}`
      return browser
    }
    expect(await tryCard(far(1), { ...proof, secret: wrongSecret(card) })).toBe(WRONG)
    expect((await cardsOf(teacher, room.id)).cards[0]).toMatchObject({ locked: true })
    expect(await tryCard(far(2), proof)).toBe(WRONG)
    expect(await tryCard(far(3), { ...proof, secret: wrongSecret(card) })).toBe(WRONG)
    const { body } = await teacher.call(
      'POST',
      `/api/teach/classes/${room.id}/students/${card.studentId}/card`,
    )
    expect(body).toMatchObject({ name: card.name, locked: false })
    expect(await tryCard(far(4), { ...proof, secret: body.secret.join(',') })).toBeNull()
  })

  test('many at once are counted one by one', async () => {
    const { code, cards } = await aCardClass(server, NAMES)
    const [card] = cards as [ClassCard]
    const proof = { ...(await proofOf(server, code, card)), secret: wrongSecret(card) }
    await server.database.orm
      .update(classSecret)
      .set({ failures: 45 })
      .where(eq(classSecret.studentId, card.studentId))
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const browser = new Browser(server)
        browser.address = `198.51.100.${index}`
        await tryCard(browser, proof)
      }),
    )
    const [kept] = await server.database.orm
      .select()
      .from(classSecret)
      .where(eq(classSecret.studentId, card.studentId))
    expect(kept?.failures).toBe(51)
  })
})

describe('a teacher', () => {
  test('gives a new card: the old one, and whoever came in with it, are out', async () => {
    const { teacher, room, code, cards } = await aCardClass(server, NAMES)
    const [card] = cards as [ClassCard]
    const proof = await proofOf(server, code, card)
    const thief = new Browser(server)
    expect(await tryCard(thief, proof)).toBeNull()
    const { body } = await teacher.call(
      'POST',
      `/api/teach/classes/${room.id}/students/${card.studentId}/card`,
    )
    expect(await thief.session()).toBeNull()
    expect(body.secret).toHaveLength(3)
    expect(
      await tryCard(new Browser(server), { ...proof, secret: body.secret.join(',') }),
    ).toBeNull()
    if (body.secret.join() !== card.secret.join()) {
      expect(await tryCard(new Browser(server), proof)).toBe(WRONG)
    }
  })

  test('takes over nobody: no account with an address, no other teacher, no admin, no pupil of another class', async () => {
    const { teacher, room, cards } = await aCardClass(server, NAMES)
    const cardAt = (classId: number, studentId: number) =>
      teacher.call('POST', `/api/teach/classes/${classId}/students/${studentId}/card`)
    for (const person of [await aTeacher(server), await anAdmin(server)]) {
      await join(await projectClient(server, person), room)
      expect((await cardAt(room.id, person.id)).status).toBe(403)
    }
    const lesson = await aLesson(server)
    expect((await cardAt(room.id, lesson.pupil.id)).status).toBe(404)
    await join(lesson.learner, room)
    expect((await cardAt(room.id, lesson.pupil.id)).status).toBe(403)
    const other = await aCardClass(server, NAMES)
    expect((await cardAt(room.id, other.cards[0]!.studentId)).status).toBe(404)
    expect((await cardAt(other.room.id, other.cards[0]!.studentId)).status).toBe(404)
    const { cards: now } = await cardsOf(teacher, room.id)
    expect(now).toEqual(cards)
  })

  test('pastes 500 names: what is wrong is shown first, and the same list again makes nobody', async () => {
    const teacher = await projectClient(server, await aTeacher(server))
    const room = await makeClassOf(teacher)
    const url = `/api/teach/classes/${room.id}/learners`
    const names = Array.from({ length: 498 }, (_, index) => `${index + 1}\tName${index}\tLast`)
    const text = [...names, '499\tName0\tLast', '500\ta@b.co\tx'].join('\n')
    const preview = await teacher.call('POST', url, { text, preview: true })
    expect(preview.body.made).toBe(0)
    expect((await cardsOf(teacher, room.id)).cards).toEqual([])
    const first = await teacher.call('POST', url, { text, preview: false })
    expect(first.body.made).toBe(498)
    expect(first.body.rows.slice(-2).map((row: { problem: string }) => row.problem)).toEqual([
      'duplicate',
      'has-email',
    ])
    const again = await teacher.call('POST', url, { text, preview: false })
    expect(again.body.made).toBe(0)
    expect(again.body.rows[0].problem).toBe('already-here')
    expect((await cardsOf(teacher, room.id)).cards).toHaveLength(498)
  }, 60_000)

  test('sends the same list twice at once: nobody is made twice', async () => {
    const teacher = await projectClient(server, await aTeacher(server))
    const room = await makeClassOf(teacher)
    const send = () =>
      teacher.call('POST', `/api/teach/classes/${room.id}/learners`, {
        text: NAMES.join('\n'),
        preview: false,
      })
    const made = (await Promise.all([send(), send(), send()])).map(({ body }) => body.made)
    expect(made.toSorted((a: number, b: number) => a - b)).toEqual([0, 0, 3])
  })

  test('chooses words for older ones; who has pictures keeps them until there is a new card', async () => {
    const { teacher, room, code, cards } = await aCardClass(server, NAMES)
    await teacher.call('PUT', `/api/teach/classes/${room.id}/sign-in`, { on: true, kind: 'words' })
    const [card] = cards as [ClassCard]
    const { body } = await teacher.call(
      'POST',
      `/api/teach/classes/${room.id}/students/${card.studentId}/card`,
    )
    expect(body.kind).toBe('words')
    const after = await cardsOf(teacher, room.id)
    expect(after.code).toBe(code)
    expect(after.cards.map(({ kind }) => kind)).toEqual(['words', 'pictures', 'pictures'])
    const proof = await proofOf(server, code, body as ClassCard)
    expect(await tryCard(new Browser(server), proof)).toBeNull()
  })
})

test('nobody signs up with an address of those who have none', async () => {
  const refused = aStudent(server, { email: 'x@no-mail.invalid' })
  await expect(refused).rejects.toMatchObject({ fields: { email: 'not-an-email' } })
})
