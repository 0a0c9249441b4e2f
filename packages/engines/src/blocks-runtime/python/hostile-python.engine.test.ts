/** Whatever a document says, the Python made of it is ours, and every text in it comes back as it was. */

import { loadPyodide, type PyodideInterface } from 'pyodide'
import { beforeAll, expect, test } from 'vitest'
import { BOARDS } from '../../board/profiles/boards.ts'
import { HOSTILE_TEXTS } from '../../code/testing/hostile-texts.ts'
import { installRuntime } from '../../python/load-python.ts'
import { readRuntime } from '../../python/prepare/runtime-files.ts'
import { boardProgram, boardPython } from '../board/board-program.ts'
import { block, callValue, define, signature, stack, workspace } from '../catalogue/build-blocks.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { hostileBoard, hostileStage } from '../testing/hostile-programs.ts'
import { PythonLooker } from '../testing/python-names.ts'
import { PythonStage } from '../testing/python-stage.ts'
import { actor, program } from '../testing/run-program.ts'
import { OF_SPRITES, PythonNames, RESERVED, RESERVED_ON_STAGE } from './python-names.ts'
import { pythonProgram } from './python-program.ts'

let python: PyodideInterface
let looker: PythonLooker
const micropython = BOARDS.filter(({ language }) => language === 'micropython')

beforeAll(async () => {
  python = await loadPyodide()
  installRuntime(python, readRuntime())
  looker = new PythonLooker(python)
}, 60_000)

const seeds = Array.from({ length: 600 }, (_, seed) => seed)
const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
const print = (value: BlockJson | string): BlockJson => block('text_print', { TEXT: value })
/** How every text reaches Python that is not a number. */
const words = (TEXT: string): BlockJson => ({ type: 'text', fields: { TEXT } })

test('programs for the stage out of strangers’ files bring no code of their own', () => {
  const cases = seeds.map((seed) => {
    const given = hostileStage(seed)
    return { given, source: pythonProgram(given) }
  })
  expect(looker.faults(cases)).toEqual([])
})

test('programs for boards out of strangers’ files bring no code of their own', () => {
  const cases = seeds.map((seed) => {
    const given = hostileBoard(seed, micropython[seed % micropython.length])
    return { given, source: boardPython(given, seed % 2 === 0) }
  })
  expect(looker.faults(cases)).toEqual([])
})

test('Python’s own parser finds what it is there for', () => {
  const fault = (source: string): unknown => looker.faults([{ source, given: program() }])
  expect(fault('import os')).toEqual([[0, 'Import']])
  expect(fault('from os import system')).toEqual([[0, 'import os']])
  expect(fault('launch("")')).toEqual([[0, 'call launch']])
  expect(fault('launch')).toEqual([[0, 'name launch']])
  expect(fault('stage.__class__')).toEqual([[0, 'member __class__']])
  expect(fault('print("pwned")')).toEqual([[0, "text 'pwned'"]])
  expect(fault('print(x for x in [])')).toEqual([[0, 'GeneratorExp']])
  expect(fault('(')).toMatchObject([[0, expect.stringContaining('never closed')]])
})

test('every text comes back as one text, equal to the one that was written', () => {
  const source = pythonProgram(
    program(actor('cat', [flag(...HOSTILE_TEXTS.map((text) => print(words(text))))])),
  )
  const texts = looker.textsIn(source) as string[]
  expect(texts.slice(-HOSTILE_TEXTS.length)).toEqual(HOSTILE_TEXTS)
  const board = boardProgram(
    micropython[0]!,
    workspace([stack([block('board_start'), ...HOSTILE_TEXTS.map((text) => print(words(text)))])!]),
  )
  expect(looker.textsIn(boardPython(board))).toEqual(HOSTILE_TEXTS)
})

