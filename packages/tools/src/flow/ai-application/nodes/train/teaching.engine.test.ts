import { execFileSync } from 'node:child_process'
import { splitExamples } from '@panya/engines/ai/learn/split.ts'
import { expect, test } from 'vitest'
import { missingHere } from '../../../../flow-kit/testing/run-folder.ts'
import { TEACH_HELPER } from './teaching.ts'

/** The exported program learns from the examples the tool learned from, and asks the same others. */
test('Python sets the same examples aside for the test as the tool', ({ skip }) => {
  const here = missingHere([])
  if (!here) return skip('not run in CPython: no Python here')
  const cases = [0, 1, 42, 9999].flatMap((seed) =>
    [0, 0.07, 0.25, 0.6].flatMap((share) =>
      [2, 5, 33].map((count) => {
        const labels = Array.from({ length: count }, (_, at) => 'abc'[(at * 7 + seed) % 3]!)
        return { labels, share, seed }
      }),
    ),
  )
  const code = `${String(TEACH_HELPER)}
import json, sys
print(json.dumps([split(c["labels"], c["share"], c["seed"]) for c in json.loads(sys.argv[1])]))`
  const printed = execFileSync(here.python, ['-c', code, JSON.stringify(cases)], {
    encoding: 'utf8',
  })
  const ours = cases.map(({ labels, share, seed }) => {
    const examples = labels.map((label, at) => ({ label, at }))
    const { train, test: asked } = splitExamples(examples, share, seed)
    return [train.map(({ at }) => at), asked.map(({ at }) => at)]
  })
  expect(JSON.parse(printed)).toEqual(ours)
})
