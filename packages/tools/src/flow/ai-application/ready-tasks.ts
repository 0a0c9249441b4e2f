import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskTexts } from '../../host/ready-task.ts'

export const tasks: readonly ReadyTask[] = [
  {
    id: 'teach-a-machine',
    kind: 'first',
    band: 'P4-P6',
    example: 'mangoes',
    checks: [{ kind: 'uses-node', node: 'ai.why-picture' }],
    points: [3, 3, 4],
    plan: [5, 10, 20, 10, 5],
  },
  {
    id: 'unfair-machine',
    kind: 'further',
    band: 'M1-M3',
    example: 'unfair',
    checks: [{ kind: 'uses-node', node: 'ai.train-pictures' }],
    points: [3, 3, 4],
    plan: [5, 10, 20, 10, 5],
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
