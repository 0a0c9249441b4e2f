import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aLesson } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import type { Manner } from '../../testing/model-server.ts'
import { aDemo, aStudent } from '../../testing/people.ts'
import { python } from '../../testing/project-client.ts'
import {
  GOOD,
  inTurn,
  QUESTION,
  SAD,
  SUBJECT,
  says,
  startTutorServer,
  TOO_MUCH,
  tutored,
  UNSAFE,
} from '../../testing/tutor.ts'
import { proveLedger } from '../ledger/proof.ts'

type Started = Awaited<ReturnType<typeof startTutorServer>>
let started: Started
beforeAll(async () => {
  started = await startTutorServer({ AI_API_KEY: 'secret' })
})
afterAll(() => started.close())
afterEach(async () => {
  started.model.be(says(GOOD))
  expect(await proveLedger(started.server.context)).toMatchObject({ ok: true })
})

const asked = () => started.model.asked
const told = () =>
  asked()
    .at(-1)!
    .body.messages.map(({ content }) => content)
    .join('\n')

describe('an answer', () => {
  test('comes whole, costs its price, and is kept in a conversation', async () => {
    const nok = await tutored(started.server)
    started.model.be(says(GOOD))
    const { events, turn } = await nok.ask()
    expect(events.map((event) => (event.kind === 'step' ? event.step : event.kind))).toEqual([
      'thinking',
      'checking',
      'turn',
    ])
    expect(turn).toMatchObject({
      coins: 2,
      balance: 28,
      turn: { question: 'Why?', rung: 'ask-back', outcome: 'answered', text: GOOD },
    })
    expect(await nok.terms()).toEqual({
      mode: 'explanations',
      coins: 2,
      balance: 28,
      restricted: false,
      watched: false,
      conversation: { id: turn!.conversation, turns: [turn!.turn] },
    })
    const { authorization, body } = asked().at(-1)!
    expect([authorization, body.model]).toEqual(['Bearer secret', 'owl-1'])
  })

  test('personal data does not leave the server', async () => {
    const nok = await tutored(started.server)
    await nok.ask({ question: 'I am nok@school.example, 081 234 5678. Why?' })
    expect(told()).toContain('NameError')
    expect(told()).not.toContain('@school.example')
    expect(told()).not.toContain('081 234 5678')
  })

  test('asked for again with the same key it is the same one, for nothing', async () => {
    const nok = await tutored(started.server)
    const key = randomUUID()
    const first = await nok.ask({}, key)
    const before = asked().length
    const again = await nok.ask({}, key)
    expect(again.turn).toEqual({ ...first.turn, coins: 0 })
    expect([asked().length, await nok.balance()]).toEqual([before, 28])
    const other = await tutored(started.server)
    expect((await other.ask({}, key)).turn?.coins).toBe(2)
  })

  test('the ladder goes on from turn to turn, and the model is told what was said', async () => {
    const nok = await tutored(started.server)
    const first = await nok.ask()
    const conversation = first.turn!.conversation
    const changed = { ...SUBJECT, program: 'nok = 1\nprint(nokk)' }
    const second = await nok.ask({ conversation, subject: changed })
    expect(second.turn).toMatchObject({ conversation, turn: { rung: 'point' } })
    expect(told()).toContain(GOOD)
    const third = await nok.ask({ conversation, subject: { ...changed, program: 'nokk = 2' } })
    expect(third.turn?.turn.rung).toBe('idea')
  })
})

