/** A task as a teacher with nbgrader would keep it (its metadata, version 3), what its release is, and two pupils. */
import { type Cell, codeCell, markdownCell, type Notebook, notebookOf } from '../../notebook.ts'

interface Marks {
  grade_id: string
  grade: boolean
  solution: boolean
  locked: boolean
  task?: boolean
  points?: number
}

const marked = (cell: Cell, marks: Marks): Cell => ({
  ...cell,
  metadata: { nbgrader: { schema_version: 3, task: false, ...marks } },
})

const answer = (id: string): Marks => ({
  grade_id: id,
  grade: false,
  solution: true,
  locked: false,
})
const tests = (id: string, points: number): Marks => ({
  grade_id: id,
  grade: true,
  solution: false,
  locked: true,
  points,
})

const SUM = `def total(numbers):
    """All numbers together."""
    ### BEGIN SOLUTION
    if not numbers:
        raise ValueError('nothing to add')
    return sum(numbers)
    ### END SOLUTION`
const SUM_TESTS = `assert total([1, 2, 3]) == 6
### BEGIN HIDDEN TESTS
assert total([-1, 1]) == 0
try:
    total([])
except ValueError:
    pass
else:
    raise AssertionError('an empty list has to be refused')
### END HIDDEN TESTS`

export const SOURCE: Notebook = notebookOf([
  marked(markdownCell('# Sums\n\nRead first.', 'head'), {
    grade_id: 'read',
    grade: false,
    solution: false,
    locked: true,
  }),
  marked(codeCell(SUM, 'total'), answer('total')),
  marked(codeCell(SUM_TESTS, 'total-tests'), tests('total-tests', 4)),
  // Without marks all of it is the solution.
  marked(codeCell('half = total([2, 4]) / 2', 'half'), answer('half')),
  marked(codeCell('assert half == 3', 'half-tests'), tests('half-tests', 1)),
  // A number as the last value is worth that many points.
  marked(
    codeCell('min(2, len([n for n in (total([1]), half) if n > 0]))', 'part'),
    tests('part', 2),
  ),
  marked(markdownCell('Because adding does not care about the order.', 'why'), {
    grade_id: 'why',
    grade: true,
    solution: true,
    locked: false,
    points: 3,
  }),
  marked(
    markdownCell('Draw it.\n\n### BEGIN MARK SCHEME\n2 for both axes\n### END MARK SCHEME', 'draw'),
    {
      grade_id: 'draw',
      grade: false,
      solution: false,
      locked: true,
      task: true,
      points: 2,
    },
  ),
])

const STUB = '# YOUR CODE HERE\nraise NotImplementedError()'

/** By grade id, as nbgrader's rules have it. */
export const RELEASED: Record<string, string> = {
  read: '# Sums\n\nRead first.',
  total: `def total(numbers):
    """All numbers together."""
    # YOUR CODE HERE
    raise NotImplementedError()`,
  'total-tests': 'assert total([1, 2, 3]) == 6',
  half: STUB,
  'half-tests': 'assert half == 3',
  part: 'min(2, len([n for n in (total([1]), half) if n > 0]))',
  why: 'YOUR ANSWER HERE',
  draw: 'Draw it.\n',
}

/** The release with these words in place of what was asked for. */
function handedIn(release: Notebook, words: Record<string, string>): Notebook {
  return {
    ...release,
    cells: release.cells.map((cell) => {
      const written = words[cell.id]
      return written === undefined ? cell : { ...cell, source: written }
    }),
  }
}

export const PUPILS = {
  careful: {
    work: (release: Notebook) =>
      handedIn(release, {
        total: `def total(numbers):
    if len(numbers) == 0:
        raise ValueError
    result = 0
    for number in numbers:
        result += number
    return result`,
        half: 'half = 3',
        why: 'You can add in any order.',
      }),
    marks: { 'total-tests': 4, 'half-tests': 1, part: 2, why: null, draw: null },
  },
  /** Passes what can be seen, changes a test, and writes nothing. */
  hasty: {
    work: (release: Notebook) =>
      handedIn(release, {
        total: 'def total(numbers):\n    return 6',
        half: 'half = 0',
        'half-tests': 'assert True',
      }),
    marks: { 'total-tests': 0, 'half-tests': 0, part: 1, why: 0, draw: null },
  },
} as const
