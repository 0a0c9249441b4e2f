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
  /** A project that is their copy of an assignment with a rule of its own. */
  async function assigned(mode: string): Promise<string> {
    const { pool } = server.database
    const { rows } = await pool.query<{ id: string }>(
      `with c as (insert into classroom (name, join_code, tutor_mode)
          values ('B', md5(random()::text), 'explanations') returning id),
        a as (insert into assignment (classroom_id, title, tool, tutor_mode)
          select id, 'Flower', 'coding/python-programming', $2 from c returning id),
        p as (insert into project (id, owner_id, tool, title, bytes)
          values (gen_random_uuid(), $1, 'coding/python-programming', 'Flower', 2) returning id),
        s as (insert into submission (assignment_id, student_id, project_id)
          select a.id, $1, p.id from a, p)
      select id from p`,
      [id, mode],
    )
    return rows[0]!.id
  }
  const ask = (project?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/tutor',
      headers: { ...headers, 'idempotency-key': randomUUID(), 'x-coins': '2' },
      payload: {
        tool: 'coding/python-programming',
        program: 'print(nok)  # nok@school.example',
        error: "NameError: name 'nok' is not defined",
        question: 'Why?',
        locale: 'th',
        ...(project === undefined ? {} : { project }),
      },
    })
  const terms = async (project?: string) =>
    (
      await server.app.inject({
        url: `/api/tutor${project === undefined ? '' : `?project=${project}`}`,
        headers,
      })
    ).json()
  return { ask, terms, assigned }
}

test('gives a hint about the learner’s own program, in their language, without personal data', async () => {
  model.be({ kind: 'answers', pieces: ['ลองดูชื่อตัวแปร'] })
  const nok = await learnerIn('hints')
  expect(await nok.terms()).toEqual({
    mode: 'hints',
    coins: 2,
    balance: 30,
    restricted: false,
  })
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

test.each([
  ['explanations', 'hints', 'hints'],
  ['hints', 'explanations', 'hints'],
  ['explanations', 'off', 'off'],
])(
  'a class with %s and an assignment with %s: %s in the assignment',
  async (ofClass, own, mode) => {
    const nok = await learnerIn(ofClass)
    const project = await nok.assigned(own)
    expect(await nok.terms(project)).toMatchObject({ mode })
    expect(await nok.terms()).toMatchObject({ mode: ofClass })
    const answer = await nok.ask(project)
    if (mode === 'off') return expect(answer.statusCode).toBe(403)
    expect(model.asked.at(-1)?.body.messages[0]?.content).toContain('Never write the solution')
  },
)

test('somebody else’s project has no say in it', async () => {
  const nok = await learnerIn('explanations')
  const other = await learnerIn('explanations')
  expect(await other.terms(await nok.assigned('off'))).toMatchObject({ mode: 'explanations' })
})
