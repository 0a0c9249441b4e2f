import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskTexts } from '../../host/ready-task.ts'

export const tasks: readonly ReadyTask[] = [
  {
    id: 'first-walk',
    kind: 'first',
    band: 'P1-P3',
    points: [4, 3, 3],
    plan: [5, 10, 20, 10, 5],
    checks: [
      { kind: 'uses-block', block: 'event_flag' },
      { kind: 'uses-block', block: 'control_forever' },
      { kind: 'uses-block', block: 'motion_move' },
      { kind: 'uses-block', block: 'motion_bounce' },
    ],
  },
  {
    id: 'catch-me',
    kind: 'further',
    band: 'P4-P6',
    points: [4, 3, 3],
    plan: [5, 10, 20, 10, 5],
    checks: [
      { kind: 'uses-block', block: 'control_forever' },
      { kind: 'uses-block', block: 'event_clicked' },
      { kind: 'uses-block', block: 'data_set' },
      { kind: 'uses-block', block: 'data_change' },
    ],
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
