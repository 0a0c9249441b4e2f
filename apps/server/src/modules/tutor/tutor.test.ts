import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '../../testing/model-server.ts'
import { aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let model: ModelServer
let server: TestServer
beforeAll(async () => {
  model = await startModelServer()
  server = await startTestServer({ AI_BASE_URL: model.url, AI_MODEL: 'owl-1' })
})
afterAll(async () => {
  await server.close()
  await model.close()
})

async function learnerIn(tutorMode: string | null) {
  const { id, email } = await aStudent(server)
  const { withCookie: headers } = await signIn(server, email)
  if (tutorMode !== null) {
    const { pool } = server.database
    const { rows } = await pool.query<{ id: number }>(
      `insert into classroom (name, join_code, tutor_mode)
       values ('A', md5(random()::text), $1) returning id`,
      [tutorMode],
    )
    await pool.query(
      `insert into classroom_member (classroom_id, student_id, part) values ($1, $2, 'student')`,
      [rows[0]?.id, id],
    )
  }
  const ask = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/tutor',
      headers: { ...headers, 'idempotency-key': randomUUID(), 'x-coins': '2' },
      payload: {
        tool: 'python',
        program: 'print(nok)  # nok@school.example',
        error: "NameError: name 'nok' is not defined",
        question: 'Why?',
        locale: 'th',
      },
    })
  const terms = async () => (await server.app.inject({ url: '/api/tutor', headers })).json()
  return { ask, terms }
}

test('gives a hint about the learner’s own program, in their language, without personal data', async () => {
  model.be({ kind: 'answers', pieces: ['ลองดูชื่อตัวแปร'] })
  const nok = await learnerIn('hints')
  expect(await nok.terms()).toEqual({ mode: 'hints', coins: 2, balance: 30 })
  const { body } = await nok.ask()
  expect(body).toContain('ลองดูชื่อตัวแปร')
  expect(body).toContain('"balance":28')
  const [system, user] = model.asked.at(-1)!.body.messages
  expect(system?.content).toContain('ไทย')
  expect(system?.content).toContain('Never write the solution')
  expect(user?.content).toContain('NameError')
  expect(user?.content).not.toContain('@school.example')
})

test('explains where the class allows it, and without a class', async () => {
  for (const mode of ['explanations', null]) {
    const nok = await learnerIn(mode)
    await nok.ask()
    expect(model.asked.at(-1)?.body.messages[0]?.content).toContain('Explain the idea')
  }
})

test('is silent where the teacher turned it off, and sends nothing', async () => {
  const nok = await learnerIn('off')
  const before = model.asked.length
  expect((await nok.ask()).statusCode).toBe(403)
  expect(await nok.terms()).toMatchObject({ mode: 'off', balance: 30 })
  expect(model.asked.length).toBe(before)
})
