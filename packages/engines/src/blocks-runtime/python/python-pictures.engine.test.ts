/** Which loops take a picture a turn: Python finds it in the text, the blocks in their facts. For every block there is. */
import { loadPyodide } from 'pyodide'
import { beforeAll, expect, test } from 'vitest'
import { installRuntime } from '../../python/load-python.ts'
import { readRuntime } from '../../python/prepare/runtime-files.ts'
import { inputBlock, nextBlock } from '../block-json.ts'
import { block, call, define, signature, stack } from '../catalogue/build-blocks.ts'
import { BLOCKS } from '../catalogue/catalogue.ts'
import { analyseFunctions, takesTime } from '../compile/suspension.ts'
import type { ActorSpec, BlockJson } from '../program.ts'
import { actor, program, variables } from '../testing/run-program.ts'
import { pythonProgram } from './python-program.ts'

let takesPictures: (source: string) => boolean

beforeAll(async () => {
  const python = await loadPyodide()
  installRuntime(python, readRuntime())
  python.runPython(`
import ast
from _panya.stage_calm import Calm
def takes_pictures(source):
    tree = ast.parse(source)
    loop = next(node for node in ast.walk(tree) if isinstance(node, ast.For))
    return Calm(tree, source).takes_pictures(loop)
`)
  takesPictures = python.globals.get('takes_pictures') as typeof takesPictures
}, 60_000)

const owl = (inside: BlockJson, ...more: BlockJson[]): ActorSpec => {
  const loop = block('control_repeat', { TIMES: 2, DO: [inside] })
  const script = stack([block('event_flag'), loop])!
  return actor('owl', [script, ...more], variables('x', 'list:l', 'message:go'))
}

function inBlocks(made: ActorSpec): boolean {
  const loop = nextBlock(made.workspace.blocks!.blocks![0]!)!
  return takesTime(inputBlock(loop, 'DO'), analyseFunctions(made, new Set()))
}

const given = { VAR: 'x', LIST: 'l', MESSAGE: 'go' }
const BODIES = BLOCKS.filter(({ shape, on }) => shape !== 'hat' && on !== 'board').map(
  ({ type, shape }): [string, BlockJson] => {
    const made = block(type, given)
    if (shape === 'statement' || shape === 'end') return [type, made]
    return [type, block('text_print', { TEXT: made })]
  },
)

test.each(BODIES)('%s', (_, inside) => {
  const made = owl(inside)
  expect(takesPictures(pythonProgram(program(made)))).toBe(inBlocks(made))
})

test.each([
  ['shows', block('looks_say')],
  ['waits', block('control_wait')],
  ['calculates', block('data_change', { VAR: 'x' })],
  ['ends', block('control_stop', { WHAT: 'this' })],
  ['gives back', block('function_return')],
])('a function that %s', (_, inside) => {
  const [inner, outer] = [signature('inner'), signature('outer')]
  const made = owl(call(outer), define(inner, inside), define(outer, call(inner)))
  expect(takesPictures(pythonProgram(program(made)))).toBe(inBlocks(made))
})