/** Once each: what stood here became code, or no program at all. */
const EXAMPLES: Record<string, StageProgram> = {
  'a property of a sprite that is none': program(
    actor('cat', [
      flag(print(block('sensing_of', { TARGET: 'cat', WHAT: 'x, __import__("os")' }))),
    ]),
  ),
  'places and sizes that are texts': program({
    ...actor('cat', []),
    x: '__import__("os")' as unknown as number,
    costumes: [{ id: 'a', name: 'a', width: 'exec("x")' as unknown as number, height: 1 }],
    sounds: [{ id: 's', name: 's', seconds: '0), exec("x"' as unknown as number }],
    costume: '1, exec("x")' as unknown as number,
  }),
  'a number beyond all numbers': program(
    actor('cat', [
      flag(block('motion_move', { STEPS: { type: 'number', fields: { NUM: Infinity } } })),
    ]),
  ),
  'a hat that asks a function which takes time': program(
    actor('cat', [
      define(signature('slow'), block('control_wait')),
      stack([block('event_timer', { SECONDS: callValue(signature('slow')) }), print('x')])!,
    ]),
  ),
  'two parameters of one id': program(
    actor('cat', [
      define({
        ...signature('f', 'a'),
        params: [
          { id: 'a', name: 'b' },
          { id: 'a', name: 'c' },
        ],
      }),
    ]),
  ),
  'variables that are not there': program(
    actor('cat', [
      flag(
        block('data_change', { VAR: 'gone' }),
        block('list_add', { LIST: 'gone too' }),
        print('x'),
      ),
    ]),
  ),
  'clones of somebody who is not there': program(
    actor('cat', [flag(block('control_clone', { TARGET: 'gone' }), print('x'))]),
  ),
}

test.each(Object.entries(EXAMPLES))('%s: a program that is ours, and runs', (_, given) => {
  const source = pythonProgram(given)
  expect(looker.faults([{ source, given }])).toEqual([])
  new PythonStage(python).run(source)
})

test('eighty levels are Python, more are left out and said to be', () => {
  const deep = (levels: number, type: string, input: string): StageProgram => {
    let inner = words('x')
    for (let level = 0; level < levels; level++) inner = block(type, { [input]: inner })
    return program(actor('cat', [flag(print(inner)), flag(print('fine'))]))
  }
  for (const [type, input] of [
    ['op_add', 'A'],
    ['op_divide', 'B'],
    ['op_not', 'A'],
    ['op_equal', 'A'],
    ['text_case', 'TEXT'],
    ['list_item', 'INDEX'],
  ] as const) {
    const cases = [70, 78, 85, 400].map((levels) => {
      const given = deep(levels, type, input)
      return { given, source: pythonProgram(given) }
    })
    expect(looker.faults(cases)).toEqual([])
    expect(cases.map(({ source }) => source.includes('# Left out'))).toEqual([
      false,
      false,
      true,
      true,
    ])
  }
})

test('bodies inside bodies are Python as deep as they are taken', () => {
  let inner = print('deep')
  for (let level = 0; level < 78; level++)
    inner = block('control_if', { IF: block('op_boolean'), DO: [inner] })
  const given = program(actor('cat', [flag(inner)]))
  const source = pythonProgram(given)
  expect(source).toContain('"deep"')
  expect(looker.faults([{ source, given }])).toEqual([])
})

/** Beside the blocks nobody asks for them any more: they are names like others. */
const FREE =
  'add_item contains divide has_item is_true length less list_text math math_of mod number round_half_up same slice_text text'

test('no name that Python or our modules have is given to anything else', () => {
  const known = python.runPython(`
import builtins, keyword, json, stage
json.dumps(sorted(set(dir(builtins)) | set(keyword.kwlist) | set(keyword.softkwlist) | set(stage.__all__)))
`) as string
  const small = (JSON.parse(known) as string[]).filter((name) => /^[a-z]\w*$/.test(name))
  expect(small.length).toBeGreaterThan(100)
  expect(small.filter((name) => !RESERVED.has(name))).toEqual([])
  const plain = python.runPython(`
import json
from _panya import stage_plain
json.dumps(stage_plain.__all__)
`) as string
  const used = [...small, ...(JSON.parse(plain) as string[])].filter(
    (name) => !RESERVED_ON_STAGE.has(name),
  )
  expect(used.filter((name) => !FREE.split(' ').includes(name))).toEqual([])
  const members = python.runPython(`
import json, stage
json.dumps(sorted({name for name in [*dir(stage.stage), *dir(stage.Sprite("x"))] if not name.startswith("_")}))
`) as string
  expect((JSON.parse(members) as string[]).filter((name) => !OF_SPRITES.has(name))).toEqual([])
})

test('names in any script are names in Python, each its own', () => {
  const names = new PythonNames()
  const given = HOSTILE_TEXTS.map((text, index) =>
    names.name(['variable', String(index)], text, 'value'),
  )
  expect(new Set(given).size).toBe(given.length)
  const source = given.map((name) => `${name} = 0`).join('\n')
  python.runPython(source, { globals: python.globals.get('dict')() })
})
