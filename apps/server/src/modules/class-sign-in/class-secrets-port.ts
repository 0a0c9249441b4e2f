/** Proves a child by their class's code, their name in its list and three pictures or words. */
import { hash, timingSafeEqual } from 'node:crypto'
import {
  failuresAfterRight,
  MOST_WRONG_TRIES,
  mayBeTried,
  readSecret,
} from '@panya/domain/classroom/class-secret.ts'
import { readSignInCode } from '@panya/domain/classroom/join-code.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { classSecret } from '../../platform/database/schema/account.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { createGuessLimits, type GuessVisitor } from './guess-limits.ts'
import { learnerIds, secretEncryption } from './secret-encryption.ts'

export interface ClassProof {
  classCode: string
  /** As the list of the class names them. */
  learner: string
  secret: string
}

/** `limited` says only that somebody tried too often; a card that is locked looks like a wrong one. */
export type ClassOutcome = { email: string; right: boolean } | 'unknown' | 'limited'

export interface ClassSecrets {
  prove(proof: ClassProof, visitor: GuessVisitor): Promise<ClassOutcome>
}

export function createClassSecrets(parts: {
  database: Database
  secret: string
  buckets: SharedBuckets
}): ClassSecrets {
  const { orm } = parts.database
  const limits = createGuessLimits(parts.buckets)
  const ids = learnerIds(parts.secret)
  const encryption = secretEncryption(parts.secret)

  async function find({ classCode, learner }: ClassProof) {
    const code = readSignInCode(classCode)
    const place = ids.read(learner)
    if (code === null || place === null) return null
    const [found] = await orm
      .select({
        studentId: student.id,
        classId: classroom.id,
        email: student.email,
        madeAt: classSecret.createdAt,
      })
      .from(classroom)
      .innerJoin(classroomMember, eq(classroomMember.classroomId, classroom.id))
      .innerJoin(student, eq(student.id, classroomMember.studentId))
      .innerJoin(classSecret, eq(classSecret.studentId, student.id))
      .where(
        and(
          eq(classroom.id, place.classId),
          eq(classroom.signInCode, code),
          classroom.signIn,
          isNull(classroom.archivedAt),
          eq(classroomMember.studentId, place.studentId),
          eq(classroomMember.part, 'student'),
        ),
      )
    return found ?? null
  }

  /** Counted before it is looked at, locked or not: the answer and the work are the same. */
  async function isRight(studentId: number, given: string[] | null): Promise<boolean> {
    const whose = eq(classSecret.studentId, studentId)
    const [kept] = await orm
      .update(classSecret)
      .set({ failures: sql`least(${classSecret.failures} + 1, ${MOST_WRONG_TRIES + 1})` })
      .where(whose)
      .returning({ failures: classSecret.failures, encrypted: classSecret.encryptedSecret })
    if (!kept) return false
    const secret = encryption.decrypt(kept.encrypted)
    const right = secret !== null && given !== null && same(secret, given)
    if (!right || !mayBeTried(kept.failures)) return false
    const forgiven = kept.failures - failuresAfterRight(kept.failures)
    await orm
      .update(classSecret)
      .set({ failures: sql`greatest(0, ${classSecret.failures} - ${forgiven}::int)` })
      .where(whose)
    return true
  }

  return {
    async prove(proof, visitor) {
      const found = await find(proof)
      if (found === null) return 'unknown'
      const { studentId, classId, email, madeAt } = found
      const card = `${studentId} ${madeAt.getTime()}`
      const attempt = await limits.attempt({ classId, email, card }, visitor)
      if (attempt === null) return 'limited'
      const right = await isRight(studentId, readSecret(proof.secret))
      if (right) await attempt.right()
      return { email, right }
    },
  }
}

function same(secret: readonly string[], given: readonly string[]): boolean {
  const digest = (names: readonly string[]) => hash('sha256', names.join(','), 'buffer')
  return timingSafeEqual(digest(secret), digest(given))
}
