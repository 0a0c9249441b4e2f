/** The learners of a class who sign in by a card, in the order and under the names of its list. */

import { noMailAddress } from '@panya/domain/account/no-mail-address.ts'
import { classListNames } from '@panya/domain/classroom/class-list-name.ts'
import type { ClassSignInList } from '@panya/domain/classroom/class-secret.ts'
import { readSignInCode } from '@panya/domain/classroom/join-code.ts'
import { and, eq, isNull, like } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import { classSecret } from '../../platform/database/schema/account.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'

/** Learners of a class without a mailbox. */
export const cardHolders = (classId: number) =>
  and(
    eq(classroomMember.classroomId, classId),
    eq(classroomMember.part, 'student'),
    like(student.email, noMailAddress('%')),
  )

export async function listCardHolders(orm: Orm, classId: number) {
  const rows = await orm
    .select({
      studentId: student.id,
      firstName: student.firstName,
      lastName: student.lastName,
      kind: classSecret.kind,
      encrypted: classSecret.encryptedSecret,
      failures: classSecret.failures,
    })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .innerJoin(classSecret, eq(classSecret.studentId, student.id))
    .where(and(cardHolders(classId), isNull(student.deactivatedAt)))
    .orderBy(...inNameOrder(student.firstName, student.lastName), student.id)
  const names = classListNames(rows)
  return rows.map((row, index) => ({ ...row, name: names[index] ?? row.firstName }))
}

/** For whoever has the code; a class that is closed or does not sign in this way is like none. */
export async function lookAtClass(
  orm: Orm,
  typed: string,
  idOf: (place: { classId: number; studentId: number }) => string,
): Promise<ClassSignInList> {
  const code = readSignInCode(typed)
  const open = and(
    eq(classroom.signInCode, code ?? ''),
    classroom.signIn,
    isNull(classroom.archivedAt),
  )
  const [found] = await orm
    .select({ id: classroom.id, className: classroom.name })
    .from(classroom)
    .where(open)
  if (!found) throw new Problem('NOT_FOUND', 'no-such-code')
  const holders = await listCardHolders(orm, found.id)
  const learners = holders.map(({ studentId, name, kind }) => ({
    id: idOf({ classId: found.id, studentId }),
    name,
    kind,
  }))
  return { className: found.className, learners }
}
