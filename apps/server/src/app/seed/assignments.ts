/** An assignment and a game for the demo school's first class: something to hand in and something to mark. */
import { randomUUID } from 'node:crypto'
import { documentOf } from '@panya/tools/coding/python-programming/core/document.ts'
import { sql } from 'drizzle-orm'
import { createProject } from '../../modules/project/project-port.ts'
import { storedDocument } from '../../modules/project/stored-document-port.ts'
import type { Database } from '../../platform/database/database.ts'
import { assignment, submission } from '../../platform/database/schema/assignment.ts'
import { DEMO_JOIN_CODES } from './classes.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TOOL = 'coding/python-programming'
const TITLE = 'สามเหลี่ยมของฉัน'

const INSTRUCTIONS = `# วาดสามเหลี่ยม

1. ใช้ **for** วนซ้ำสามครั้ง
2. เดินหน้าด้วย \`forward(100)\`
3. เลี้ยวด้วย \`left(120)\`

ลองเปลี่ยนสีด้วยนะ`

const STARTER = 'from turtle import *\n\n# Draw here\n'
const HANDED_IN = 'from turtle import *\n\nfor side in range(3):\n    forward(100)\n    left(120)\n'

const program = (text: string) =>
  documentOf({ files: [{ name: 'main.py', text }], main: 'main.py' })

export async function seedAssignments(
  database: Database,
  teacherId: number,
  studentIds: readonly number[],
): Promise<void> {
  const { orm } = database
  const { rows } = await orm.execute<{ id: number }>(
    sql`select id from classroom where join_code = ${DEMO_JOIN_CODES[0] ?? ''}`,
  )
  const classroomId = rows[0]?.id ?? 0
  const dueAt = new Date(Date.now() + 3 * DAY_MS)
  const rubric = [
    { text: 'ใช้การวนซ้ำ', points: 4 },
    { text: 'รูปปิดสนิท', points: 4 },
    { text: 'มีสีสัน', points: 2 },
  ]
  const common = { classroomId, createdBy: teacherId }
  const [made] = await orm
    .insert(assignment)
    .values({
      ...common,
      title: TITLE,
      instructions: INSTRUCTIONS,
      tool: TOOL,
      starter: program(STARTER),
      dueAt,
      rubric,
    })
    .returning({ id: assignment.id })
  await orm
    .insert(assignment)
    .values({ ...common, title: 'First steps', tool: 'games/programming', level: 'steps-1' })
  const [, second = 0, third = 0] = studentIds
  for (const studentId of [second, third]) {
    const id = randomUUID()
    const document = storedDocument(program(HANDED_IN))
    await createProject(database, studentId, {
      id,
      saveId: randomUUID(),
      tool: TOOL,
      title: TITLE,
      document,
    })
    await orm.insert(submission).values({
      assignmentId: made?.id ?? 0,
      studentId,
      projectId: id,
      state: 'handed-in',
      handIns: 1,
      handedInAt: new Date(),
      handedInRevision: 1,
    })
  }
}
