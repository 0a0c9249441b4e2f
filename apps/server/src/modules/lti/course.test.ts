import type { CourseMembers, PendingLaunch } from '@panya/domain/lti/lti.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ltiLink } from '../../platform/database/schema/school.ts'
import { give } from '../../testing/give-assignment.ts'
import { aConnectedCourse, asTeacher, enter, expectOk } from '../../testing/lti-course.ts'
import { CLAIM, EXAMPLE_MEMBERS } from '../../testing/lti-examples.ts'
import { fieldsIn, ltiTestBed, open, signInByTicket } from '../../testing/lti-launch.ts'
import { aDemo, anAdmin, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { Browser } from '../../testing/sign-in.ts'
import { nextPage } from './members.ts'

const bed = await ltiTestBed()

const stepOf = async (browser: Browser) =>
  (await browser.get('/api/lti/pending')).json<PendingLaunch>().step

async function browserOf({ email }: { email: string }): Promise<Browser> {
  const browser = new Browser(bed.server)
  await browser.signIn(email)
  return browser
}

test('a platform makes nobody a teacher: an instructor is told what to do, whoever is signed in', async () => {
  const launch = asTeacher({ sub: 'instructor' })
  const nobody = (await open(bed, launch)).browser
  expect(await stepOf(nobody)).toBe('sign-in')
  expect((await nobody.send('POST', '/api/lti/enter')).statusCode).toBe(403)
  expect((await nobody.send('POST', '/api/lti/connect', { password: 'x' })).statusCode).toBe(401)
  for (const [make, step, status] of [
    [aStudent, 'not-a-teacher', 403],
    [aDemo, 'not-a-teacher', 403],
    [anAdmin, 'not-for-admins', 403],
  ] as const) {
    const browser = await browserOf(await make(bed.server))
    await open(bed, launch, browser)
    expect(await stepOf(browser)).toBe(step)
    const answer = await browser.send('POST', '/api/lti/connect', { password: TEST_PASSWORD })
    expect([make.name, answer.statusCode]).toEqual([make.name, status])
  }
})

test('connecting asks for the password, is done once, and then the platform’s sign-in is theirs', async () => {
  const teacher = await aTeacher(bed.server)
  const browser = await browserOf(teacher)
  const launch = asTeacher({ sub: 'connects' })
  await open(bed, launch, browser)
  expect(await stepOf(browser)).toBe('connect')
  const connect = (password: string, by = browser) =>
    by.send('POST', '/api/lti/connect', { password })
  expect((await connect('a bully at an open screen')).json()).toMatchObject({
    message: 'wrong-password',
  })
  await expectOk(connect(TEST_PASSWORD))
  expect(await stepOf(browser)).toBe('choose')
  // A second name at the same platform would be somebody else's.
  await open(bed, asTeacher({ sub: 'connects-too' }), browser)
  expect((await connect(TEST_PASSWORD)).json()).toMatchObject({ message: 'already-connected' })
  // From any browser now, with the ticket and what is asked beside a password.
  const again = await open(bed, launch)
  expect(again.path).toBe('/signin?with=school&callbackUrl=%2Flti')
  await signInByTicket(again.browser, again.path)
  expect((await again.browser.session())?.user.email).toBe(teacher.email)
  expect(await stepOf(again.browser)).toBe('choose')
})

test('passwords cannot be tried out there', async () => {
  const browser = await browserOf(await aTeacher(bed.server))
  await open(bed, asTeacher({ sub: 'guesser' }), browser)
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) {
    const answer = await browser.send('POST', '/api/lti/connect', { password: `guess ${i}` })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
})

test('whoever became an admin since is not let in by a platform', async () => {
  const course = await aConnectedCourse(bed)
  const admin = await browserOf(await anAdmin(bed.server))
  const { id } = course.teacherPerson
  await expectOk(admin.send('POST', `/api/admin/people/${id}/roles`, { group: 'admin' }))
  const { path } = await open(bed, asTeacher({ ...course.opens, sub: subjectOf(course) }))
  expect(path).toBe('/lti?problem=admin')
})

const subjectOf = ({ opens }: { opens: Record<string, unknown> }) =>
  (opens[`${CLAIM}context`] as { id: string }).id.replace('course', 'teacher')

test('learners of a connected course join the class and land in the assignment; learners with an account connect it', async () => {
  const course = await aConnectedCourse(bed)
  const { at, browser } = await enter(bed, { ...course.opens, sub: 'pupil-a' })
  expect(at).toBe(`/class?assignment=${course.given.id}`)
  const mine = (await browser.get('/api/class/assignments')).json<{ assignments: object[] }>()
  expect(mine.assignments).toMatchObject([{ id: course.given.id }])

  const person = await aStudent(bed.server)
  const known = await browserOf(person)
  await open(bed, { ...course.opens, sub: 'pupil-b' }, known)
  const pending = (await known.get('/api/lti/pending')).json<PendingLaunch>()
  expect(pending).toMatchObject({ step: 'welcome', account: person.email })
  const { path } = (
    await expectOk(known.send('POST', '/api/lti/connect', { password: TEST_PASSWORD }))
  ).json<{ path: string }>()
  expect(path).toBe(`/class?assignment=${course.given.id}`)
  const back = await open(bed, { ...course.opens, sub: 'pupil-b' })
  await signInByTicket(back.browser, back.path)
  expect((await back.browser.session())?.user.email).toBe(person.email)
})

test('a learner of another course sees nothing of it; a course of another teacher cannot be taken over', async () => {
  const course = await aConnectedCourse(bed)
  const { at } = await enter(bed, { sub: 'pupil-c', [`${CLAIM}context`]: { id: 'elsewhere' } })
  expect(at).toBe('/class?course=unconnected')
  const thief = await aConnectedCourse(bed)
  const sub = subjectOf(thief)
  const browser = await browserOf(thief.teacherPerson)
  await open(bed, asTeacher({ ...course.opens, sub }), browser)
  expect(await stepOf(browser)).toBe('choose')
  const own = { classId: thief.room.id, assignmentId: null }
  const answer = await browser.send('POST', '/api/lti/course', own)
  expect(answer.json()).toMatchObject({ message: 'other-teacher' })
  const theirs = { classId: course.room.id, assignmentId: null }
  expect((await browser.send('POST', '/api/lti/course', theirs)).statusCode).toBe(404)
  const mixed = { classId: thief.room.id, assignmentId: course.given.id }
  expect((await browser.send('POST', '/api/lti/course', mixed)).statusCode).toBe(404)
})

async function deepLink(browser: Browser, item: string) {
  const answer = await browser.postForm('/api/lti/deep-link', { item })
  if (answer.statusCode !== 200) return answer.statusCode
  const returned = await fetch(`${bed.platform.url}/return`, {
    method: 'POST',
    body: new URLSearchParams(fieldsIn(answer.body)),
  })
  expect([returned.status, await returned.text()]).toEqual([200, '<h1>Added to the course</h1>'])
  expect(answer.headers['content-security-policy']).toContain(
    `form-action 'self' ${bed.platform.url}`,
  )
  return bed.platform.items.at(-1)!
}

test('a chosen assignment goes to the platform and comes back as what it is; it cannot be bent', async () => {
  const course = await aConnectedCourse(bed)
  const sub = subjectOf(course)
  const fresh = { [`${CLAIM}context`]: { id: `deep ${sub}` } }
  const second = await give(course.teacher, course.room.id, { title: 'Second', maxMark: 25 })
  const { browser } = await open(
    bed,
    asTeacher({ ...bed.platform.deepLinking(), ...fresh, sub }),
    await browserOf(course.teacherPerson),
  )
  const pending = (await browser.get('/api/lti/pending')).json<PendingLaunch>()
  expect(pending).toMatchObject({ step: 'choose', deepLink: true })
  expect(pending.classes[0]?.assignments.map(({ title }) => title)).toContain('Second')
  expect(await deepLink(browser, 'assignment:999999')).toBe(404)
  expect(await deepLink(browser, 'nonsense')).toBe(400)
  const late = await (await browserOf(course.teacherPerson)).postForm('/api/lti/deep-link', {
    item: `assignment:${second.id}`,
  })
  expect([late.statusCode, late.headers.location]).toEqual([303, '/lti?problem=expired'])
  const item = await deepLink(browser, `assignment:${second.id}`)
  if (typeof item === 'number') throw new Error(`refused: ${item}`)
  expect(item).toMatchObject({
    type: 'ltiResourceLink',
    title: 'Second',
    url: 'http://localhost/api/lti/launch',
    lineItem: { scoreMaximum: 25, label: 'Second' },
  })
  const link = {
    ...fresh,
    [`${CLAIM}resource_link`]: { id: 'deep' },
    [`${CLAIM}custom`]: item.custom,
  }
  expect((await enter(bed, { ...link, sub: 'pupil-d' })).at).toBe(`/class?assignment=${second.id}`)
  const teacher = await open(bed, asTeacher({ ...link, sub }))
  expect(teacher.path).toContain(encodeURIComponent(`/teach/assignment?id=${second.id}`))
  // Copied into a course of somebody else, or changed by hand, it opens nothing.
  const copied = {
    ...link,
    [`${CLAIM}context`]: { id: 'copy' },
    [`${CLAIM}resource_link`]: { id: 'k' },
  }
  expect((await enter(bed, { ...copied, sub: 'pupil-e' })).at).toBe('/class?course=unconnected')
})

test('a project is linked by its owner alone, and only a shared one', async () => {
  const course = await aConnectedCourse(bed)
  const sub = subjectOf(course)
  const project = await course.teacher.make()
  const launch = async (person = course.teacherPerson, subject = sub) =>
    (
      await open(
        bed,
        asTeacher({
          ...bed.platform.deepLinking(),
          ...course.opens,
          sub: subject,
          [`${CLAIM}resource_link`]: undefined,
        }),
        await browserOf(person),
      )
    ).browser
  expect(await deepLink(await launch(), `project:${project.id}`)).toBe(404)
  const { status, body } = await course.teacher.call('PUT', `/api/projects/${project.id}/share`, {
    level: 'public',
  })
  expect([status, body]).toEqual([200, expect.anything()])
  const other = await aConnectedCourse(bed)
  const thief = await launch(other.teacherPerson, subjectOf(other))
  expect(await deepLink(thief, `project:${project.id}`)).toBe(404)
  const item = await deepLink(await launch(), `project:${project.id}`)
  if (typeof item === 'number') throw new Error(`refused: ${item}`)
  expect(item.lineItem).toBeUndefined()
  const link = {
    ...course.opens,
    [`${CLAIM}resource_link`]: { id: 'p' },
    [`${CLAIM}custom`]: item.custom,
  }
  expect((await enter(bed, { ...link, sub: 'pupil-f' })).at).toMatch(/^\/shared\?id=/)
})

test('a choice goes to the platform’s own addresses only, and only a teacher is asked for one', async () => {
  const deepLinking = (url: string) => ({
    ...bed.platform.deepLinking(),
    'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
      deep_link_return_url: url,
      accept_types: ['ltiResourceLink'],
    },
  })
  for (const url of [
    'https://evil.example/return',
    `${bed.platform.url}.evil.example/`,
    'no address',
  ])
    expect((await open(bed, asTeacher({ sub: 't', ...deepLinking(url) }))).path).toBe(
      '/lti?problem=message',
    )
  const own = deepLinking(`${bed.platform.url}/return`)
  expect((await open(bed, { sub: 't', ...own })).path).toBe('/lti?problem=role')
  expect((await open(bed, asTeacher({ sub: 't', ...own }))).path).toBe('/lti')
})

