import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskTexts } from '../../host/ready-task.ts'

const pythonFile = (text: string) => async () =>
  (await import('./core/document.ts')).documentOf({
    files: [{ name: 'main.py', text }],
    main: 'main.py',
  })

export const tasks: readonly ReadyTask[] = [
  {
    id: 'table-of-seven',
    kind: 'first',
    band: 'P4-P6',
    points: [4, 4, 2],
    plan: [5, 10, 20, 10, 5],
    solution: 'for number in range(1, 11):\n    print(7 * number)\n',
    checks: [
      { kind: 'output', input: [], output: '7\n14\n21\n28\n35\n42\n49\n56\n63\n70' },
      { kind: 'uses-code', part: 'loop' },
    ],
    starter: pythonFile('print(7 * 1)\nprint(7 * 2)\nprint(7 * 3)\n'),
  },
  {
    id: 'museum-ticket',
    kind: 'further',
    band: 'M1-M3',
    points: [4, 4, 2],
    plan: [5, 10, 20, 10, 5],
    solution:
      'def price(age):\n    if age < 6:\n        return 0\n    if age <= 12 or age >= 60:\n        return 20\n    return 40\n\n\nprint(price(int(input())))\n',
    checks: [
      { kind: 'output', input: ['5'], output: '0' },
      { kind: 'output', input: ['6'], output: '20' },
      { kind: 'output', input: ['12'], output: '20' },
      { kind: 'output', input: ['13'], output: '40' },
      { kind: 'output', input: ['60'], output: '20' },
      { kind: 'uses-code', part: 'function' },
      { kind: 'uses-code', part: 'if' },
    ],
    starter: pythonFile(
      'def price(age):\n    if age < 6:\n        return 0\n    if age < 12:\n        return 20\n    return 40\n\n\nprint(price(int(input())))\n',
    ),
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