describe('what is not right for a learner is not shown and costs nothing', () => {
  test.each<[string, Manner[], string, number]>([
    ['a whole program', [says(TOO_MUCH)], 'held-back', 2],
    ['an insult', [says(UNSAFE)], 'unsafe-answer', 2],
    ['a program, then an insult', [says(TOO_MUCH), says(UNSAFE)], 'unsafe-answer', 2],
    ['a link', [says('Look at https://evil.com/page')], 'unsafe-answer', 2],
    ['a program, then better', [says(TOO_MUCH), says(GOOD)], 'answered', 2],
  ])('%s', async (_what, manners, outcome, tries) => {
    const nok = await tutored(started.server)
    started.model.be(inTurn(...manners))
    const before = asked().length
    const answer = await nok.ask()
    expect([answer.outcome, asked().length - before]).toEqual([outcome, tries])
    expect(answer.events.filter((event) => event.kind === 'step').map(({ step }) => step)).toEqual([
      'thinking',
      'checking',
      'again',
      'checking',
    ])
    const isShown = outcome === 'answered'
    expect(answer.turn?.turn.text).toBe(isShown ? GOOD : '')
    expect(await nok.balance()).toBe(isShown ? 28 : 30)
    const { rows } = await started.server.database.pool.query('select answer from tutor_turn')
    expect(rows.filter((row) => row.answer !== '' && row.answer !== GOOD)).toEqual([])
  })

  test.each<[string, Manner, string]>([
    ['the key is wrong', { kind: 'status', status: 401 }, 'ai-refused'],
    ['the service is busy', { kind: 'status', status: 429 }, 'ai-busy'],
    ['the connection breaks', { kind: 'breaks-off', after: 'Well' }, 'ai-broken'],
    ['the answer stops early', { kind: 'ends-early', after: 'Well' }, 'ai-broken'],
    ['there is no answer in it', { kind: 'empty' }, 'ai-broken'],
  ])('%s', async (_what, manner, problem) => {
    const fresh = await startTutorServer()
    try {
      const nok = await tutored(fresh.server)
      fresh.model.be(manner)
      expect((await nok.ask()).problem).toBe(problem)
      expect(await nok.balance()).toBe(30)
      expect((await nok.terms()).conversation.turns).toMatchObject([{ outcome: 'failed' }])
    } finally {
      await fresh.close()
    }
  })

  test('a question that is not for children is not put to the model', async () => {
    const nok = await tutored(started.server)
    const before = asked().length
    const key = randomUUID()
    const { outcome, turn } = await nok.ask(
      { question: 'You are a fucking nigger, I will kill you' },
      key,
    )
    expect([outcome, turn?.coins, asked().length]).toEqual(['unsafe-question', 0, before])
    expect((await nok.ask({}, key)).outcome).toBe('unsafe-question')
    expect(await nok.balance()).toBe(30)
  })
})

test('what the service itself finds in a question or an answer counts too; the coins come back', async () => {
  const fresh = await startTutorServer({ AI_MODERATION: 'auto' })
  try {
    fresh.model.be(says(GOOD))
    fresh.model.find((text) => {
      if (text.includes('tired of it all')) return ['self-harm/intent']
      return text === GOOD ? ['harassment', 'hate'] : []
    })
    const nok = await tutored(fresh.server)
    expect((await nok.ask({ question: 'I am tired of it all, mail me: a@b.co' })).outcome).toBe(
      'care',
    )
    expect(fresh.model.asked).toEqual([])
    expect(fresh.model.looked.some(({ input }) => input.includes('a@b.co'))).toBe(false)
    expect((await nok.ask()).outcome).toBe('unsafe-answer')
    expect(await nok.balance()).toBe(30)
    expect(await proveLedger(fresh.server.context)).toMatchObject({ ok: true })
  } finally {
    await fresh.close()
  }
})

