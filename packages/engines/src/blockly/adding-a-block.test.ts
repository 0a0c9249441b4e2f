/** Adds a block as anybody would, in one place, and finds it everywhere; and what is left out does not compile. */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { arduinoProgram } from '../blocks-runtime/arduino/arduino-program.ts'
import { cpp, cppText } from '../blocks-runtime/arduino/cpp-code.ts'
import { field } from '../blocks-runtime/block-json.ts'
import { register } from '../blocks-runtime/blocks/block-registry.ts'
import { defineBlock } from '../blocks-runtime/blocks/define-block.ts'
import { inLanguage, type Words } from '../blocks-runtime/blocks/words.ts'
import { boardProgram, boardPython } from '../blocks-runtime/board/board-program.ts'
import { choice, number } from '../blocks-runtime/catalogue/block-spec.ts'
import { block, stack, workspace } from '../blocks-runtime/catalogue/build-blocks.ts'
import { js } from '../blocks-runtime/compile/javascript-code.ts'
import { jsField } from '../blocks-runtime/compile/javascript-pieces.ts'
import type { BlockJson, StageProgram } from '../blocks-runtime/program.ts'
import { pyField } from '../blocks-runtime/python/python-pieces.ts'
import { pythonProgram } from '../blocks-runtime/python/python-program.ts'
import { pythonTextOf } from '../blocks-runtime/python/python-text.ts'
import { readPython } from '../blocks-runtime/python/read/read-python.ts'
import { actor, flagged, outputOf, program, ticks } from '../blocks-runtime/testing/run-program.ts'
import { IDUINO_BOARD } from '../board/profiles/iduino-board.ts'
import { KIDBRIGHT_BOARDS } from '../board/profiles/kidbright-boards.ts'
import { py } from '../code/python-code.ts'
import { optionsOf } from './block-options.ts'
import { EMPTY_CONTEXT } from './editor-context.ts'
import ar from './messages/ar.ts'
import type { BlockMessages } from './messages/block-messages.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'
import { categoryItems, findBlocks } from './toolbox.ts'

const cheer = defineBlock({
  type: 'text_cheer',
  category: 'text',
  shape: 'statement',
  on: 'both',
  args: [choice('WORD', ['hooray', 'wow']), number('TIMES', 3)],
  calm: true,
  instant: true,
  javascript: (given, scope) =>
    js`R.print(${jsField(given, 'WORD')}.repeat(${scope.num(given, 'TIMES')}))`,
  scratch: (given) => js`R.print(${jsField(given, 'WORD')} + "!")`,
  python: (given, scope) => [py`print(${pyField(given, 'WORD')} * ${scope.num(given, 'TIMES')})`],
  arduino: (given, scope) => [
    cpp`for (int i = 0; i < ${scope.num(given, 'TIMES')}; i++) Serial.print(${cppText(field(given, 'WORD'))});`,
  ],
})

const words = {
  text_cheer: {
    en: [
      'cheer %1 %2 times',
      'Cheers in the output.',
      { choices: { hooray: 'hooray', wow: 'wow' } },
    ],
    th: ['เชียร์ %1 %2 ครั้ง', 'เชียร์ในช่องผลลัพธ์', { choices: { hooray: 'ไชโย', wow: 'ว้าว' } }],
    zh: ['欢呼 %1 %2 次', '在输出里欢呼。', { choices: { hooray: '万岁', wow: '哇' } }],
    ar: ['اهتف %1 %2 مرات', 'يهتف في الناتج.', { choices: { hooray: 'مرحى', wow: 'واو' } }],
  },
} satisfies Record<string, Words>

register([cheer])

const MESSAGES: Record<string, BlockMessages> = { en, th, zh, ar }
const NAMES = { variables: [], functions: [] }
const cheering = (hat: string): BlockJson =>
  stack([block(hat), block('text_cheer', { WORD: 'wow', TIMES: 2 })])!
const ofStage = program(actor('cat', [cheering('event_flag')]))
const ofBoard = (board: typeof IDUINO_BOARD): StageProgram =>
  boardProgram(board, workspace([cheering('board_start')]))

