/** A ready assignment as the form of a class has it: nothing is given yet, and all of it can be changed. */
import { instructionsOf } from '@panya/tools/host/ready-task.ts'
import type { FoundTask } from '../../../adapters/teach/ready-tasks.ts'
import type { Beginning } from '../beginning.ts'

export function beginningOf(
  { tool, task, text }: FoundTask,
  starterProjectId: string | null,
): Beginning {
  const rubric = task.points.map((points, index) => ({ text: text.rubric[index] ?? '', points }))
  return {
    fields: {
      title: text.title,
      instructions: instructionsOf(text),
      tool,
      level: task.level ?? null,
      maxMark: task.points.reduce((sum, points) => sum + points, 0),
      rubric,
      starterProjectId,
      solution: task.solution ?? null,
    },
    checks: [...(task.checks ?? [])],
  }
}