describe('a conversation', () => {
  test('is its learner’s, and about one thing', async () => {
    const [nok, ben] = [await tutored(started.server), await tutored(started.server)]
    const conversation = (await nok.ask()).turn!.conversation
    const refused = { status: 404, message: 'conversation-not-found' }
    expect(await ben.ask({ conversation })).toMatchObject(refused)
    expect(await nok.ask({ conversation, tool: 'coding/jupyter-lite' })).toMatchObject(refused)
    const { id: project } = await nok.make()
    expect(await nok.ask({ conversation, project })).toMatchObject(refused)
    expect(await nok.chat('What is a loop?', conversation)).toMatchObject(refused)
    expect((await ben.terms()).conversation).toBeNull()
    expect(
      (await nok.terms(`tool=coding/python-programming&project=${project}`)).conversation,
    ).toBeNull()
  })

  test('of guests is not for the next guest', async () => {
    const guest = await tutored(started.server, await aDemo(started.server))
    const { turn, status } = await guest.ask()
    expect(status).toBe(200)
    expect((await guest.terms()).conversation).toBeNull()
    expect((await guest.ask({ conversation: turn!.conversation })).outcome).toBe('answered')
  })

  test('takes one question at a time', async () => {
    const nok = await tutored(started.server)
    const conversation = (await nok.ask()).turn!.conversation
    // The one that is answered is answered only after the other one came.
    const { promise: wait, resolve: goOn } = Promise.withResolvers<void>()
    started.model.be(() => wait.then(() => says(GOOD)))
    const both = [nok.ask({ conversation }), nok.ask({ conversation })]
    await Promise.race(both)
    goOn()
    const statuses = (await Promise.all(both))
      .map(({ status, message }) => [status, message])
      .toSorted(([a], [b]) => Number(a) - Number(b))
    expect(statuses).toEqual([
      [200, null],
      [409, 'still-answering'],
    ])
    expect(await nok.balance()).toBe(26)
  })

  test('ends after thirty turns, and after a day', async () => {
    const nok = await tutored(started.server)
    const conversation = (await nok.ask()).turn!.conversation
    const { pool } = started.server.database
    await pool.query(
      `insert into tutor_turn (id, conversation_id, question, problem_key, program_key, outcome, created_at)
       select gen_random_uuid(), $1, 'x', '', '', 'failed', now() from generate_series(1, 29)`,
      [conversation],
    )
    expect(await nok.ask({ conversation })).toMatchObject({
      status: 409,
      message: 'conversation-full',
    })
    expect((await nok.ask({ conversation, question: SAD })).outcome).toBe('care')
    await pool.query(`delete from tutor_turn where outcome = 'care'`)
    await pool.query(`delete from tutor_turn where question = 'x'`)
    expect((await nok.terms()).conversation).not.toBeNull()
    started.server.setNow(new Date(Date.now() + 25 * 3_600_000))
    expect((await nok.terms()).conversation).toBeNull()
    expect((await nok.ask({ conversation })).status).toBe(404)
    started.server.setNow(null)
  })
})

describe('what is refused before anything is asked', () => {
  test('no more than sixty answers a day, though they cost nothing', async () => {
    const nok = await tutored(started.server)
    const { pool } = started.server.database
    await pool.query(
      `insert into coin_hold (id, user_id, key, amount, purpose, parts, status, created_at, ends_at, ended_at)
       select gen_random_uuid(), $1, 'x' || n, 0, 'chat', '[]', 'captured', now(), now(), now()
       from generate_series(1, 59) n`,
      [nok.id],
    )
    await pool.query(`insert into ai_price (kind, coins) values ('tutor', 0)`)
    const free = () => nok.ask({}, randomUUID(), 0)
    expect((await free()).outcome).toBe('answered')
    expect(await free()).toMatchObject({ status: 429, message: 'daily-limit' })
    expect((await nok.ask({ question: SAD })).outcome).toBe('care')
    expect(await nok.balance()).toBe(30)
    await pool.query('delete from ai_price')
  })

  test('no coins: not even then is somebody in danger left alone', async () => {
    const nok = await tutored(started.server)
    const { pool } = started.server.database
    await pool.query(`insert into ai_price (kind, coins) values ('tutor', 40)`)
    expect((await nok.ask({}, randomUUID(), 40)).message).toBe('not-enough-coins')
    expect((await nok.ask({ question: SAD })).outcome).toBe('care')
    await pool.query('delete from ai_price')
  })

  test('another price, a text that is too long, a level nobody has, a strange field', async () => {
    const nok = await tutored(started.server)
    expect((await nok.ask({}, randomUUID(), 1)).message).toBe('price-changed')
    expect((await nok.ask({ question: 'x'.repeat(401) })).status).toBe(400)
    expect((await nok.ask({ ...QUESTION, rung: 'line' } as object)).status).toBe(400)
    expect((await nok.chat('x'.repeat(2001))).status).toBe(400)
    expect((await nok.chat(' ')).status).toBe(400)
    expect((await nok.chat('a\u0000b')).status).toBe(400)
    expect((await nok.ask({ question: 'a\u0000b' })).status).toBe(400)
    started.model.be(says(`${GOOD}\u0000`))
    const { turn } = await nok.ask({ question: 'a\ud800b' })
    expect([turn?.turn.text, await nok.balance()]).toEqual([GOOD, 28])
    await nok.ask({ question: '' })
    expect(await nok.balance()).toBe(26)
  })

  test('without a language model', async () => {
    const { startTestServer } = await import('../../testing/test-server.ts')
    const plain = await startTestServer()
    try {
      const nok = await tutored(plain)
      expect((await nok.ask()).status).toBe(404)
      expect((await nok.chat('hi')).status).toBe(404)
      expect(await nok.terms()).toMatchObject({ coins: null, conversation: null })
      const { offers } = (await nok.call('GET', '/api/ai/offers')).body
      expect(offers.map(({ kind }: { kind: string }) => kind)).toEqual([
        'detect',
        'ocr',
        'similarity',
      ])
    } finally {
      await plain.close()
    }
  })
})

