/** Adds blocks of the games as anybody would, in one place, and finds them everywhere; and what is left out does not compile. */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { inLanguage, type Words } from '@panya/engines/blocks-runtime/blocks/words.ts'
import { body, number } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { expect, test } from 'vitest'
import { translator } from '../../host/tool-messages.ts'
import { defineWord } from '../core/blocks/built-in.ts'
import { count } from '../core/blocks/control/count.ts'
import { statementBlock, valueBlock } from '../core/blocks/game-block.ts'
import { register, registerLanguage } from '../core/blocks/game-register.ts'
import { gameWordsIn } from '../core/blocks/game-words.ts'
import { defineStatement } from '../core/blocks/meaning.ts'
import { programFromBlocks } from '../core/code/blocks-to-program.ts'
import { CodeError } from '../core/code/code-error.ts'
import { compile } from '../core/code/compile.ts'
import { ALL_FEATURES } from '../core/code/feature.ts'
import { checkAllowed } from '../core/code/features.ts'
import { Machine } from '../core/code/machine.ts'
import { blocksFromProgram } from '../core/code/program-to-blocks.ts'
import { parsePython } from '../core/code/python-parser.ts'
import { printPython } from '../core/code/python-printer.ts'
import { asNumber, showValue, type Value } from '../core/code/value.ts'
import { blockDefinitions } from './block-definitions.ts'
import en from './messages/en.ts'
import { toolboxFor } from './toolbox.ts'

/** A block that says a loop without end better than `while` does. */
const forever = statementBlock('while', {
  type: 'forever',
  category: 'control',
  shape: 'end',
  args: [body('DO')],
  offers: [{ drawer: 'control', type: 'forever', with: ['while'] }],
  reads: ({ DO }, at) => ({
    kind: 'while',
    at,
    condition: { kind: 'boolean', value: true },
    body: DO,
  }),
  writes: ({ condition, body: inside }) =>
    condition.kind === 'boolean' && condition.value ? { DO: inside } : null,
})

/** A word that the language did not have. */
const larger = defineWord({
  word: 'larger',
  is: 'question',
  category: 'value',
  takes: [{ accepts: 'number', preset: 3 }, { accepts: 'any' }],
  offers: [{ drawer: 'values', type: 'ask_larger_2', with: ['math'] }],
  answers: ([one, other], at) => Math.max(asNumber(one, at), asNumber(other, at)),
})

const words = {
  forever: {
    en: ['forever %1', 'Never stops.'],
    th: ['ตลอดไป %1', 'ไม่หยุดเลย'],
    zh: ['一直 %1', '永远不停。'],
    ar: ['دائمًا %1', 'لا يتوقف.'],
  },
  ask_larger_2: {
    en: ['larger of %1 and %2', ''],
    th: ['ตัวที่มากกว่าระหว่าง %1 กับ %2', ''],
    zh: ['%1 和 %2 中较大的', ''],
    ar: ['الأكبر من %1 و %2', ''],
  },
} satisfies Record<typeof forever.type | typeof larger.spec.type, Words>

register([forever, larger])

const GAME = { commands: { move: 1 }, questions: {} }
const workspace = (block: BlockJson): unknown => ({
  blocks: { blocks: [{ type: 'game_start', next: { block } }] },
})
const numberBlock = (NUM: number): { block: BlockJson } => ({
  block: { type: 'game_number', fields: { NUM } },
})
const MOVING = workspace({
  type: 'game_forever',
  inputs: {
    DO: {
      block: {
        type: 'game_do_move_1',
        inputs: {
          ARG0: {
            block: {
              type: 'game_ask_larger_2',
              inputs: { ARG0: numberBlock(2), ARG1: numberBlock(7) },
            },
          },
        },
      },
    },
  },
})
const PYTHON = 'while True:\n    move(larger(2, 7))\n'

test('they go from blocks into the tree, into Python, back into the tree and into blocks', () => {
  const program = programFromBlocks(MOVING)
  const { source } = printPython(program)
  expect(source).toBe(PYTHON)
  const again = blocksFromProgram(parsePython(source), GAME)
  expect(again.blocks.blocks[0]?.next?.block).toMatchObject({
    type: 'game_forever',
    inputs: {
      DO: {
        block: {
          type: 'game_do_move_1',
          inputs: { ARG0: { block: { type: 'game_ask_larger_2' } } },
        },
      },
    },
  })
  expect(printPython(programFromBlocks(again)).source).toBe(PYTHON)
})

test('what they do not say is still said by the others', () => {
  const { blocks } = blocksFromProgram(parsePython('while larger(1, 2) == 2:\n    move(1)\n'), GAME)
  expect(blocks.blocks[0]?.next?.block?.type).toBe('game_while')
})

