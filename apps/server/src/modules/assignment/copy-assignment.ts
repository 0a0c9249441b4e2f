/** The same assignment for another class of the teacher: there it is a draft, with nobody and no date yet. */
import { eq, getTableColumns } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { assignment } from '../../platform/database/schema/classroom.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { assetsOfAssignment, noteAssignmentAssets } from '../asset/starter-assets-port.ts'

const { title, instructions, tool, level, starter, resubmit, tutorMode, maxMark, weight } =
  getTableColumns(assignment)
const { rubric, checks, solution } = assignment

/** What it asks for; not whom, when, in which path or with whom. */
const COPIED = {
  title,
  instructions,
  tool,
  level,
  starter,
  resubmit,
  tutorMode,
  maxMark,
  weight,
  rubric,
  checks,
  solution,
}

export async function copyAssignment(
  { orm }: Database,
  user: SignedIn,
  actor: Actor,
  id: number,
  classroomId: number,
): Promise<number> {
  return orm.transaction(async (tx) => {
    const [whole] = await tx.select(COPIED).from(assignment).where(eq(assignment.id, id))
    if (!whole) throw new Problem('NOT_FOUND', 'assignment-not-found')
    const [made] = await tx
      .insert(assignment)
      .values({ ...whole, classroomId, createdBy: user.studentId, givenAt: null })
      .returning({ id: assignment.id })
    const copy = made?.id ?? 0
    await noteAssignmentAssets(tx, copy, await assetsOfAssignment(tx, id))
    await recordAct(tx, actor, {
      act: 'assignment.copy',
      target: `assignment:${copy}`,
      after: { from: id, classroom: classroomId, title: whole.title },
    })
    return copy
  })
}
