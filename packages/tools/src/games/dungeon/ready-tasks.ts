import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskTexts } from '../../host/ready-task.ts'

export const tasks: readonly ReadyTask[] = [
  {
    id: 'first-corner',
    kind: 'first',
    band: 'P4-P6',
    level: 'floor-2',
    checks: [{ kind: 'stars', level: 'floor-2', count: 1 }],
    points: [5, 5],
    plan: [5, 10, 15, 10, 5],
    solution:
      'for _ in range(2):\n    go("east")\nfor _ in range(2):\n    go("south")\ngo("east")\n',
  },
  {
    id: 'locked-door',
    kind: 'further',
    band: 'M1-M3',
    level: 'floor-6',
    checks: [{ kind: 'stars', level: 'floor-6', count: 1 }],
    points: [5, 5],
    plan: [5, 10, 20, 10, 5],
    solution:
      'while look("east") != "door":\n    go("east")\nopen("east")\nwhile free("east"):\n    go("east")\n',
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