test('the machine runs them, and a mistake inside is told at its place', () => {
  const moved: string[] = []
  const world = {
    act: (name: string, args: Value[]) =>
      moved.push(`${name} ${args.map((value) => showValue(value)).join()}`) < 3,
    ask: () => 0,
  }
  const end = new Machine(compile(programFromBlocks(MOVING), GAME), world).run()
  expect([end.reason, moved]).toEqual(['stopped', ['move 7', 'move 7', 'move 7']])
  const wrong = new Machine(compile(parsePython('move(1)\nx = larger("a", 2)'), GAME), {
    ...world,
    act: () => true,
  }).run()
  expect([wrong.error?.code, wrong.error?.at]).toEqual(['not-a-number', '2'])
  const named = (source: string): string => {
    try {
      compile(parsePython(source), GAME)
      return 'fine'
    } catch (error) {
      return error instanceof CodeError ? error.code : 'crash'
    }
  }
  expect([named('larger(1)'), named('larger = 3')]).toEqual(['argument-count', 'name-reserved'])
})

test('a level that has no while has no forever either', () => {
  const features = ALL_FEATURES.filter((feature) => feature !== 'while')
  const allowed = { features, words: ['move'] }
  expect(() => checkAllowed(programFromBlocks(MOVING), allowed)).toThrow('not-allowed')
  expect(() =>
    checkAllowed(programFromBlocks(MOVING), { ...allowed, features: ALL_FEATURES }),
  ).not.toThrow()
})

test.each(LOCALES)('the editor knows them and shows them in %s', (locale) => {
  const own = inLanguage(locale, words)
  const definitions = blockDefinitions({
    words: { ...gameWordsIn(locale), ...own },
    vocabulary: GAME,
    word: (word) => ({ text: `${word} %1`, tip: '' }),
  })
  const find = (type: string) => definitions.find((definition) => definition.type === type)
  expect(find('game_forever')).toMatchObject({
    message0: own.forever[0].replace('%1', '%2 %1'),
    args0: [{ type: 'input_statement', name: 'DO' }, { type: 'input_dummy' }],
    tooltip: own.forever[1],
    previousStatement: null,
  })
  expect(find('game_forever')).not.toHaveProperty('nextStatement')
  expect(find('game_ask_larger_2')).toMatchObject({ message0: own.ask_larger_2[0], output: null })
})

test('they lie in their drawers, where the level allows them', () => {
  const t = translator('en', en)
  const box = (features: typeof ALL_FEATURES | readonly []): string =>
    JSON.stringify(toolboxFor({ vocabulary: GAME, words: ['move'], features }, t))
  expect(box(ALL_FEATURES)).toContain('game_forever')
  expect(box(ALL_FEATURES)).toContain(
    '"game_ask_larger_2","inputs":{"ARG0":{"shadow":{"type":"game_number","fields":{"NUM":3}}}}',
  )
  expect(box([])).not.toMatch(/game_(forever|ask_larger_2)/)
})

test('a second block of the same type is refused, and so is a second meaning', () => {
  expect(() => register([forever])).toThrow('forever')
  expect(() => register([larger])).toThrow('larger')
  expect(() => register([count])).toThrow('count')
})

test('the compiler refuses what lacks something: each of these is an error', () => {
  const shared = { category: 'value', args: [number('A', 1)] } as const
  const reads = () => ({ kind: 'not', value: { kind: 'gap' } }) as const
  const rules = { features: () => [], python: () => undefined, machine: () => undefined }
  const whole = { ...rules, values: () => [], bodies: () => [] }
  const written = [
    // @ts-expect-error A block that does not say which node it is.
    () => valueBlock('not', { ...shared, type: 'a', writes: () => null }),
    // @ts-expect-error A block that does not say how a node becomes it.
    () => valueBlock('not', { ...shared, type: 'b', reads }),
    // @ts-expect-error A part that the block does not have.
    () => valueBlock('not', { ...shared, type: 'c', reads, writes: () => ({ B: reads() }) }),
    // @ts-expect-error A node of another kind.
    () => valueBlock('negate', { ...shared, type: 'd', reads, writes: () => null }),
    // @ts-expect-error A question that gives no answer.
    () => defineWord({ word: 'e', is: 'question', category: 'value', takes: [], does: () => {} }),
    // @ts-expect-error A meaning whose only block does not say all of its nodes.
    () => defineStatement('while', { ...whole, block: forever }),
    // @ts-expect-error A meaning that does not tell the blocks inside.
    () => defineStatement('while', { ...rules, values: () => [], block: count.block }),
    // @ts-expect-error A meaning without Python.
    () => defineStatement('break', { features: () => [], machine: () => {}, block: count.block }),
    // @ts-expect-error A language in which most nodes have no meaning.
    () => registerLanguage([count]),
  ]
  // @ts-expect-error Words that miss a language.
  const missing: Words = { en: ['a', 'b'], th: ['a', 'b'], zh: ['a', 'b'] }
  expect([missing.ar, written.length]).toEqual([undefined, 9])
})
