/** Two classes for the demo school, so that sharing and the class shelf have somebody to show. */
import type { Database } from '../../platform/database/database.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'

const CLASSES = [
  { name: 'ป.4/1', joinCode: 'OWL-4142' },
  { name: 'ม.1/2', joinCode: 'OWL-1223' },
]

export const DEMO_JOIN_CODES = CLASSES.map(({ joinCode }) => joinCode)

export async function seedClasses(
  { orm }: Database,
  teacherId: number,
  studentIds: readonly number[],
): Promise<void> {
  const size = Math.ceil(studentIds.length / CLASSES.length)
  for (const [index, wish] of CLASSES.entries()) {
    const [made] = await orm.insert(classroom).values(wish).returning({ id: classroom.id })
    const classroomId = made?.id ?? 0
    const members = studentIds.slice(index * size, (index + 1) * size)
    await orm
      .insert(classroomMember)
      .values([
        { classroomId, studentId: teacherId, part: 'teacher' as const },
        ...members.map((studentId) => ({ classroomId, studentId, part: 'student' as const })),
      ])
  }
}
