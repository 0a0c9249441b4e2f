import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskTexts } from '../../host/ready-task.ts'

export const tasks: readonly ReadyTask[] = [
  {
    id: 'best-market',
    kind: 'first',
    band: 'P4-P6',
    example: 'market',
    checks: [{ kind: 'uses-node', node: 'data.group' }],
    points: [3, 4, 3],
    plan: [5, 10, 20, 10, 5],
  },
  {
    id: 'hours-and-scores',
    kind: 'further',
    band: 'M1-M3',
    example: 'study',
    checks: [{ kind: 'uses-node', node: 'data.chart-scatter' }],
    points: [3, 3, 4],
    plan: [10, 10, 15, 10, 5],
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
