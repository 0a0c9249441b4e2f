import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskTexts } from '../../host/ready-task.ts'

export const tasks: readonly ReadyTask[] = [
  {
    id: 'line-drawing',
    kind: 'first',
    band: 'P4-P6',
    example: 'edges',
    checks: [{ kind: 'uses-node', node: 'image.canny' }],
    points: [3, 4, 3],
    plan: [5, 10, 20, 10, 5],
  },
  {
    id: 'count-coins',
    kind: 'further',
    band: 'M1-M3',
    example: 'coins',
    checks: [{ kind: 'uses-node', node: 'image.contours' }],
    points: [3, 4, 3],
    plan: [5, 10, 20, 10, 5],
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
