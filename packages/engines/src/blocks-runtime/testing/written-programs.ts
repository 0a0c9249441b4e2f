/** Programs as learners write them: every block of the catalogue, each with what the editor lets one put there. */
import { BOARDS } from '../../board/profiles/boards.ts'
import { boardProgram } from '../board/board-program.ts'
import type { Arg, BlockSpec, OptionSource } from '../catalogue/block-spec.ts'
import {
  block,
  call,
  callValue,
  define,
  param,
  paramTruth,
  stack,
  workspace,
} from '../catalogue/build-blocks.ts'
import { BLOCKS, isMenu, isOffered, KEYS } from '../catalogue/catalogue.ts'
import { fixedChoices } from '../catalogue/choices.ts'
import { LANGUAGES } from '../catalogue/languages.ts'
import { colourShadow } from '../catalogue/menu-shadow.ts'
import type { BlockJson, FunctionSignature, StageProgram, VariableJson } from '../program.ts'
import { type Random, seededRandom } from '../random.ts'
import { actor } from './run-program.ts'

const TEXTS = [
  'hello',
  '',
  'a b',
  '"quoted"',
  "it's",
  'back\\slash',
  '{x}',
  '5',
  '-2.5',
  '\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35',
  '\u4f60\u597d',
  '\u0645\u0631\u062d\u0628\u0627',
  'two\nlines',
  'True',
  '# no comment',
  '1e3',
]
const NUMBERS = [0, 1, -1, 10, 0.5, -15.25, 360, 1e21, 3e-7, 100000]

const VARIABLES: readonly VariableJson[] = [
  { id: 'v-score', name: 'score', type: '' },
  { id: 'v-i', name: 'i', type: '' },
  { id: 'v-thai', name: '\u0e04\u0e30\u0e41\u0e19\u0e19', type: '' },
  { id: 'v-print', name: 'print', type: '' },
  { id: 'l-names', name: 'my names', type: 'list' },
  { id: 'l-list', name: 'list', type: 'list' },
  { id: 'm-go', name: 'go', type: 'message' },
  { id: 'm-two', name: 'game over!', type: 'message' },
]
const OWN: readonly VariableJson[] = [
  { id: 'o-lives', name: 'lives', type: 'own' },
  { id: 'o-x', name: 'x', type: 'own' },
  { id: 'ol-way', name: 'way back', type: 'own-list' },
]
const FUNCTIONS: readonly FunctionSignature[] = [
  { id: 'f-square', name: 'square', params: [{ id: 'p-side', name: 'side' }] },
  {
    id: 'f-jump',
    name: 'jump %1 high',
    params: [
      { id: 'p-high', name: 'how high' },
      { id: 'p-if', name: 'really', kind: 'truth' },
    ],
    warp: true,
  },
  { id: 'f-none', name: 'do nothing', params: [] },
]

class Writer {
  readonly #random: Random
  readonly #specs: readonly BlockSpec[]
  readonly #isBoard: boolean
  #fn: FunctionSignature | null = null
  #room = 0

