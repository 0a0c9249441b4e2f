/** Stacks of many thousand blocks: saved, sent, read, run. */
import { isNestedDeeper } from '@panya/domain/nesting/nesting.ts'
import { expect, test } from 'vitest'
import { chain } from './block-json.ts'
import { block, stack } from './catalogue/build-blocks.ts'
import { below, folded, stacked } from './folded-stacks.ts'
import type { BlockJson } from './program.ts'
import { actor, flagged, program, ticks, variables } from './testing/run-program.ts'
import { change, flag, get, print } from './testing/scratch-program.ts'

const many = (count: number): BlockJson[] => Array.from({ length: count }, () => change('n', 1))

test('a short stack hangs, a long one lies flat, and both are the same blocks', () => {
  expect(stacked([])).toBeUndefined()
  expect(stacked(many(3))).toEqual(stack(many(3)))
  const long = stacked(many(10_000))!
  expect(chain(long)).toHaveLength(10_000)
  expect(below(long)).toBe(below(long))
  expect(isNestedDeeper(long, 20)).toBe(false)
})

test('folding goes into what hangs inside, and leaves short stacks as they are', () => {
  const short = flag(...many(50))
  expect(folded(short)).toBe(short)
  const loop = block('control_repeat', { TIMES: 1 })
  loop.inputs = { ...loop.inputs, DO: { block: stack(many(5_000))! } }
  const flat = folded(flag(loop))
  expect(isNestedDeeper(flat, 30)).toBe(false)
  expect(chain(below(flat)?.inputs?.['DO']?.block)).toHaveLength(5_000)
  expect(folded(flat)).toEqual(flat)
})

test.each(['panya', 'scratch'] as const)(
  '10,000 blocks in a row run by the rules of %s',
  (rules) => {
    const top = folded(flag(...many(10_000), print(get('n'))))
    const source = { ...program(actor('cat', [], variables('n'))), rules }
    source.actors[1]!.workspace.blocks = { blocks: [top] }
    const sent = JSON.parse(JSON.stringify(source)) as typeof source
    expect(ticks(flagged(sent), 2).output).toEqual(['10000'])
  },
)

test.each(['panya', 'scratch'] as const)(
  '400 blocks inside each other run by the rules of %s',
  (rules) => {
    let sum: BlockJson = block('op_add', { A: 1, B: 1 })
    let inner = print('inside')
    for (let level = 1; level < 400; level++) {
      sum = block('op_add', { A: sum, B: 1 })
      inner = block('control_if', { IF: block('op_equal', { A: 1, B: 1 }), DO: [inner] })
    }
    const run = flagged({ ...program(actor('cat', [flag(print(sum), inner)])), rules })
    expect(ticks(run, 2).output).toEqual(['401', 'inside'])
  },
)
