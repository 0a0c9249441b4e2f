import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskTexts } from '../../host/ready-task.ts'

export const tasks: readonly ReadyTask[] = [
  {
    id: 'around-the-corner',
    kind: 'first',
    band: 'P1-P3',
    level: 'steps-2',
    checks: [{ kind: 'stars', level: 'steps-2', count: 1 }],
    points: [5, 5],
    plan: [10, 5, 15, 10, 5],
    solution: 'move()\nmove()\nleft()\nmove()\nmove()\n',
  },
  {
    id: 'up-the-stairs',
    kind: 'further',
    band: 'P4-P6',
    level: 'repeat-3',
    checks: [{ kind: 'stars', level: 'repeat-3', count: 1 }],
    points: [5, 5],
    plan: [5, 10, 20, 10, 5],
    solution: 'for _ in range(3):\n    move()\n    left()\n    move()\n    right()\n',
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