  constructor(seed: number, isBoard: boolean) {
    this.#random = seededRandom(seed)
    this.#isBoard = isBoard
    this.#specs = BLOCKS.filter((spec) => isOffered(spec, isBoard ? BOARDS[0]! : null))
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit)
  }

  #pick<Entry>(entries: readonly Entry[]): Entry {
    return entries[this.#below(entries.length)]!
  }

  #choice(options: OptionSource): string {
    if (typeof options !== 'string') return this.#pick(options)
    const fixed = fixedChoices(options)
    if (options === 'keys') return this.#pick(KEYS)
    if (options === 'languages') return this.#pick(Object.keys(LANGUAGES))
    if (options === 'messages') return this.#pick(['m-go', 'm-two'])
    if (options === 'costumes') return this.#pick(['one', 'two'])
    if (options === 'backdrops') return this.#pick(['one', 'two', ...fixed])
    if (options === 'sounds') return 'pop'
    if (options === 'properties')
      return this.#pick(['x', 'y', 'direction', 'size', 'costume-name', 'variable:strength'])
    if (options === 'ofTargets' || options === 'sprites') return 'dog'
    if (['places', 'touchables', 'cloneables'].includes(options))
      return this.#pick(['dog', ...fixed])
    return this.#pick(['A', 'B', '17'])
  }

  #variable(kind: 'variable' | 'list' | 'message'): string {
    const type = kind === 'variable' ? '' : kind
    const own = this.#isBoard ? [] : OWN
    const fits = [...VARIABLES, ...own].filter(
      (entry) => (entry.type ?? '').replace(/^own-?/, '') === type,
    )
    return this.#pick(fits).id
  }

  #input(arg: Extract<Arg, { input: string }>, depth: number): number | string | BlockJson {
    this.#room -= 1
    const isNested = depth < 4 && this.#room > 0 && this.#below(100) < 40
    if (arg.accepts === 'truth') return this.#truth(depth + 1)
    if (isMenu(arg))
      return isNested && this.#below(100) < 30 ? this.#value(depth + 1) : this.#choice(arg.options)
    if (isNested) return this.#value(depth + 1)
    if (arg.accepts === 'colour') return this.#pick(['#ff0000', '#00aa11'])
    return arg.accepts === 'number' ? this.#pick(NUMBERS) : this.#pick(TEXTS)
  }

  #truth(depth: number): BlockJson {
    if (this.#fn?.params[1] && this.#below(100) < 20)
      return paramTruth(this.#fn.params[1].id, this.#fn.params[1].name)
    const simple = depth > 3 || this.#room < 0
    const fits = this.#specs.filter(
      ({ shape, args }) => shape === 'truth' && (!simple || args.every((arg) => 'field' in arg)),
    )
    return this.#made(this.#pick(fits), depth)
  }

  #value(depth: number): BlockJson {
    if (this.#below(100) < 15) return this.#call(callValue, depth)
    if (this.#fn?.params[0] && this.#below(100) < 30)
      return param(this.#fn.params[0].id, this.#fn.params[0].name)
    const shape = this.#below(100) < 15 ? 'truth' : 'value'
    return this.#made(this.#pick(this.#specs.filter((spec) => spec.shape === shape)), depth)
  }

  #call(make: typeof call, depth: number): BlockJson {
    const fn = this.#pick(FUNCTIONS)
    return make(
      fn,
      ...fn.params.map(({ kind }) =>
        kind === 'truth'
          ? this.#truth(depth + 1)
          : this.#input({ input: '', accepts: 'text' }, depth),
      ),
    )
  }

  #made(spec: BlockSpec, depth: number): BlockJson {
    const given: Record<string, number | string | BlockJson | BlockJson[]> = {}
    for (const arg of spec.args) {
      if ('body' in arg) given[arg.body] = depth > 3 || this.#room < 0 ? [] : this.#stack(depth + 1)
      else if ('input' in arg) given[arg.input] = this.#input(arg, depth)
      else if ('variable' in arg) given[arg.field] = this.#variable(arg.variable)
      else if ('options' in arg) given[arg.field] = this.#choice(arg.options)
      else if ('colour' in arg) given[arg.field] = String(colourShadow('#123456').fields!['COLOUR'])
    }
    return block(spec.type, given)
  }

  #stack(depth: number): BlockJson[] {
    const blocks = Array.from({ length: 1 + this.#below(4) }, () => {
      this.#room -= 1
      if (this.#below(100) < 12) return this.#call(call, depth)
      return this.#made(this.#pick(this.#specs.filter(({ shape }) => shape === 'statement')), depth)
    })
    if (this.#below(100) < 15)
      blocks.push(
        this.#made(
          this.#pick(
            this.#specs.filter(
              ({ shape, type }) => shape === 'end' && (this.#fn || type !== 'function_return'),
            ),
          ),
          depth,
        ),
      )
    return blocks
  }

  scripts(): BlockJson[] {
    const hats = Array.from({ length: 1 + this.#below(3) }, () => {
      this.#room = 25
      const hat = this.#made(this.#pick(this.#specs.filter(({ shape }) => shape === 'hat')), 9)
      return stack([hat, ...this.#stack(1)])!
    })
    const defined = FUNCTIONS.map((fn) => {
      this.#room = 8
      this.#fn = fn
      const made = define(fn, ...this.#stack(2))
      this.#fn = null
      return made
    })
    return [...defined, ...hats]
  }
}

export function writtenStage(seed: number): StageProgram {
  const writer = new Writer(seed, false)
  const cat = actor('cat', writer.scripts(), [...OWN])
  const dog = actor('dog', [], [{ id: 'd-strength', name: 'strength', type: 'own' }])
  return { actors: [actor('stage', [], [...VARIABLES]), cat, dog] }
}

export function writtenBoard(seed: number): StageProgram {
  const writer = new Writer(seed, true)
  return boardProgram(BOARDS[0]!, workspace(writer.scripts(), [...VARIABLES]))
}