test('a learner who is made a teacher at the platform is none here; a teacher who looks as a learner stays one', async () => {
  const course = await aConnectedCourse(bed)
  await enter(bed, { ...course.opens, sub: 'promoted' })
  const again = await open(bed, asTeacher({ ...course.opens, sub: 'promoted' }))
  await signInByTicket(again.browser, again.path)
  expect(await stepOf(again.browser)).toBe('not-a-teacher')
  const choice = { classId: course.room.id, assignmentId: null }
  expect((await again.browser.send('POST', '/api/lti/course', choice)).statusCode).toBe(403)
  const looking = await open(bed, { ...course.opens, sub: subjectOf(course) })
  await signInByTicket(looking.browser, looking.path)
  const url = `/api/teach/classes/${course.room.id}/students`
  expect((await looking.browser.get(url)).statusCode).toBe(200)
})

test('a course that a teacher has disconnected lets nobody in, and gets no marks, until it is connected again', async () => {
  const course = await aConnectedCourse(bed)
  const deep = { ...course.opens, [`${CLAIM}resource_link`]: { id: 'deep in it' } }
  const { browser } = await open(
    bed,
    asTeacher({
      ...bed.platform.deepLinking(),
      ...course.opens,
      sub: subjectOf(course),
      [`${CLAIM}resource_link`]: undefined,
    }),
    await browserOf(course.teacherPerson),
  )
  const item = await deepLink(browser, `assignment:${course.given.id}`)
  if (typeof item === 'number') throw new Error(`refused: ${item}`)
  const linked = { ...deep, [`${CLAIM}custom`]: item.custom }
  const assigned = `/class?assignment=${course.given.id}`
  expect((await enter(bed, { ...linked, sub: 'before' })).at).toBe(assigned)

  const url = `/api/teach/classes/${course.room.id}/lti-course`
  await expectOk(course.browser.send('DELETE', url))
  for (const [sub, opens] of [
    ['after', course.opens],
    ['after-deep', linked],
  ] as const) {
    const { at, browser: pupil } = await enter(bed, { ...opens, sub })
    expect(at).toBe('/class?course=unconnected')
    const mine = await pupil.get('/api/class/assignments')
    expect(mine.json<{ assignments: object[] }>().assignments).toEqual([])
  }
  expect(
    await bed.server.database.orm.$count(ltiLink, eq(ltiLink.assignmentId, course.given.id)),
  ).toBe(0)
  const teacher = await open(
    bed,
    asTeacher({ ...linked, sub: subjectOf(course) }),
    await browserOf(course.teacherPerson),
  )
  expect(await stepOf(teacher.browser)).toBe('choose')
  const choice = { classId: course.room.id, assignmentId: course.given.id }
  await expectOk(teacher.browser.send('POST', '/api/lti/course', choice))
  const back = await open(bed, { ...linked, sub: 'after-deep' })
  expect(await signInByTicket(back.browser, back.path)).toBe(assigned)
})

