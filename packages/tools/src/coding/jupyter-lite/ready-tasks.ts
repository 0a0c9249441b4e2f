import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ReadyTask, ReadyTaskText, ReadyTaskTexts } from '../../host/ready-task.ts'

/** Cells of words, from the text, and of Python, as they take turns in the notebook. */
const notebook = (programs: readonly string[]) => async (text: ReadyTaskText) => {
  const [{ documentOf }, { codeCell, markdownCell, notebookOf }] = await Promise.all([
    import('./core/document.ts'),
    import('@panya/domain/notebook/notebook.ts'),
  ])
  const cells = (text.cells ?? []).flatMap((words, at) => {
    const program = programs[at]
    const cell = markdownCell(words, `words-${at + 1}`)
    return program === undefined ? [cell] : [cell, codeCell(program, `code-${at + 1}`)]
  })
  return documentOf({ notebook: notebookOf(cells), files: [], clean: null })
}

export const tasks: readonly ReadyTask[] = [
  {
    id: 'my-week',
    kind: 'first',
    band: 'P4-P6',
    points: [4, 3, 3],
    plan: [5, 10, 20, 10, 5],
    // Run from the top without a fault, whatever numbers are in it.
    checks: [
      { kind: 'cell', cell: 'average', shows: '' },
      { kind: 'cell', cell: 'import plot', shows: '' },
    ],
    starter: notebook([
      'cups = [5, 6, 4, 7, 6, 8, 5]\nsum(cups)',
      'average = sum(cups) / len(cups)\nround(average, 1)',
      'import plot\n\ndays = [1, 2, 3, 4, 5, 6, 7]\nplot.bar(days, cups)',
    ]),
  },
  {
    id: 'fair-die',
    kind: 'further',
    band: 'M1-M3',
    points: [3, 3, 4],
    plan: [10, 10, 15, 10, 5],
    checks: [
      { kind: 'cell', cell: 'faces', shows: '' },
      { kind: 'cell', cell: 'import plot', shows: '' },
    ],
    starter: notebook([
      'import random\n\nthrows = [random.randint(1, 6) for _ in range(60)]\nthrows',
      'faces = [1, 2, 3, 4, 5, 6]\ncount = [throws.count(face) for face in faces]\ncount',
      'import plot\n\nplot.bar(faces, count)',
    ]),
  },
]

export const texts = async (locale: Locale): Promise<ReadyTaskTexts> =>
  (await import(`./ready-tasks/${locale}.ts`)).default
