import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskTexts } from '../../host/ready-task.ts'

export const tasks: readonly ReadyTask[] = [
  {
    id: 'what-belongs-together',
    kind: 'first',
    band: 'P1-P3',
    level: 'animal-plant',
    checks: [{ kind: 'stars', level: 'animal-plant', count: 1 }],
    points: [5, 5],
    plan: [10, 10, 10, 10, 5],
  },
  {
    id: 'hidden-rule',
    kind: 'further',
    band: 'P4-P6',
    level: 'rule/1',
    checks: [{ kind: 'stars', level: 'rule/1', count: 1 }],
    points: [4, 6],
    plan: [10, 5, 20, 10, 5],
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
