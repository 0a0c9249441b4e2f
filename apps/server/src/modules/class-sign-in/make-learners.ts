/** Accounts for children without a mailbox, from a list of names, each with a card and a place in the class. */

import { sameName } from '@panya/domain/classroom/name-roster.ts'
import type { RosterRow } from '@panya/domain/classroom/roster.ts'
import { and, eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Orm } from '../../platform/database/database.ts'
import { classroomMember } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { createLearners } from '../student/sign-up-port.ts'
import { type CardParts, giveCards, requireRecognition, turnOn } from './class-cards.ts'

/** Who is in the class already, by name: the same list twice makes nobody twice. */
export async function checkNames(
  orm: Orm,
  classId: number,
  rows: RosterRow[],
): Promise<RosterRow[]> {
  const here = await orm
    .select({ firstName: student.firstName, lastName: student.lastName })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .where(and(eq(classroomMember.classroomId, classId), eq(classroomMember.part, 'student')))
  const names = new Set(here.map(sameName))
  return rows.map((row) =>
    row.problem === null && names.has(sameName(row)) ? { ...row, problem: 'already-here' } : row,
  )
}

/** Lines with a problem are reported and left out. */
export async function makeLearners(
  parts: CardParts,
  actor: Actor,
  classId: number,
  given: RosterRow[],
): Promise<{ rows: RosterRow[]; made: number }> {
  requireRecognition(parts.identity)
  return createLearners(parts, async (tx, add) => {
    const kind = await turnOn(tx, classId)
    const rows = await checkNames(tx, classId, given)
    const ids: number[] = []
    for (const { firstName, lastName, displayName, grade, problem } of rows) {
      if (problem !== null) continue
      const person = { firstName, lastName, displayName, grade, affiliation: '-', email: null }
      ids.push((await add(person)).id)
    }
    if (ids.length > 0) {
      const members = ids.map((studentId) => ({
        classroomId: classId,
        studentId,
        part: 'student' as const,
      }))
      await tx.insert(classroomMember).values(members)
      await giveCards(tx, parts.encryption, ids, kind)
    }
    await recordAct(tx, actor, {
      act: 'classroom.make-learners',
      target: `classroom:${classId}`,
      after: { made: ids.length },
    })
    return { rows, made: ids.length }
  })
}