test.each(LOCALES)('it lies in the toolbox and is found by its words in %s', (locale) => {
  const own = inLanguage(locale, words)
  const messages = { ...MESSAGES[locale]!, blocks: { ...MESSAGES[locale]!.blocks, ...own } }
  for (const board of [null, IDUINO_BOARD]) {
    const context = { ...EMPTY_CONTEXT, board }
    const items = categoryItems('text', messages, context, NAMES)
    expect(items).toContainEqual({
      kind: 'block',
      type: 'text_cheer',
      inputs: { TIMES: { shadow: { type: 'number', fields: { NUM: 3 } } } },
    })
    const said = words.text_cheer[locale][0].split(' ')[0]!
    expect(findBlocks(said, messages, context, NAMES).map(({ type }) => type)).toContain(cheer.type)
  }
  const labels = optionsOf(['hooray', 'wow'], cheer.type, messages, EMPTY_CONTEXT)
  expect(labels.map(([label]) => label)).toEqual(Object.values(own.text_cheer[2]!.choices!))
})

test('it runs, by our rules and by those of Scratch', () => {
  expect(outputOf([cheering('event_flag')])).toEqual(['wowwow'])
  expect(ticks(flagged({ ...ofStage, rules: 'scratch' }), 2).output).toEqual(['wow!'])
})

test('it is Python, MicroPython and Arduino C++', () => {
  expect(pythonProgram(ofStage)).toContain('    print("wow" * 2)')
  expect(boardPython(ofBoard(KIDBRIGHT_BOARDS[0]!))).toContain('    print("wow" * 2)')
  expect(arduinoProgram(ofBoard(IDUINO_BOARD), IDUINO_BOARD)).toContain(
    'for (int i = 0; i < 2.0; i++) Serial.print("wow");',
  )
})

test('it comes back from Python, with nobody having said how it is read', () => {
  const empty = (given: StageProgram): StageProgram => ({
    ...given,
    actors: given.actors.map((one) => ({ ...one, workspace: {} })),
  })
  for (const [given, id] of [
    [ofStage, 'cat'],
    [ofBoard(KIDBRIGHT_BOARDS[0]!), 'board'],
  ] as const) {
    const text = pythonTextOf(given, id).text.replace('"wow" * 2', '"hooray" * (2 + 1)')
    const read = readPython(text, empty(given), id)
    const [top] = 'reading' in read ? read.reading.workspace.blocks!.blocks! : []
    expect(top?.next?.block).toMatchObject({
      type: 'text_cheer',
      fields: { WORD: 'hooray' },
      inputs: { TIMES: { block: { type: 'op_add' }, shadow: { fields: { NUM: 3 } } } },
    })
  }
})

test('a second block of the same type is refused', () => {
  expect(() => register([cheer])).toThrow('text_cheer')
})

test('the compiler refuses a block that lacks something: each of these lines is an error', () => {
  const shared = { category: 'text', args: [number('TIMES', 3)] } as const
  const [code, lines, value] = [() => js``, () => [], () => ({ code: py`0` })]
  const left = [
    // @ts-expect-error A block of the stage without Python.
    defineBlock({ ...shared, type: 'a', shape: 'end', javascript: code }),
    // @ts-expect-error A block without JavaScript.
    defineBlock({ ...shared, type: 'b', shape: 'end', python: lines }),
    // @ts-expect-error A block of boards without Arduino C++.
    defineBlock({
      ...shared,
      on: 'both',
      type: 'c',
      shape: 'end',
      javascript: code,
      python: lines,
    }),
    // @ts-expect-error A value that does not say what it gives.
    defineBlock({ ...shared, type: 'd', shape: 'value', javascript: code, python: value }),
    defineBlock({
      ...shared,
      type: 'e',
      shape: 'statement',
      // @ts-expect-error An input that the block does not have.
      javascript: (given, scope) => scope.num(given, 'TIME'),
      // @ts-expect-error A field that the block does not have.
      python: (given) => [pyField(given, 'WORD')],
    }),
  ]
  // @ts-expect-error Words that miss a language.
  const missing: Words = { en: ['a', 'b'], th: ['a', 'b'], zh: ['a', 'b'] }
  expect(missing.ar).toBeUndefined()
  expect(left.map(({ type }) => type)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
