/** An admin's browser with lists of a school, and what came of them in the database. */
import { stepsIn } from '@panya/domain/school-roster/roster-plan.ts'
import type { RosterPreview, RosterProgress } from '@panya/domain/school-roster/roster-preview.ts'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { classroom, classroomMember } from '../platform/database/schema/classroom.ts'
import { student } from '../platform/database/schema/person.ts'
import { rosterRecord } from '../platform/database/schema/school.ts'
import type { adminClient } from './admin-client.ts'
import { aSchool, rosterZip, type SchoolWish } from './one-roster.ts'
import type { TestServer } from './test-server.ts'

type Admin = Pick<Awaited<ReturnType<typeof adminClient>>, 'headers'>

/** `school` is the name its lists go by. */
export function rosterClient(server: TestServer, admin: Admin, school: string) {
  async function post(path: string, zip: Buffer, query: Record<string, string>) {
    const headers = { ...admin.headers, 'content-type': 'application/zip' }
    const url = `/api/admin/one-roster/${path}?${new URLSearchParams(query)}`
    return server.app.inject({ method: 'POST', url, headers, payload: zip })
  }

  async function preview(zip: Buffer, source = school): Promise<RosterPreview> {
    const answer = await post('preview', zip, { source })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  async function importZip(zip: Buffer, source = school): Promise<RosterPreview> {
    const looked = await preview(zip, source)
    const answer = await post('import', zip, { source, key: looked.plan?.key ?? '' })
    expect(answer.statusCode, answer.body).toBe(200)
    const lines = answer.body.split('\n').filter((line) => line !== '')
    const last = lines.map((line) => JSON.parse(line) as RosterProgress).at(-1)
    const total = stepsIn(looked.plan!.counts)
    if (total > 0) expect(last).toEqual({ done: total, total })
    return looked
  }

  async function account(sourcedId: string) {
    const [found] = await server.database.orm
      .select({ student, leftAt: rosterRecord.leftAt })
      .from(rosterRecord)
      .innerJoin(student, eq(student.id, rosterRecord.studentId))
      .where(and(eq(rosterRecord.source, school), eq(rosterRecord.sourcedId, sourcedId)))
    return found!
  }

  async function room(sourcedId: string) {
    const [found] = await server.database.orm
      .select({ classroom })
      .from(rosterRecord)
      .innerJoin(classroom, eq(classroom.id, rosterRecord.classroomId))
      .where(and(eq(rosterRecord.source, school), eq(rosterRecord.sourcedId, sourcedId)))
    return found!.classroom
  }

  async function inClass(classId: number): Promise<string[]> {
    const rows = await server.database.orm
      .select({ name: student.firstName, part: classroomMember.part })
      .from(classroomMember)
      .innerJoin(student, eq(student.id, classroomMember.studentId))
      .where(eq(classroomMember.classroomId, classId))
    return rows.map(({ name, part }) => (part === 'teacher' ? `${name}*` : name)).toSorted()
  }

  const verify = (id: number) =>
    server.database.orm
      .update(student)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(student.id, id))

  return { post, preview, importZip, account, room, inClass, verify }
}

export const zipOf = (wish: SchoolWish) => rosterZip(aSchool(wish))
export const nothing = (looked: RosterPreview) => stepsIn(looked.plan!.counts)
export const counts = (looked: RosterPreview) =>
  Object.fromEntries(Object.entries(looked.plan?.counts ?? {}).filter(([, count]) => count > 0))
export const codes = ({ problems }: RosterPreview) => problems.map(({ problem }) => problem)

/** One term of a small school. */
export const TERM: SchoolWish = {
  students: { nok: { grades: '05' }, fai: { givenName: 'ฝ้าย', familyName: 'ดี' } },
  classes: { c1: { title: '5/1', people: ['nok', 'fai'] } },
}
