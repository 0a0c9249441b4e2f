/**
 * How every block is written, found by asking it: specimens with marks in all their open places go through the
 * block's own emitter, and what comes out is parsed. So a new block can be read without anybody saying how.
 */

import { BOARDS } from '../../../board/profiles/boards.ts'
import type { Py } from '../../../code/python-code.ts'
import type { BlockFacts } from '../../blocks/block-facts.ts'
import { factsOf } from '../../blocks/block-registry.ts'
import type { Arg, BlockSpec } from '../../catalogue/block-spec.ts'
import { BLOCKS, isMenu } from '../../catalogue/catalogue.ts'
import { fixedChoices } from '../../catalogue/choices.ts'
import { menuShadow } from '../../catalogue/menu-shadow.ts'
import { inferKinds } from '../../compile/kinds.ts'
import { analyseFunctions } from '../../compile/suspension.ts'
import type { ActorSpec, BlockJson, StageProgram, VariableJson } from '../../program.ts'
import { PythonNames } from '../python-names.ts'
import { type Expression, PythonScope } from '../python-scope.ts'
import { parsePython } from './parse-python.ts'
import { everyTerm, HOLE, isName, type Term } from './python-tree.ts'

export interface Pattern {
  readonly type: string
  readonly shape: BlockSpec['shape']
  readonly spec: BlockSpec
  /** One after the other for a statement; else one expression. */
  readonly terms: readonly Term[]
  /** What is chosen in this specimen, by field or menu. */
  readonly chosen: Readonly<Record<string, string>>
  /** Open places that are written as texts: there a choice stands, in the others what gives one. */
  readonly texts: ReadonlySet<string>
  /** How much of it is written: what says more is tried first. */
  readonly weight: number
}

const MARK = 'hole_'
export const SELF = 'hole_self'
export const markOf = (name: string): string => `${MARK}${name}`
const python = (text: string, type: string): BlockJson => ({ type, extraState: { text } })

/** What may stand in one argument of a specimen; `chosen` where that is one choice and no open place. */
interface Variant {
  give: (block: BlockJson) => void
  chosen?: string
  isOpen: boolean
}

function put(block: BlockJson, input: string, inside: BlockJson): void {
  block.inputs = { ...block.inputs, [input]: { block: inside } }
}

function variantsOf(type: string, arg: Arg): Variant[] {
  if ('body' in arg)
    return [
      { give: (b) => put(b, arg.body, python(markOf(arg.body), 'python_lines')), isOpen: true },
    ]
  if ('input' in arg) {
    const open: Variant = {
      give: (block) => put(block, arg.input, python(markOf(arg.input), 'python_value')),
      isOpen: true,
    }
    if (arg.accepts === 'colour')
      return [
        {
          give: (b) => put(b, arg.input, { type: 'colour', fields: { COLOUR: markOf(arg.input) } }),
          isOpen: true,
        },
        open,
      ]
    if (!isMenu(arg)) return [open]
    const say = (value: string) => (block: BlockJson) =>
      put(block, arg.input, menuShadow(type, arg, value))
    return [
      { give: say(markOf(arg.input)), isOpen: true },
      ...choicesOf(arg.options).map((chosen) => ({ give: say(chosen), chosen, isOpen: false })),
      open,
    ]
  }
  const say = (value: unknown) => (block: BlockJson) => {
    block.fields = { ...block.fields, [arg.field]: value }
  }
  const open = {
    give: say('variable' in arg ? { id: markOf(arg.field) } : markOf(arg.field)),
    isOpen: true,
  }
  if (!('options' in arg)) return [open]
  return [
    open,
    ...choicesOf(arg.options).map((chosen) => ({ give: say(chosen), chosen, isOpen: false })),
  ]
}

const choicesOf = (options: string | readonly string[]): readonly string[] =>
  typeof options === 'string' ? fixedChoices(options) : options

const nameOf = (arg: Arg): string =>
  'body' in arg ? arg.body : 'input' in arg ? arg.input : arg.field

/** A program in which every mark is somebody's id and name. */
function markedProgram(specs: readonly BlockSpec[], isBoard: boolean): StageProgram {
  const args = new Map(specs.flatMap((spec) => spec.args.map((arg) => [nameOf(arg), arg])))
  const names = [...args.keys()].map(markOf)
  const variables = specs.flatMap((spec) =>
    spec.args.flatMap((arg): VariableJson[] => {
      const kind =
        'variable' in arg
          ? arg.variable
          : isMenu(arg) && arg.options === 'messages'
            ? 'message'
            : null
      const id = markOf(nameOf(arg))
      return kind ? [{ id, name: id, type: kind === 'variable' ? '' : kind }] : []
    }),
  )
  const looks = names.map((id) => ({ id, name: id, width: 1, height: 1 }))
  const actor = (id: string, isStage: boolean): ActorSpec => ({
    id,
    name: id,
    isStage,
    x: 0,
    y: 0,
    direction: 90,
    size: 100,
    visible: true,
    draggable: false,
    rotationStyle: 'all',
    costume: 0,
    costumes: looks,
    sounds: names.map((name) => ({ id: name, name, seconds: 1 })),
    workspace: isStage ? { variables } : {},
  })
  if (isBoard) return { actors: [actor(SELF, true)], board: BOARDS[0]! }
  return {
    actors: [actor('stage', true), actor(SELF, false), ...names.map((id) => actor(id, false))],
  }
}

