import { readFileSync } from 'node:fs'
import {
  GetDemo,
  GetStudent,
  GrantComplimentarySubscription,
  InsertAttendance,
  InsertMissingStudent,
  OPERATIONS,
  SignUpUser,
  UpdateProfileImage,
} from '@panya/domain/graphql/operations.ts'
import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateGraphqlFiles } from '../../app/generate-graphql.ts'
import { schema } from '../../app/graphql.ts'
import { sendOperation, sendQuery } from '../../testing/graphql.ts'
import { anAdmin, aStudent, TEST_PASSWORD } from '../../testing/people.ts'
import { signIn, type TestSession } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let student: TestSession & { id: number }
let admin: TestSession
beforeAll(async () => {
  server = await startTestServer()
  const { id, email } = await aStudent(server)
  student = { id, ...(await signIn(server, email)) }
  admin = await signIn(server, (await anAdmin(server)).email)
})
afterAll(() => server.close())

test('what follows from the schema is up to date (npm run graphql)', async () => {
  for (const [file, content] of await generateGraphqlFiles()) {
    expect(readFileSync(file, 'utf8')).toBe(content)
  }
})

test('every operation is valid', () => {
  for (const { text } of OPERATIONS) expect(validate(schema, parse(text))).toEqual([])
})

describe('how calls are sent', () => {
  const body = { operationName: 'GetDemo', query: GetDemo.text, variables: {} }

  test('by POST, with a client-name header', async () => {
    const headers = { 'apollographql-client-name': 'panya-web' }
    expect(await sendQuery(server, body, headers)).toMatchObject({
      status: 200,
      data: { demo: [] },
    })
  })

  test('a query by GET, a mutation not', async () => {
    const get = (name: string, query: string, variables: object) => {
      const search = new URLSearchParams({
        operationName: name,
        query,
        variables: JSON.stringify(variables),
      })
      return server.app.inject({ url: `/graphql?${search}`, headers: student.withToken })
    }
    const variables = { email: student.email, today: '2026-01-01' }
    const read = await get('GetStudent', GetStudent.text, variables)
    expect(read.json()).toMatchObject({ data: { student: [{ id: student.id }], attendance: [] } })
    for (const text of [
      InsertAttendance.text,
      InsertAttendance.text.replace('date }', 'date total_users }'),
    ]) {
      const refused = await get('InsertAttendance', text, { date: '2026-01-01' })
      expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([
        400,
        'BAD_INPUT',
      ])
    }
  })

  test.each([
    ['no query', {}, { query: 'required' }],
    ['a number as query', { query: 7 }, { query: 'required' }],
    ['a list of calls', [body, body], { body: 'not-an-object' }],
    ['variables as a list', { ...body, variables: [] }, { variables: 'not-an-object' }],
    [
      'another operation name',
      { ...body, operationName: 'GetStudent' },
      { operationName: 'unknown' },
    ],
  ])('%s is refused by name', async (_name, payload, fields) => {
    const { status, errors } = await sendQuery(server, payload)
    expect([status, errors[0]?.extensions]).toEqual([400, { code: 'BAD_INPUT', fields }])
  })

  test('broken JSON, bytes that are no text, other media types and large bodies get a code', async () => {
    const post = (payload: string | Buffer, type = 'application/json') =>
      server.app.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers: { 'content-type': type },
      })
    const answers = [
      [await post('{"query":'), 400, 'BAD_INPUT'],
      [await post(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), 400, 'BAD_INPUT'],
      [await post('{"query":"{demo{id}}","__proto__":{"x":1}}'), 400, 'BAD_INPUT'],
      [await post(JSON.stringify(body), 'text/plain'), 415, 'BAD_INPUT'],
      [await post(JSON.stringify(body), 'application/xml'), 415, 'BAD_INPUT'],
      [await post(JSON.stringify({ ...body, x: 'x'.repeat(10_000_000) })), 413, 'TOO_LARGE'],
    ] as const
    for (const [answer, status, code] of answers) {
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([status, code])
    }
  })
})