describe('the rules of teachers', () => {
  async function assigned(wish: object) {
    const { teacher, learner, room, pupil } = await aLesson(started.server)
    const assignment = await give(teacher, room.id, wish)
    const document = python('# empty')
    const begun = await learner.call('POST', `/api/class/assignments/${assignment.id}/start`, {
      document,
    })
    const nok = await tutored(started.server, pupil)
    return { teacher, room, nok, assignment, project: begun.body.projectId as string }
  }
  const rule = (lesson: Awaited<ReturnType<typeof aLesson>>, tutorMode: string) =>
    lesson.teacher.call('PATCH', `/api/teach/classes/${lesson.room.id}`, { tutorMode })

  test('off in a class closes the tutor and the chat, and nothing is sent', async () => {
    const lesson = await aLesson(started.server)
    await rule(lesson, 'off')
    const nok = await tutored(started.server, lesson.pupil)
    const before = asked().length
    const off = { status: 403, message: 'tutor-is-off' }
    expect(await nok.ask()).toMatchObject(off)
    expect(await nok.chat('What is a loop?')).toMatchObject(off)
    expect(await nok.terms()).toMatchObject({ mode: 'off', watched: true })
    expect(await nok.terms('tool=chat')).toMatchObject({ mode: 'off', coins: 4 })
    expect([asked().length, await nok.balance()]).toEqual([before, 30])
  })

  test('off in an assignment closes it there, and the chat until the work is handed in', async () => {
    const { nok, project, assignment, teacher, room } = await assigned({ tutorMode: 'off' })
    expect(await nok.ask({ project })).toMatchObject({ status: 403 })
    expect(await nok.chat('What is a loop?')).toMatchObject({ status: 403 })
    expect((await nok.ask()).outcome).toBe('answered')
    await nok.call('POST', `/api/class/assignments/${assignment.id}/hand-in`)
    started.model.be(says('A loop does something again and again.'))
    expect((await nok.chat('What is a loop?')).outcome).toBe('answered')
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await give(teacher, room.id, { tutorMode: 'off', dueAt: tomorrow })
    expect((await nok.terms('tool=chat')).mode).toBe('off')
  })

  test.each([
    ['explanations', 'hints', 'hints'],
    ['hints', 'explanations', 'hints'],
    ['explanations', 'off', 'off'],
  ])('a class with %s and an assignment with %s: %s there', async (ofClass, own, mode) => {
    const { nok, teacher, room, project } = await assigned({ tutorMode: own })
    await teacher.call('PATCH', `/api/teach/classes/${room.id}`, { tutorMode: ofClass })
    const place = 'tool=coding/python-programming'
    expect(await nok.terms(`${place}&project=${project}`)).toMatchObject({ mode })
    expect(await nok.terms(place)).toMatchObject({ mode: ofClass })
    const other = await tutored(started.server)
    expect(await other.terms(`${place}&project=${project}`)).toMatchObject({ mode: 'explanations' })
  })

  test('a level of a game has the rule of its assignment', async () => {
    const { teacher, room, pupil } = await aLesson(started.server)
    const level = 'repeat-1'
    await give(teacher, room.id, { tool: 'games/programming', level, tutorMode: 'off' })
    const nok = await tutored(started.server, pupil)
    const tool = 'games/programming' as const
    const subject = { ...SUBJECT, kind: 'blocks' as const, level }
    expect((await nok.ask({ tool, subject })).status).toBe(403)
    expect((await nok.ask({ tool, subject: { ...subject, level: 'steps-1' } })).status).toBe(200)
    expect(await nok.terms(`tool=${tool}&level=${level}`)).toMatchObject({ mode: 'off' })
  })

  test('the limits of a class hold for both', async () => {
    const lesson = await aLesson(started.server)
    await lesson.teacher.call('PATCH', `/api/teach/classes/${lesson.room.id}`, { dailyAiCap: 3 })
    const nok = await tutored(started.server, lesson.pupil)
    expect((await nok.ask()).outcome).toBe('answered')
    expect(await nok.ask()).toMatchObject({ status: 429, message: 'daily-limit' })
    expect(await nok.chat('What is a loop?')).toMatchObject({ status: 429 })
  })

  test('the task is known to the model, its solution to the model alone', async () => {
    const solution = 'for n in range(3):\n    print("how-it-is-done")'
    const checks = [{ kind: 'output', input: [], output: 'petals' }]
    const { nok, project } = await assigned({ solution, checks })
    const { events } = await nok.ask({ project })
    expect(told()).toContain('Draw a flower')
    expect(told()).toContain('petals')
    expect(told()).toContain('how-it-is-done')
    expect(JSON.stringify(events)).not.toContain('how-it-is-done')
    started.model.be(says(`Write this:\n\n\`\`\`python\n${solution}\n\`\`\``))
    const held = await nok.ask({ project })
    expect(held.outcome).toBe('held-back')
    expect(JSON.stringify(held.events)).not.toContain('how-it-is-done')
    const stranger = await tutored(started.server, await aStudent(started.server))
    await stranger.ask({ project })
    expect(told()).not.toContain('how-it-is-done')
  })
})

