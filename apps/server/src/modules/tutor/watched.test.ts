import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { aLesson, makeClassOf } from '../../testing/classroom.ts'
import { aDemo, anAdmin, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { GOOD, SAD, says, startTutorServer, TOO_MUCH, tutored } from '../../testing/tutor.ts'

let started: Awaited<ReturnType<typeof startTutorServer>>
beforeAll(async () => {
  started = await startTutorServer()
})
afterAll(() => started.close())

async function watchedLesson() {
  const lesson = await aLesson(started.server)
  const nok = await tutored(started.server, lesson.pupil)
  const url = `/api/teach/classes/${lesson.room.id}/tutor`
  const list = async () => (await lesson.teacher.call('GET', url)).body.conversations
  return { ...lesson, nok, url, list }
}

test('teachers read what their learners asked and were answered, with what was wrong', async () => {
  const { nok, teacher, list, url, pupil } = await watchedLesson()
  const { id: project } = await nok.make('print(1)', 'My stars')
  started.model.be(says(GOOD))
  const conversation = (await nok.ask({ project })).turn!.conversation
  started.model.be(says(TOO_MUCH))
  await nok.ask({ project, conversation, question: 'Write it for me' })
  await nok.ask({ project, conversation, question: SAD })
  expect(await list()).toEqual([
    {
      id: conversation,
      student: { id: pupil.id, name: expect.any(String) },
      tool: 'coding/python-programming',
      title: 'My stars',
      turns: 3,
      lastAt: expect.any(String),
      flags: ['care', 'held-back'],
    },
  ])
  const { body } = await teacher.call('GET', `${url}/${conversation}`)
  expect(body.turns).toMatchObject([
    { question: 'Why?', outcome: 'answered', text: GOOD, harms: [] },
    { question: 'Write it for me', outcome: 'held-back', text: '' },
    { question: SAD, outcome: 'care', harms: ['self-harm'] },
  ])
  started.model.be(says('A loop does something again.'))
  const chatted = (await nok.chat('What is a loop?')).turn!
  await nok.call('POST', `/api/tutor/turns/${chatted.turn.id}/report`, {
    reason: 'other',
    words: '',
  })
  expect(
    (await list()).map(({ tool, flags }: { tool: string; flags: string[] }) => [tool, flags]),
  ).toEqual([
    ['chat', ['reported']],
    ['coding/python-programming', ['care', 'held-back']],
  ])
  expect((await teacher.call('GET', `${url}?student=${pupil.id}`)).body.conversations.length).toBe(
    2,
  )
  expect((await teacher.call('GET', `${url}?student=${pupil.id + 1}`)).body.conversations).toEqual(
    [],
  )
  const flagged = async (flag: string) =>
    (await teacher.call('GET', `${url}?flag=${flag}`)).body.conversations?.map(
      ({ tool, turns }: { tool: string; turns: number }) => [tool, turns],
    )
  // All of its turns are counted, not only those it was found by.
  expect(await flagged('care')).toEqual([['coding/python-programming', 3]])
  expect(await flagged('reported')).toEqual([['chat', 1]])
  expect(await flagged('unsafe')).toEqual([])
  expect((await teacher.call('GET', `${url}?flag=other`)).status).toBe(400)

  // An admin is told whom to ask about somebody who was sad, not what was said.
  const admin = await adminClient(started.server)
  const { cases } = (await admin.call('GET', '/tutor/care')).body
  expect(cases[0]).toMatchObject({ student: { id: pupil.id }, teachers: [expect.any(String)] })
})

test('nobody else reads them', async () => {
  const { nok, learner, room, url } = await watchedLesson()
  started.model.be(says(GOOD))
  const conversation = (await nok.ask()).turn!.conversation
  const { server } = started
  const other = await projectClient(server, await aTeacher(server))
  const otherRoom = await makeClassOf(other)
  const guest = await projectClient(server, await aDemo(server))
  const classmate = await tutored(server)
  await classmate.call('POST', '/api/class/join', { code: room.joinCode })
  for (const path of [url, `${url}/${conversation}`]) {
    expect((await learner.call('GET', path)).status, path).toBe(403)
    expect((await classmate.call('GET', path)).status, path).toBe(403)
    expect((await guest.call('GET', path)).status, path).toBe(403)
    expect((await other.call('GET', path)).status, path).toBe(404)
    expect((await server.app.inject({ url: path })).statusCode, path).toBe(401)
    const admin = await projectClient(server, await anAdmin(server))
    expect((await admin.call('GET', path)).status, path).toBe(200)
  }
  const elsewhere = `/api/teach/classes/${otherRoom.id}/tutor/${conversation}`
  expect((await other.call('GET', elsewhere)).status).toBe(404)
  const admins = ['reports', 'care', 'contact', 'services']
  for (const name of admins) {
    const path = `/api/admin/tutor/${name}`
    for (const person of [learner, other, guest])
      expect((await person.call('GET', path)).status, path).toBe(403)
    expect((await server.app.inject({ url: path })).statusCode, path).toBe(401)
    expect((await (await adminClient(server)).call('GET', `/tutor/${name}`)).status).toBe(200)
  }
  const trial = await learner.call('POST', '/api/admin/tutor/trial', { locale: 'en' })
  expect(trial.status).toBe(403)
})

test('not what was asked before somebody joined, after they left, or after the class was archived', async () => {
  const { nok, teacher, room, url, list, pupil } = await watchedLesson()
  const { pool } = started.server.database
  started.model.be(says(GOOD))
  const conversation = (await nok.ask({ question: 'Before?' })).turn!.conversation
  await pool.query(
    `update tutor_turn set created_at = now() - interval '1 hour' where conversation_id = $1`,
    [conversation],
  )
  await pool.query(
    `update classroom_member set joined_at = now() - interval '1 minute' where student_id = $1`,
    [pupil.id],
  )
  expect(await list()).toEqual([])
  await nok.ask({ question: 'Within?', conversation })
  const read = async () =>
    (await teacher.call('GET', `${url}/${conversation}`)).body.turns?.map(
      ({ question }: { question: string }) => question,
    )
  expect([(await list())[0].turns, await read()]).toEqual([1, ['Within?']])

  await teacher.call('POST', `/api/teach/classes/${room.id}/archive`)
  await pool.query('update classroom set archived_at = now() where id = $1', [room.id])
  await nok.ask({ question: 'After?', conversation })
  expect(await read()).toEqual(['Within?'])
  expect((await nok.terms()).watched).toBe(false)

  await pool.query('update classroom set archived_at = null where id = $1', [room.id])
  await pool.query('delete from classroom_member where student_id = $1', [pupil.id])
  expect(await list()).toEqual([])
  expect((await teacher.call('GET', `${url}/${conversation}`)).status).toBe(404)
})
