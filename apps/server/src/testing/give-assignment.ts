/** An assignment for tests. */
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import type { Client } from './classroom.ts'

export const WISH = {
  title: 'Draw a flower',
  instructions: '# Flower\n\nUse **two** loops.',
  tool: 'coding/python-programming',
  level: null,
  dueAt: null,
  resubmit: 'always',
  tutorMode: 'hints',
  maxMark: 10,
  rubric: [],
  checks: [],
  pathId: null,
  teamSize: 1,
  starterProjectId: null,
  templateId: null,
  newPath: null,
}

export async function give(
  teacher: Client,
  classId: number,
  wish: object = {},
): Promise<Assignment> {
  const url = `/api/teach/classes/${classId}/assignments`
  const { status, body } = await teacher.call('POST', url, { ...WISH, ...wish })
  if (status !== 201) throw new Error(`not given: ${status} ${JSON.stringify(body)}`)
  return body as Assignment
}