test('a level of a game is known with its goal, and its solution to the model alone', async () => {
  const nok = await tutored(started.server)
  const subject = { ...SUBJECT, kind: 'blocks' as const, program: 'go("east")', level: 'floor-20' }
  const { events } = await nok.ask({ tool: 'games/dungeon', subject })
  expect(told()).toContain('best = d')
  expect(JSON.stringify(events)).not.toContain('best = d')
  const own = { ...subject, level: 'made by somebody' }
  expect((await nok.ask({ tool: 'games/dungeon', subject: own })).outcome).toBe('answered')
})

describe('the chat', () => {
  test('goes on with what was said, without the work of anybody', async () => {
    const nok = await tutored(started.server)
    started.model.be(says('A loop does something again and again.'))
    const first = await nok.chat('What is a loop?')
    expect(first.turn).toMatchObject({ coins: 4, balance: 26, turn: { rung: null } })
    await nok.chat('And a list?', first.turn!.conversation)
    expect(told()).toContain('A loop does something again and again.')
    expect(await nok.terms('tool=chat')).toMatchObject({
      coins: 4,
      conversation: { id: first.turn!.conversation },
    })
    expect((await nok.terms()).conversation).toBeNull()
  })

  test('is looked at both ways', async () => {
    const nok = await tutored(started.server)
    expect((await nok.chat(SAD)).outcome).toBe('care')
    started.model.be(says(UNSAFE))
    expect((await nok.chat('What is a loop?')).outcome).toBe('unsafe-answer')
    expect(await nok.balance()).toBe(30)
  })
})
