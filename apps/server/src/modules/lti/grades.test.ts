import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { ltiGrade } from '../../platform/database/schema/school.ts'
import { aConnectedCourse, enter, expectOk, type LtiCourse } from '../../testing/lti-course.ts'
import { ltiTestBed, open } from '../../testing/lti-launch.ts'
import { createAccounts } from '../privilege/accounts-port.ts'
import { scoresAddress, sendGrades } from './grades.ts'
import { createLtiParts } from './lti-parts.ts'

const bed = await ltiTestBed()
const { context } = bed.server
const accounts = createAccounts(context.database, context.now)
/** Another node: it has no token yet, and sends at the same time as the server's own task. */
const parts = createLtiParts(context, { accounts, identity: await createIdentity(context) })

async function anEnteredPupil(course: LtiCourse, sub: string): Promise<number> {
  const { browser } = await enter(bed, { ...course.opens, sub })
  const profile = await browser.get('/api/profile')
  return profile.json<{ id: number }>().id
}

const mark = (course: LtiCourse, pupil: number, value: number | null) =>
  expectOk(
    course.browser.send('PUT', `/api/teach/assignments/${course.given.id}/submissions/${pupil}`, {
      mark: value,
      rubricMarks: null,
      feedback: '',
    }),
  )

const scoresOf = (sub: string) => bed.platform.scores.filter(({ userId }) => userId === sub)

async function gradeOf(pupil: number) {
  const { orm } = bed.server.database
  const [row] = await orm.select().from(ltiGrade).where(eq(ltiGrade.studentId, pupil))
  return row
}

test('a mark reaches the platform once, however many nodes send; the next one follows it', async () => {
  const course = await aConnectedCourse(bed)
  const pupil = await anEnteredPupil(course, 'marked')
  // Who is not from the platform has no place there.
  await mark(course, course.pupil.id, 5)
  await mark(course, pupil, 7.5)
  await Promise.all([1, 2, 3, 4].map(() => sendGrades(parts)))
  await expect.poll(() => scoresOf('marked').length).toBe(1)
  expect(scoresOf('marked')[0]).toMatchObject({
    scoreGiven: 7.5,
    scoreMaximum: 10,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  })
  // A lower one too: what was given last counts.
  await mark(course, pupil, 2)
  await sendGrades(parts)
  await expect.poll(() => scoresOf('marked').length).toBe(2)
  expect(scoresOf('marked')[1]?.scoreGiven).toBe(2)
  // Given back to be gone on with: the mark there is taken back too.
  await mark(course, pupil, null)
  await sendGrades(parts)
  await expect.poll(() => scoresOf('marked').length).toBe(3)
  expect(scoresOf('marked')[2]).not.toHaveProperty('scoreGiven')
  expect(await gradeOf(course.pupil.id)).toBeUndefined()
})

test('what the platform could not take is kept, shown with its reason, and sent again later', async () => {
  const course = await aConnectedCourse(bed)
  const pupil = await anEnteredPupil(course, 'later')
  bed.platform.failures.push(500, 503)
  await mark(course, pupil, 4)
  await sendGrades(parts)
  await expect.poll(async () => (await gradeOf(pupil))?.problem).toMatch(/^status \S+ 500$/)
  const { courses } = (await course.browser.get('/api/teach/lti')).json<{ courses: object[] }>()
  expect(courses).toMatchObject([
    { classId: course.room.id, grades: [{ assignment: 'Draw a flower', tries: 1 }] },
  ])
  // Not at once, and each time later.
  await sendGrades(parts)
  expect(scoresOf('later')).toEqual([])
  bed.server.setNow(new Date(Date.now() + 40_000))
  await sendGrades(parts)
  await expect.poll(async () => (await gradeOf(pupil))?.problem).toMatch(/^status \S+ 503$/)
  const { nextTryAt } = (await gradeOf(pupil))!
  expect(nextTryAt.getTime() - Date.now()).toBeGreaterThan(80_000)
  await expectOk(course.browser.send('POST', `/api/teach/classes/${course.room.id}/lti-grades`))
  await sendGrades(parts)
  await expect.poll(() => scoresOf('later').map(({ scoreGiven }) => scoreGiven)).toEqual([4])
  expect(await gradeOf(pupil)).toMatchObject({ problem: null, sentAt: expect.any(Date) })
  bed.server.setNow(null)
})

test('a mark whose place was deleted there is named as that, and finds the new place', async () => {
  const course = await aConnectedCourse(bed)
  const pupil = await anEnteredPupil(course, 'deleted')
  bed.platform.failures.push(404)
  await mark(course, pupil, 4)
  await sendGrades(parts)
  await expect.poll(async () => (await gradeOf(pupil))?.problem).toMatch(/^no-place/)
  const endpoint = { lineitem: `${bed.platform.url}/lineitems/1?type_id=7&new=1` }
  await open(bed, {
    ...course.opens,
    sub: 'deleted',
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': endpoint,
  })
  await sendGrades(parts)
  await expect.poll(() => scoresOf('deleted').map(({ scoreGiven }) => scoreGiven)).toEqual([4])
})

test('a token is kept, and asked for anew when the platform does not know it any more', async () => {
  const course = await aConnectedCourse(bed)
  const pupil = await anEnteredPupil(course, 'token')
  const send = async (value: number) => {
    await mark(course, pupil, value)
    await sendGrades(parts)
    await expect.poll(() => scoresOf('token').at(-1)?.scoreGiven).toBe(value)
  }
  await send(1)
  const given = bed.platform.tokensGiven
  await send(2)
  // Two nodes send here: each asks for its own, once.
  expect(bed.platform.tokensGiven).toBeLessThanOrEqual(given + 1)
  bed.platform.forgetTokens()
  await send(3)
  expect(bed.platform.tokensGiven).toBeGreaterThan(given)
})

test('marks go to addresses of the platform only, and not beyond a redirect', async () => {
  const course = await aConnectedCourse(bed)
  const pupil = await anEnteredPupil(course, 'elsewhere')
  bed.platform.failures.push(302)
  await mark(course, pupil, 5)
  await sendGrades(parts)
  await expect.poll(async () => (await gradeOf(pupil))?.problem).toMatch(/^redirect /)
  let value = 5
  for (const [lineitem, problem] of [
    ['http://169.254.169.254/latest/meta-data', 'not-https 169.254.169.254'],
    ['https://169.254.169.254/latest/meta-data', 'foreign-address 169.254.169.254'],
  ]) {
    const endpoint = { 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': { lineitem } }
    await open(bed, { ...course.opens, sub: 'elsewhere', ...endpoint })
    await mark(course, pupil, ++value)
    await sendGrades(parts)
    await expect.poll(async () => (await gradeOf(pupil))?.problem).toBe(problem)
  }
})

test('scores have their place under the line item, with its query', () => {
  // As 1EdTech's documents show them.
  expect(scoresAddress('https://www.myuniv.example.com/2344/lineitems/1234/lineitem')).toBe(
    'https://www.myuniv.example.com/2344/lineitems/1234/lineitem/scores',
  )
  expect(scoresAddress('https://lms.example.com/context/2923/lineitems/1')).toBe(
    'https://lms.example.com/context/2923/lineitems/1/scores',
  )
  expect(
    scoresAddress('https://m.example/mod/lti/services.php/2/lineitems/9/lineitem?type_id=1'),
  ).toBe('https://m.example/mod/lti/services.php/2/lineitems/9/lineitem/scores?type_id=1')
})
