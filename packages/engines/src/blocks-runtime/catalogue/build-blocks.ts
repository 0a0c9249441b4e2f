/** Writes programs down in TypeScript: examples, lessons and tests build their blocks with these. */
import type { BlockJson, FunctionSignature, VariableJson, WorkspaceJson } from '../program.ts'
import type { Arg } from './block-spec.ts'
import { blockSpec, isMenu } from './catalogue.ts'
import { colourShadow, firstChoice, type InputArg, menuShadow } from './menu-shadow.ts'

export type Given = number | string | BlockJson | BlockJson[]
export type Arguments = Record<string, Given>

function shadow(type: string, arg: InputArg, value: number | string): BlockJson {
  if (isMenu(arg)) return menuShadow(type, arg, String(value))
  if (arg.accepts === 'colour') return colourShadow(String(value))
  if (arg.accepts === 'number') return { type: 'number', fields: { NUM: Number(value) } }
  return { type: 'text', fields: { TEXT: String(value) } }
}

function giveInput(made: BlockJson, arg: InputArg, value: Given | undefined): void {
  const preset = isMenu(arg) ? firstChoice(arg) : arg.preset
  const typed = typeof value === 'object' ? undefined : (value ?? preset)
  const input: { block?: BlockJson; shadow?: BlockJson } = {}
  if (typed !== undefined) input.shadow = shadow(made.type, arg, typed)
  else if (preset !== undefined) input.shadow = shadow(made.type, arg, preset)
  if (typeof value === 'object' && !Array.isArray(value)) input.block = value
  if (input.block || input.shadow) made.inputs = { ...made.inputs, [arg.input]: input }
}

function giveField(made: BlockJson, arg: Arg & { field: string }, value: Given | undefined): void {
  const first = 'options' in arg && Array.isArray(arg.options) ? arg.options[0] : ''
  const plain = value ?? ('colour' in arg ? arg.colour : 'dots' in arg ? arg.dots : first)
  const kept = 'variable' in arg ? { id: String(plain) } : plain
  made.fields = { ...made.fields, [arg.field]: kept }
}

/** `block('motion_move', {STEPS: 10})`, `block('control_repeat', {TIMES: 4, DO: [...]})`. */
export function block(type: string, given: Arguments = {}): BlockJson {
  const spec = blockSpec(type)
  if (!spec) throw new Error(`No block is called ${type}`)
  const made: BlockJson = { type }
  for (const arg of spec.args) {
    if ('input' in arg) giveInput(made, arg, given[arg.input])
    else if ('field' in arg) giveField(made, arg, given[arg.field])
    else giveBody(made, arg.body, given[arg.body])
  }
  return made
}

function giveBody(made: BlockJson, name: string, value: Given | undefined): void {
  const first = Array.isArray(value) ? stack(value) : undefined
  if (first) made.inputs = { ...made.inputs, [name]: { block: first } }
}

/** One under the other. */
export function stack(blocks: BlockJson[]): BlockJson | undefined {
  return blocks.reduceRight<BlockJson | undefined>(
    (below, above) => (below ? { ...above, next: { block: below } } : above),
    undefined,
  )
}

export function define(fn: FunctionSignature, ...blocks: BlockJson[]): BlockJson {
  return stack([{ type: 'function_define', extraState: fn }, ...blocks])!
}

function callOf(type: string, fn: FunctionSignature, given: Given[]): BlockJson {
  const made: BlockJson = { type, extraState: fn }
  fn.params.forEach((param, index) => {
    const input = `ARG_${param.id}`
    const isTruth = param.kind === 'truth'
    giveInput(
      made,
      isTruth ? { input, accepts: 'truth' } : { input, accepts: 'text', preset: '' },
      given[index],
    )
  })
  return made
}

export const call = (fn: FunctionSignature, ...given: Given[]): BlockJson =>
  callOf('function_call', fn, given)
export const callValue = (fn: FunctionSignature, ...given: Given[]): BlockJson =>
  callOf('function_call_value', fn, given)
export const param = (id: string, name = id): BlockJson => ({
  type: 'function_param',
  fields: { PARAM: id },
  extraState: { name },
})

export const paramTruth = (id: string, name = id): BlockJson => ({
  ...param(id, name),
  type: 'function_param_truth',
})

export function signature(id: string, ...params: string[]): FunctionSignature {
  return { id, name: id, params: params.map((name) => ({ id: name, name })) }
}

/** Scripts beside and below each other, every block with an id of its own. */
export function workspace(
  scripts: BlockJson[],
  variables: VariableJson[] = [],
  prefix = 'b',
): WorkspaceJson {
  let count = 0
  const number = (plain: BlockJson): BlockJson => {
    count += 1
    const numbered: BlockJson = { ...plain, id: plain.id ?? `${prefix}${count}` }
    if (plain.inputs) {
      numbered.inputs = Object.fromEntries(
        Object.entries(plain.inputs).map(([name, input]) => [name, numberInput(input)]),
      )
    }
    if (plain.next?.block) numbered.next = { block: number(plain.next.block) }
    return numbered
  }
  const numberInput = (input: { block?: BlockJson; shadow?: BlockJson }): typeof input => ({
    ...(input.shadow ? { shadow: number(input.shadow) } : {}),
    ...(input.block ? { block: number(input.block) } : {}),
  })
  const placed = scripts.map((script, index) => ({
    ...number(script),
    x: script.x ?? 40 + (index % 2) * 380,
    y: script.y ?? 40 + Math.floor(index / 2) * 320,
  }))
  return { blocks: { languageVersion: 0, blocks: placed }, variables }
}