function scopeOf(specs: readonly BlockSpec[], isBoard: boolean): PythonScope {
  const program = markedProgram(specs, isBoard)
  const names = new PythonNames()
  for (const { id, isStage, workspace } of program.actors) {
    names.keep(['actor', id], (isStage && !isBoard ? 'stage' : id) as Py)
    for (const variable of workspace.variables ?? [])
      names.keep(['variable', variable.id], variable.id as Py)
  }
  const actor = program.actors[isBoard ? 0 : 1]!
  const [functions, kinds] = [analyseFunctions(actor, new Set()), inferKinds(program)]
  return new PythonScope(program, actor, names, functions, kinds, '')
}

type Emitter = (block: BlockJson, scope: PythonScope) => Py | Py[] | Expression
interface Emitters {
  python?: Emitter
  micropython?: Emitter
}

/** Null where the block has nothing to say to this choice. */
function written(block: BlockJson, scope: PythonScope): string | null {
  const facts = factsOf(block.type) as BlockFacts & Emitters
  const emit = facts.micropython ?? facts.python
  try {
    const made = emit?.(block, scope)
    if (made === undefined) return null
    if (typeof made === 'string') return made.replace(/^@/, '')
    return Array.isArray(made) ? made.join('\n') : made.code
  } catch {
    // A menu of numbers has no words for a mark: its choices are asked one by one.
    return null
  }
}

interface Specimen {
  spec: BlockSpec
  text: string
  chosen: Record<string, string>
}

function specimensOf(spec: BlockSpec, scope: PythonScope): Specimen[] {
  let made: { block: BlockJson; chosen: Record<string, string> }[] = [
    { block: { type: spec.type, id: '' }, chosen: {} },
  ]
  for (const arg of spec.args) {
    made = made.flatMap(({ block, chosen }) =>
      variantsOf(spec.type, arg).map((variant) => {
        const copy = { ...block }
        variant.give(copy)
        return {
          block: copy,
          chosen:
            variant.chosen === undefined ? chosen : { ...chosen, [nameOf(arg)]: variant.chosen },
        }
      }),
    )
  }
  return made.flatMap(({ block, chosen }) => {
    const text = written(block, scope)
    return text === null || text === '' ? [] : [{ spec, text, chosen }]
  })
}

/** Says where one specimen ends in the text of all. */
const END = 'end_of_specimen'

/** Marks become open places; what is marked as a statement is a place for a whole body. */
function opened(given: Term): Term {
  // What says that it is a number is read where it stands, and may be left out.
  const [called, inside] = given.parts
  if (given.kind === 'call' && isName(called, 'as_number')) return opened(inside!)
  const isMark = (given.kind === 'name' || given.kind === 'text') && given.value.startsWith(MARK)
  if (isMark && given.value !== SELF)
    return { ...given, kind: HOLE, value: given.value.slice(MARK.length), note: given.kind }
  if (
    given.kind === 'do' &&
    given.parts[0]!.kind === 'name' &&
    given.parts[0]!.value.startsWith(MARK)
  )
    return opened({ ...given.parts[0]! })
  return { ...given, parts: given.parts.map(opened) }
}

const weightOf = (given: Term): number =>
  given.kind === HOLE ? 0 : given.parts.reduce((sum, part) => sum + weightOf(part), 1)

/** Every way in which the blocks of the stage, or of boards, are written. */
export function patternsOf(isBoard: boolean, specs: readonly BlockSpec[] = BLOCKS): Pattern[] {
  const mine = specs.filter(({ on = 'stage' }) => on !== (isBoard ? 'stage' : 'board'))
  const scope = scopeOf(mine, isBoard)
  const specimens = mine.flatMap((spec) => specimensOf(spec, scope))
  const parsed = parsePython(specimens.map(({ text }) => `${text}\n${END}\n`).join(''))
  if ('problems' in parsed)
    throw new Error(`A block's Python cannot be read: ${JSON.stringify(parsed.problems[0])}`)
  const patterns: Pattern[] = []
  let terms: Term[] = []
  let at = 0
  for (const line of parsed.body.parts) {
    if (line.kind !== 'do' || line.parts[0]!.value !== END) {
      terms.push(opened(line))
      continue
    }
    const { spec, chosen } = specimens[at]!
    patterns.push(...patternOf(spec, chosen, terms))
    terms = []
    at += 1
  }
  return patterns
}

function patternOf(
  spec: BlockSpec,
  chosen: Record<string, string>,
  lines: readonly Term[],
): Pattern[] {
  const isLines = spec.shape === 'statement' || spec.shape === 'end'
  const inside = isLines
    ? lines
    : lines.slice(0, 1).flatMap(({ kind, parts }) => (kind === 'do' ? parts : []))
  const only = isLines ? undefined : lines[0]
  const terms = only?.kind === HOLE ? [only] : inside
  if (terms.length === 0 || !saysAll(spec, chosen, terms)) return []
  const weight = terms.reduce((sum, part) => sum + weightOf(part), 0)
  const texts = new Set(
    terms
      .flatMap((one) => [...everyTerm(one)])
      .filter(({ kind, note }) => kind === HOLE && note === 'text')
      .map(({ value }) => value),
  )
  return [{ type: spec.type, shape: spec.shape, spec, terms, chosen, texts, weight }]
}

/** What leaves out a part of its block, or is only a number, would be found where nobody means that block. */
function saysAll(spec: BlockSpec, chosen: Record<string, string>, terms: readonly Term[]): boolean {
  const found = new Set(
    terms
      .flatMap((one) => [...everyTerm(one)])
      .filter(({ kind }) => kind === HOLE)
      .map(({ value }) => value),
  )
  const isBare =
    terms.length === 1 && ['constant', 'number', 'text', 'pass'].includes(terms[0]!.kind)
  return (
    spec.args.every((arg) => nameOf(arg) in chosen || found.has(nameOf(arg))) &&
    (!isBare || Object.keys(chosen).length > 0)
  )
}
