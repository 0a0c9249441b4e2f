/** Assignments for the demo school's first class: something to hand in and something to mark. */
import { randomUUID } from 'node:crypto'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolDocument } from '@panya/tools/host/tool-host.ts'
import { eq } from 'drizzle-orm'
import { createProject } from '../../modules/project/project-port.ts'
import { storedDocument } from '../../modules/project/stored-document-port.ts'
import type { Database } from '../../platform/database/database.ts'
import { assignment, classroom, submission } from '../../platform/database/schema/classroom.ts'
import { DEMO_JOIN_CODES } from './classes.ts'
import type { Sample } from './samples.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export async function seedAssignments(
  database: Database,
  teacherId: number,
  studentIds: readonly number[],
  samples: readonly Sample[],
): Promise<void> {
  const { orm } = database
  const [first] = await orm
    .select({ id: classroom.id })
    .from(classroom)
    .where(eq(classroom.joinCode, DEMO_JOIN_CODES[0] ?? ''))
  const common = { classroomId: first?.id ?? 0, createdBy: teacherId }
  for (const { tool, assignment: wish } of samples) {
    if (!wish) continue
    const { handedIn, ...given } = wish
    const dueAt = handedIn ? new Date(Date.now() + 3 * DAY_MS) : null
    const [made] = await orm
      .insert(assignment)
      .values({ ...common, ...given, tool, dueAt })
      .returning({ id: assignment.id })
    if (!handedIn) continue
    for (const studentId of studentIds.slice(1, 3))
      await handInSample(database, studentId, made?.id ?? 0, tool, wish.title, handedIn)
  }
}

async function handInSample(
  database: Database,
  studentId: number,
  assignmentId: number,
  tool: ToolPath,
  title: string,
  document: ToolDocument,
): Promise<void> {
  const id = randomUUID()
  const stored = storedDocument(document)
  await createProject(database, studentId, {
    id,
    saveId: randomUUID(),
    tool,
    title,
    document: stored,
  })
  await database.orm.insert(submission).values({
    assignmentId,
    studentId,
    projectId: id,
    state: 'handed-in',
    handIns: 1,
    handedInAt: new Date(),
    handedInRevision: 1,
  })
}