test('members come with the list, page by page: once each, the same people later by launch, leavers only shown', async () => {
  const course = await aConnectedCourse(bed)
  bed.platform.members.splice(0, 99, ...EXAMPLE_MEMBERS)
  const bring = async (preview: boolean) => {
    const url = `/api/teach/classes/${course.room.id}/lti-members`
    return (await expectOk(course.browser.send('POST', url, { preview }))).json<CourseMembers>()
  }
  const expected = (state: string) => [
    { name: 'Ploy Suk', state },
    { name: 'Ton', state },
  ]
  expect((await bring(true)).members).toEqual(expected('new'))
  expect((await bring(false)).members).toEqual(expected('new'))
  expect((await bring(false)).members).toEqual(expected('here'))
  const { path } = await open(bed, { ...course.opens, sub: 'member-ploy' })
  expect(path).toContain('/signin?with=school')
  const students = await course.teacher.call('GET', `/api/teach/classes/${course.room.id}/students`)
  expect(students.body).toMatchObject({ total: 3 })
  bed.platform.members.splice(1, 1)
  expect(await bring(false)).toEqual({
    members: [{ name: 'Ton', state: 'here' }],
    left: ['Ploy Suk'],
  })
  bed.platform.members.push({ user_id: 7 })
  expect((await bring(true)).members).toHaveLength(1)
})

test('the next page is found among other links', () => {
  expect(nextPage(null)).toBeNull()
  expect(nextPage('<https://a/?x=1,2>; rel=next')).toBe('https://a/?x=1,2')
  expect(nextPage('<https://a/>; rel="differences"')).toBeNull()
  expect(nextPage('<https://a/>; rel="prev", <https://b/>; title="t"; rel="next"')).toBe(
    'https://b/',
  )
})

test('guests and pupils reach nothing of it', async () => {
  const course = await aConnectedCourse(bed)
  const guest = await projectClient(bed.server, await aDemo(bed.server))
  for (const { call } of [guest, course.learner]) {
    const body = { classId: course.room.id, assignmentId: null }
    expect((await call('POST', '/api/lti/course', body)).status).toBe(403)
    expect((await call('GET', '/api/teach/lti')).status).toBe(403)
    expect((await call('GET', '/api/lti/pending')).status).toBe(404)
  }
})