describe('documents of others', () => {
  test('are answered within limits', async () => {
    const query = 'query Mine($id: Int!) { me: student_by_id(id: $id) { id grade } }'
    const call = { query, variables: { id: student.id } }
    for (let time = 0; time < 3; time += 1) {
      expect((await sendQuery(server, call, student.withToken)).data).toEqual({
        me: { id: student.id, grade: 'P4' },
      })
    }
  })

  const many = (part: (index: number) => string) =>
    Array.from({ length: 20 }, (_v, i) => part(i)).join(' ')
  test.each([
    ['syntax', '{ demo {'],
    ['an unknown field', '{ demo { id password } }'],
    ['aliases', `{ ${many((i) => `a${i}: demo { id }`)} }`],
    ['cost', `{ ${many(() => 'demo { id }')} }`],
    ['directives', `{ demo { ${many(() => 'id @skip(if: false)')} } }`],
    ['tokens', `{ demo { ${'id '.repeat(2000)} } }`],
    [
      'fragments',
      `{ ...A } fragment A on Query { ${many(() => '...B')} } fragment B on Query { demo { id } }`,
    ],
    ['introspection', '{ __schema { types { name } } }'],
    ['circles', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ])('are refused for %s', async (_name, query) => {
    const { status, errors } = await sendQuery(server, { query }, student.withToken)
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_INPUT'])
    expect(errors[0]?.message).not.toMatch(/Did you mean/)
  })

  test('end for whoever sends them without end; the pages of the same school go on', async () => {
    const own = await testServer()
    const now = new Date()
    own.setNow(now)
    const statuses = new Set<number>()
    for (let time = 0; time < 130; time += 1)
      statuses.add((await sendQuery(own, { query: `{ demo { id } } # ${time}` })).status)
    expect(statuses).toEqual(new Set([200, 429]))
    expect((await sendOperation(own, GetDemo, {})).status).toBe(200)
    own.setNow(new Date(now.getTime() + 1000))
    expect((await sendQuery(own, { query: '{ demo { id } }' })).status).toBe(200)
  })

  test('are refused with GRAPHQL_OPERATIONS=known, whatever their spacing', async () => {
    const strict = await testServer({ GRAPHQL_OPERATIONS: 'known' })
    expect((await sendQuery(strict, { query: GetDemo.text.replaceAll(' ', '\n  ') })).outcome).toBe(
      'ok',
    )
    expect(await sendQuery(strict, { query: '{ demo { id } }' })).toMatchObject({
      status: 403,
      outcome: 'FORBIDDEN',
    })
  })
})

describe('what comes in', () => {
  const good = {
    email: 'sign.up@school.example',
    password: TEST_PASSWORD,
    displayName: "Robert'); DROP TABLE student;--",
    firstName: '<script>alert(1)</script>',
    lastName: 'مريم 小明',
    grade: 'P4',
    affiliation: 'โรงเรียน "ดอย"',
  }

  test('signing up makes identity and student, once', async () => {
    const first = await sendOperation(server, SignUpUser, { credentials: good })
    expect(first.data?.signUpUser.id).toBeGreaterThan(0)
    const again = await sendOperation(server, SignUpUser, {
      credentials: { ...good, email: 'SIGN.UP@School.example ' },
    })
    expect(again.errors[0]).toMatchObject({
      message: 'email-taken',
      extensions: { code: 'CONFLICT' },
    })
    const mine = await signIn(server, good.email)
    const { data } = await sendQuery<{ student: object[] }>(
      server,
      {
        query: `{ student(email: "${good.email}") { display_name first_name last_name affiliation } }`,
      },
      mine.withToken,
    )
    const { displayName, firstName, lastName, affiliation } = good
    expect(data?.student).toEqual([
      { display_name: displayName, first_name: firstName, last_name: lastName, affiliation },
    ])
  })

  test('nothing is kept of a sign-up that cannot be completed', async () => {
    const { email } = { email: 'half@school.example' }
    const { pool } = server.database
    await pool.query(
      `insert into student (email, display_name, first_name, last_name, grade, affiliation)
       values ($1, 'x', 'x', 'x', 'P4', 'x')`,
      [email],
    )
    expect(
      (await sendOperation(server, SignUpUser, { credentials: { ...good, email } })).outcome,
    ).toBe('CONFLICT')
    expect(
      (await pool.query('select 1 from identity_accounts where email = $1', [email])).rows,
    ).toEqual([])
  })

  test('twelve sign-ups of the same email at once make one account', async () => {
    const credentials = { ...good, email: 'race@school.example' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => sendOperation(server, SignUpUser, { credentials })),
    )
    expect(answers.map((a) => a.outcome).toSorted()).toEqual([...Array(11).fill('CONFLICT'), 'ok'])
  })

  test('each wrong field is named with its code', async () => {
    const credentials = {
      email: `${'a'.repeat(300)}@x.co`,
      password: 'password',
      displayName: '',
      firstName: 'a\u0000b',
      lastName: 'x'.repeat(81),
      grade: 'P9',
      affiliation: ' ',
    }
    const { errors } = await sendOperation(server, SignUpUser, { credentials })
    expect(errors[0]?.extensions).toEqual({
      code: 'BAD_INPUT',
      fields: {
        email: 'too-long',
        password: 'too-common',
        displayName: 'required',
        firstName: 'control-characters',
        lastName: 'too-long',
        grade: 'unknown-grade',
        affiliation: 'required',
      },
    })
  })

  test.each([
    ['a missing field', { ...good, grade: undefined }],
    ['null', { ...good, grade: null }],
    ['a number', { ...good, grade: 4 }],
    ['an unknown field', { ...good, role: 'admin' }],
  ])('%s in the credentials is refused', async (_name, credentials) => {
    const body = { query: SignUpUser.text, variables: { credentials } }
    const { status, errors } = await sendQuery(server, body)
    expect([status, errors[0]?.extensions]).toEqual([
      400,
      { code: 'BAD_INPUT', fields: { credentials: 'not-valid' } },
    ])
  })

  test.each([
    ['a missing field', { ...good, grade: undefined }],
    ['an unknown field', { ...good, role: 'admin' }],
    ['a wrong type beside it', { ...good, grade: { of: good.password } }],
    ['a number', { ...good, password: 1234567890123 }],
    ['a list', { ...good, password: [good.password] }],
    ['a weak one', { ...good, password: 'password1' }],
    ['one that is too long', { ...good, password: `${good.password}${'x'.repeat(200)}` }],
    ['the password alone', good.password],
  ])('%s: no answer says the password again', async (_name, credentials) => {
    const { password } = typeof credentials === 'object' ? credentials : { password: credentials }
    for (const query of [SignUpUser.text, `${SignUpUser.text} # in other words`]) {
      const payload = { query, variables: { credentials } }
      const answer = await server.app.inject({ method: 'POST', url: '/graphql', payload })
      expect(answer.json().errors).toHaveLength(1)
      expect(answer.body).not.toContain(String(password).slice(0, 9))
    }
  })

  test.each([
    'password: 1234567890123',
    'password: hunter2hunter2',
    'password: ["hunter2hunter2"]',
    'password: {of: "hunter2hunter2"}',
    'password "hunter2hunter2"',
    'password: "hunter2hunter2" "hunter2hunter2"',
    'password: """hunter2hunter2""" : 1',
    'password: $hunter2 hunter2hunter2 5',
  ])('%s written into the document is not said again either', async (password) => {
    const query = `mutation { signUpUser(credentials: { ${password} }) { id } }`
    const answer = await server.app.inject({ method: 'POST', url: '/graphql', payload: { query } })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toMatch(/hunter2hunter2|1234567890123/)
  })

  test('what is wrong is still said', async () => {
    const { grade: _, ...credentials } = good
    const body = { query: SignUpUser.text, variables: { credentials } }
    const { errors } = await sendQuery(server, body)
    expect(errors[0]?.message).toBe(
      'Variable "$credentials" got an invalid value: Field "grade" of required type "String!" was not provided.',
    )
    const broken = await sendQuery(server, { query: '{ demo { id }' })
    expect(broken.errors[0]?.message).toBe('Syntax Error: Expected Name, found <EOF>.')
  })

  test('a missing student row is repaired, once', async () => {
    const { id, email } = await aStudent(server)
    await server.database.pool.query('delete from student where id = $1', [id])
    const { withToken } = await signIn(server, email)
    const lost = await sendOperation(server, GetStudent, { email, today: '2026-01-01' }, withToken)
    expect(lost.data?.student).toEqual([])
    // The five inputs of the specification.
    const variables = {
      email,
      firstName: 'ก',
      lastName: 'ข',
      grade: 'M1',
      affiliation: 'ค',
    }
    const fixed = await sendOperation(server, InsertMissingStudent, variables, withToken)
    const again = await sendOperation(server, InsertMissingStudent, variables, withToken)
    expect(again.data).toEqual(fixed.data)
    const found = await sendOperation(server, GetStudent, { email, today: '2026-01-01' }, withToken)
    expect(found.data?.student[0]?.id).toBe(fixed.data?.insert_student.id)
    const { rows } = await server.database.pool.query(
      'select display_name, grade, affiliation from student where email = $1',
      [email],
    )
    expect(rows).toEqual([{ display_name: 'ก', grade: 'M1', affiliation: 'ค' }])
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    '/\\evil.example',
    'x"onerror=1',
    `/${'x'.repeat(600)}`,
    'https://elsewhere.example/me.png',
    'http://localhost/me.png',
    'data:image/png;base64,iVBORw0KGgo=',
    '/home',
    '/me.webp',
    `/api/profile/images/../../x/${'x'.repeat(24)}.webp`,
  ])('the profile image %s is refused', async (profileImage) => {
    const { outcome } = await sendOperation(
      server,
      UpdateProfileImage,
      { id: student.id, profileImage },
      student.withToken,
    )
    expect(outcome).toBe('BAD_INPUT')
  })

  test('the profile image is one that was sent here, or none', async () => {
    const change = (profileImage: string) => {
      const variables = { id: student.id, profileImage }
      return sendOperation(server, UpdateProfileImage, variables, student.withToken)
    }
    const image = `/api/profile/images/${'x'.repeat(24)}.webp`
    expect((await change(image)).outcome).toBe('ok')
    const refused = await change('https://elsewhere.example/me.png')
    expect(refused.errors[0]?.extensions.fields).toEqual({ profile_image: 'not-a-picture-of-ours' })
    const stored = () =>
      server.database.pool.query('select profile_image from student where id = $1', [student.id])
    expect((await stored()).rows).toEqual([{ profile_image: image }])
    expect((await change('')).outcome).toBe('ok')
    expect((await stored()).rows).toEqual([{ profile_image: null }])
  })

  test.each([
    ['cycle', { cycle: 'weekly' }, 'BAD_INPUT'],
    ['empty reason', { grantReason: ' ' }, 'BAD_INPUT'],
    ['past', { expiresAt: '2020-01-01T00:00:00Z' }, 'BAD_INPUT'],
    ['a moment without offset', { expiresAt: '2099-01-01T00:00:00' }, 'BAD_INPUT'],
    ['unknown student', { userId: 999_999 }, 'NOT_FOUND'],
    ['unknown plan', { planId: 999_999 }, 'NOT_FOUND'],
    ['too large an id', { userId: 3_000_000_000 }, 'BAD_INPUT'],
  ])('a grant with a wrong %s changes nothing', async (_name, change, outcome) => {
    const grant = {
      userId: student.id,
      planId: 1,
      cycle: 'monthly',
      grantReason: 'x',
      expiresAt: '2099-01-01T00:00:00Z',
    }
    const answer = await sendOperation(
      server,
      GrantComplimentarySubscription,
      { ...grant, ...change },
      admin.withToken,
    )
    expect(answer.outcome).toBe(outcome)
    expect(
      (await server.database.pool.query('select 1 from complimentary_subscriptions')).rows,
    ).toEqual([])
  })

  test('text that no database could hold is answered, not failed', async () => {
    const query =
      '{ student(email: "a\\u0000@x.co") { id } privileged_users(email: "\\u0000") { id } }'
    expect((await sendQuery(server, { query }, admin.withToken)).data).toEqual({
      student: [],
      privileged_users: [],
    })
  })
})

test('an unexpected failure shows an id and nothing else', async () => {
  const broken = await testServer()
  const { withToken } = await signIn(broken, (await aStudent(broken)).email)
  await broken.database.pool.query('alter table attendance rename to secret_name')
  for (const query of [GetStudent.text, '{ attendance(date: "2026-01-01") { date } }']) {
    const body = { query, variables: { email: 'x@x.co', today: '2026-01-01' } }
    const { errors } = await sendQuery(broken, body, withToken)
    expect(errors[0]).toMatchObject({ message: 'unexpected', extensions: { code: 'INTERNAL' } })
    expect(JSON.stringify(errors)).not.toMatch(/relation|does not exist/)
  }
})
