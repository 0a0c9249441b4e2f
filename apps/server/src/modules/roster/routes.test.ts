import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLesson, makeClassOf } from '../../testing/classroom.ts'
import { aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PASTE = [
  'email,first name,last name,grade',
  'mali@roster.example,Mali,Jaidee,P4',
  'mali@roster.example,Mali,Jaidee,P4',
  'not an email,Ton,Dee,P4',
  'ton@roster.example,Ton,Dee,P9',
  'nok@roster.example,Nok,Dee,ป.5',
].join('\n')

async function inviteCode(client: Awaited<ReturnType<typeof projectClient>>, classId: number) {
  const { body } = await client.call('GET', `/api/teach/classes/${classId}/invites`)
  return body.invites as { code: string; email: string; grade: string }[]
}

describe('a list that is pasted', () => {
  test('is shown with its errors first, then invites the good lines, and again invites nobody', async () => {
    const { teacher, room } = await aLesson(server)
    const url = `/api/teach/classes/${room.id}/invites`
    const problemsOf = (body: { rows: { line: number; problem: string | null }[] }) =>
      body.rows.map(({ line, problem }) => [line, problem])
    const expected = [
      [2, null],
      [3, 'duplicate'],
      [4, 'bad-email'],
      [5, 'bad-grade'],
      [6, null],
    ]
    const look = await teacher.call('POST', url, { text: PASTE, preview: true })
    expect(problemsOf(look.body)).toEqual(expected)
    expect(await inviteCode(teacher, room.id)).toEqual([])
    const done = await teacher.call('POST', url, { text: PASTE, preview: false })
    expect(done.body.invited).toBe(2)
    expect(await inviteCode(teacher, room.id)).toMatchObject([
      { email: 'mali@roster.example', grade: 'P4' },
      { email: 'nok@roster.example', grade: 'P5' },
    ])
    const again = await teacher.call('POST', url, { text: PASTE, preview: false })
    expect(again.body.invited).toBe(0)
    expect(again.body.rows[0].problem).toBe('already-invited')
  })

  test('says who is in the class already', async () => {
    const { teacher, room, pupil } = await aLesson(server)
    const text = `${pupil.email},Ann,Lee,P4`
    const look = await teacher.call('POST', `/api/teach/classes/${room.id}/invites`, {
      text,
      preview: true,
    })
    expect(look.body.rows[0].problem).toBe('already-here')
  })
})

test('learners stand in the order people expect: 2 before 10, Thai by consonants, small letters beside large ones', async () => {
  const { teacher, room, pupil } = await aLesson(server)
  const names = [
    'Learner 10',
    'แก้ว',
    'Learner 2',
    'ขวัญ',
    'learner 1',
    'กล้า',
    'Learner 11',
    'Émile',
    'Zoe',
  ]
  for (const firstName of names) {
    const { id } = await aStudent(server, { firstName, lastName: 'X' })
    await server.database.pool.query(
      `insert into classroom_member (classroom_id, student_id, part) values ($1, $2, 'student')`,
      [room.id, id],
    )
  }
  const { body } = await teacher.call('GET', `/api/teach/classes/${room.id}/students`)
  const shown = (body.rows as { id: number; firstName: string }[])
    .filter(({ id }) => id !== pupil.id)
    .map(({ firstName }) => firstName)
  const expected = [
    'Émile',
    'learner 1',
    'Learner 2',
    'Learner 10',
    'Learner 11',
    'Zoe',
    'กล้า',
    'แก้ว',
    'ขวัญ',
  ]
  expect(shown).toEqual(expected)
})

describe('a list whose first line is wrong or left out', () => {
  test('is still a list of learners', async () => {
    const { teacher, room } = await aLesson(server)
    const url = `/api/teach/classes/${room.id}/invites`
    const look = async (text: string) =>
      (await teacher.call('POST', url, { text, preview: true })).body.rows
    expect(await look('wrong,Ton,Dee,P4\nann@line.example,Ann,Lee,P4')).toMatchObject([
      { line: 1, problem: 'bad-email' },
      { line: 2, problem: null },
    ])
    expect(await look('\nann@line.example\tAnn\tLee\tP4')).toMatchObject([
      { line: 2, firstName: 'Ann', problem: null },
    ])
  })
})

describe('an invitation', () => {
  test('becomes an account with a password of one’s own, in the class, once', async () => {
    const { teacher, room } = await aLesson(server)
    const text = 'ploy@roster.example,Ploy,Suk,P4'
    await teacher.call('POST', `/api/teach/classes/${room.id}/invites`, { text, preview: false })
    const [{ code } = { code: '' }] = await inviteCode(teacher, room.id)
    const url = `/api/invites/${code}`
    const look = await server.app.inject(url)
    expect(look.json()).toEqual({
      firstName: 'Ploy',
      className: '5/1',
      email: 'ploy@roster.example',
      hasAccount: false,
    })
    const activate = (password: string) =>
      server.app.inject({
        method: 'POST',
        url: `${url}/activate`,
        payload: { password, affiliation: 'Doi' },
      })
    expect((await activate('short')).json()).toMatchObject({ fields: { password: 'too-short' } })
    expect((await activate(TEST_PASSWORD)).statusCode).toBe(201)
    expect((await activate(TEST_PASSWORD)).statusCode).toBe(404)
    const { withCookie } = await signIn(server, 'ploy@roster.example')
    const mine = await server.app.inject({ url: '/api/class', headers: withCookie })
    expect(mine.json().classes[0].id).toBe(room.id)
  })

  test('for somebody who has an account comes by its link, and is of no use to others', async () => {
    const { teacher, room } = await aLesson(server)
    const [owner, thief] = [await aStudent(server), await aStudent(server)]
    const text = `${owner.email},Ann,Lee,P4`
    await teacher.call('POST', `/api/teach/classes/${room.id}/invites`, { text, preview: false })
    const [one, two] = [await projectClient(server, owner), await projectClient(server, thief)]
    const [{ code } = { code: '' }] = await inviteCode(teacher, room.id)
    // Anybody can make an account with this address: the link is what shows that the teacher means them.
    expect((await one.call('GET', '/api/class')).body).toMatchObject({ classes: [], invites: [] })
    const accept = `/api/invites/${code}/accept`
    expect((await two.call('POST', accept)).status).toBe(403)
    expect((await one.call('POST', accept)).body).toEqual({ classId: room.id })
    expect((await one.call('GET', '/api/class')).body.classes).toHaveLength(1)
    // Pressed twice, or the answer was lost: they are in. A used link is of no use to others, nor after leaving.
    expect((await one.call('POST', accept)).body).toEqual({ classId: room.id })
    expect((await two.call('POST', accept)).status).toBe(404)
    await teacher.call('DELETE', `/api/teach/classes/${room.id}/students/${owner.id}`)
    expect((await one.call('POST', accept)).status).toBe(404)
    expect((await one.call('GET', '/api/class')).body.classes).toEqual([])
  })

  test('leads into no class that was put away', async () => {
    const { teacher, room } = await aLesson(server)
    const owner = await aStudent(server)
    const text = `${owner.email},Ann,Lee,P4\nlate@roster.example,Late,Comer,P4`
    await teacher.call('POST', `/api/teach/classes/${room.id}/invites`, { text, preview: false })
    const invites = await inviteCode(teacher, room.id)
    await server.database.pool.query('update classroom set archived_at = now() where id = $1', [
      room.id,
    ])
    const codeOf = (email: string) => invites.find((one) => one.email === email)?.code
    const client = await projectClient(server, owner)
    const accept = `/api/invites/${codeOf(owner.email)}/accept`
    expect((await client.call('POST', accept)).status).toBe(404)
    const activated = await server.app.inject({
      method: 'POST',
      url: `/api/invites/${codeOf('late@roster.example')}/activate`,
      payload: { password: TEST_PASSWORD, affiliation: 'Doi' },
    })
    expect(activated.statusCode).toBe(404)
    const { rows } = await server.database.pool.query(
      `select 1 from student where email = 'late@roster.example'`,
    )
    expect(rows).toEqual([])
  })

  test('can be taken back', async () => {
    const { teacher, room } = await aLesson(server)
    const text = 'gone@roster.example,Gone,Away,P4'
    await teacher.call('POST', `/api/teach/classes/${room.id}/invites`, { text, preview: false })
    const [{ code } = { code: '' }] = await inviteCode(teacher, room.id)
    expect(
      (await teacher.call('DELETE', `/api/teach/classes/${room.id}/invites/${code}`)).status,
    ).toBe(204)
    expect((await server.app.inject(`/api/invites/${code}`)).statusCode).toBe(404)
  })
})

describe('learners of a class', () => {
  test('are found by name, moved and removed', async () => {
    const { teacher, room, pupil } = await aLesson(server)
    const other = await makeClassOf(teacher, '5/2')
    const at = `/api/teach/classes/${room.id}/students`
    const [name] = pupil.email.split('@')
    expect((await teacher.call('GET', `${at}?search=${name}`)).body.total).toBe(1)
    expect((await teacher.call('GET', `${at}?search=%25`)).body.total).toBe(0)
    expect((await teacher.call('POST', `${at}/${pupil.id}/move`, { to: other.id })).status).toBe(
      204,
    )
    expect((await teacher.call('GET', at)).body.total).toBe(0)
    const there = `/api/teach/classes/${other.id}/students`
    expect((await teacher.call('DELETE', `${there}/${pupil.id}`)).status).toBe(204)
    expect((await teacher.call('GET', there)).body.total).toBe(0)
    expect((await teacher.call('DELETE', `${there}/${pupil.id}`)).status).toBe(404)
  })

  test('are not moved into somebody else’s class', async () => {
    const { teacher, room, pupil } = await aLesson(server)
    const foreign = await aLesson(server)
    const move = `/api/teach/classes/${room.id}/students/${pupil.id}/move`
    expect((await teacher.call('POST', move, { to: foreign.room.id })).status).toBe(404)
  })

  test('get a new password, and their devices are signed out', async () => {
    const { teacher, room, pupil, learner } = await aLesson(server)
    const at = `/api/teach/classes/${room.id}/students/${pupil.id}`
    const { body } = await teacher.call('POST', `${at}/password`)
    expect((await learner.call('GET', '/api/class')).status).toBe(401)
    const browser = new Browser(server)
    expect((await browser.signIn(pupil.email)).search).toContain('error')
    expect((await browser.signIn(pupil.email, body.password)).search).not.toContain('error')
    expect((await teacher.call('POST', `${at}/sign-out`)).body).toEqual({ devices: 1 })
    expect(await browser.session()).toBeNull()
    const { rows } = await server.database.pool.query(
      `select act, after from audit_log where target = $1 order by id`,
      [`student:${pupil.id}`],
    )
    expect(rows).toEqual([
      { act: 'student.reset-password', after: null },
      { act: 'student.sign-out', after: { devices: 1 } },
    ])
  })

  test('a teacher who joined as a learner keeps their account to themselves', async () => {
    const { teacher, room } = await aLesson(server)
    const colleague = await aTeacher(server)
    const other = await projectClient(server, colleague)
    await other.call('POST', '/api/class/join', { code: room.joinCode })
    const at = `/api/teach/classes/${room.id}/students/${colleague.id}`
    for (const act of ['password', 'sign-out']) {
      expect((await teacher.call('POST', `${at}/${act}`)).status).toBe(403)
    }
  })
})
