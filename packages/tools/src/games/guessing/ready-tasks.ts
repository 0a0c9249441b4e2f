import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskTexts } from '../../host/ready-task.ts'

export const tasks: readonly ReadyTask[] = [
  {
    id: 'few-tiles',
    kind: 'first',
    band: 'P1-P3',
    level: 'animals/1',
    checks: [{ kind: 'stars', level: 'animals/1', count: 1 }],
    points: [5, 5],
    plan: [5, 10, 15, 10, 5],
  },
  {
    id: 'ask-it-why',
    kind: 'further',
    band: 'P4-P6',
    level: 'machine/1',
    checks: [{ kind: 'stars', level: 'machine/1', count: 1 }],
    points: [4, 6],
    plan: [5, 10, 15, 15, 5],
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
