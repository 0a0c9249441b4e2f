/** A teacher who is known at the platform, with a class and an assignment a link of a course opens. */
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { aLesson, type Lesson } from './classroom.ts'
import { give } from './give-assignment.ts'
import { CLAIM, INSTRUCTOR } from './lti-examples.ts'
import { type LtiTestBed, open, signInByTicket } from './lti-launch.ts'
import type { Opens } from './lti-platform.ts'
import { TEST_PASSWORD } from './people.ts'
import { Browser } from './sign-in.ts'

export interface LtiCourse extends Lesson {
  /** Over the example's claims: this course, this link. */
  opens: Opens
  given: Assignment
  browser: Browser
}

export const asTeacher = (opens: Opens): Opens => ({ ...opens, [`${CLAIM}roles`]: [INSTRUCTOR] })

let count = 0

/** The link opens the assignment; `link` says which it is. */
export async function aConnectedCourse(bed: LtiTestBed): Promise<LtiCourse> {
  const lesson = await aLesson(bed.server)
  const given = await give(lesson.teacher, lesson.room.id)
  count += 1
  const opens = {
    [`${CLAIM}context`]: { id: `course-${count}`, title: `Course ${count}` },
    [`${CLAIM}resource_link`]: { id: `link-${count}` },
  }
  const browser = new Browser(bed.server)
  await browser.signIn(lesson.teacherPerson.email)
  const launch = asTeacher({ ...opens, sub: `teacher-${count}` })
  await open(bed, launch, browser)
  await expectOk(browser.send('POST', '/api/lti/connect', { password: TEST_PASSWORD }))
  const choice = { classId: lesson.room.id, assignmentId: given.id }
  await expectOk(browser.send('POST', '/api/lti/course', choice))
  return { ...lesson, given, opens, browser }
}

/** A learner of the course comes in for the first time. */
export async function enter(
  bed: LtiTestBed,
  opens: Opens,
): Promise<{ browser: Browser; at: string }> {
  const { browser } = await open(bed, opens)
  const { path } = (await expectOk(browser.send('POST', '/api/lti/enter'))).json<{ path: string }>()
  return { browser, at: await signInByTicket(browser, path) }
}

export async function expectOk(sent: ReturnType<Browser['send']>) {
  const answer = await sent
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer
}
