import type { FlowProblem } from './flow-value.ts'

/** A node's settings: what may be set, and what is wrong with a value that may not. */

export interface ParamBase<Kind extends string, Value> {
  kind: Kind
  name: string
  default: Value
  /** Shown only while another setting has one of these values. */
  showIf?: { param: string; is: readonly unknown[] }
  /** Texts of options come from another setting's name (many nodes share them). */
  label?: string
}

export interface NumberParam extends ParamBase<'number', number> {
  min: number
  max: number
  step?: number
  integer?: boolean
  /** Filters of OpenCV want a middle pixel. */
  odd?: boolean
}
export interface ChoiceParam<Option extends string = string> extends ParamBase<'choice', Option> {
  options: readonly Option[]
}
export interface TextParam extends ParamBase<'text', string> {
  maxLength?: number
  multiline?: boolean
  /** Written left to right in a code font: an expression or SQL. */
  code?: boolean
}
export interface ColumnParam extends ParamBase<'column', string> {
  /** The input whose columns are offered. */
  from: string
  optional?: boolean
  /** What it means to choose none, as a text of the tool's own. */
  without?: string
}
export interface ColumnsParam extends ParamBase<'columns', string[]> {
  from: string
}
export interface MatrixParam extends ParamBase<'matrix', number[][]> {
  maxSize: number
}
export interface PointsParam extends ParamBase<'points', number[][]> {
  count: number
}
export interface FileParam extends ParamBase<'file', FlowFile | null> {
  accept: string
}
/** Anything with an editor of its own; `check` says what is wrong with it. */
export interface CustomParam<Value = unknown> extends ParamBase<'custom', Value> {
  editor: string
  from?: string
  check: (value: unknown) => boolean
}

export type ParamSpec =
  | NumberParam
  | ChoiceParam
  | TextParam
  | ParamBase<'boolean', boolean>
  | ParamBase<'colour', string>
  | ColumnParam
  | ColumnsParam
  | MatrixParam
  | PointsParam
  | FileParam
  | CustomParam

/** What a node runs with, by the names of its settings. */
export type ParamValues<Param extends ParamSpec> = { [P in Param as P['name']]: P['default'] }

/** A file chosen by the learner. `data` is base64; absent when it was too big to travel with the project. */
export interface FlowFile {
  name: string
  size: number
  data?: string
  /** How large a picture was before it was made smaller to travel with the project. */
  was?: { width: number; height: number }
}

export interface ParamProblem {
  code:
    | 'not-a-number'
    | 'too-small'
    | 'too-big'
    | 'not-whole'
    | 'not-odd'
    | 'not-offered'
    | 'bad-value'
  param: string
  values: Record<string, string | number>
}

function checkNumber(spec: NumberParam, value: unknown): ParamProblem | null {
  const problem = (
    code: ParamProblem['code'],
    values: Record<string, number> = {},
  ): ParamProblem => ({
    code,
    param: spec.name,
    values,
  })
  if (typeof value !== 'number' || !Number.isFinite(value)) return problem('not-a-number')
  if (value < spec.min) return problem('too-small', { min: spec.min })
  if (value > spec.max) return problem('too-big', { max: spec.max })
  if ((spec.integer || spec.odd) && !Number.isInteger(value)) return problem('not-whole')
  if (spec.odd && value % 2 === 0) return problem('not-odd')
  return null
}

function isNumbers(value: unknown): value is number[] {
  return (
    Array.isArray(value) && value.every((item) => typeof item === 'number' && Number.isFinite(item))
  )
}

const isPoint = (value: unknown): boolean => isNumbers(value) && value.length === 2

function isFile(value: unknown): boolean {
  if (value === null) return true
  const file: Partial<FlowFile> = Object(value)
  return (
    typeof file.name === 'string' &&
    typeof file.size === 'number' &&
    (file.data === undefined || typeof file.data === 'string')
  )
}

function isWellFormed(spec: Exclude<ParamSpec, NumberParam>, value: unknown): boolean {
  switch (spec.kind) {
    default:
      return false
    case 'choice':
      return typeof value === 'string' && spec.options.includes(value)
    case 'text':
      return typeof value === 'string' && value.length <= (spec.maxLength ?? 20_000)
    case 'column':
      return typeof value === 'string'
    case 'boolean':
      return typeof value === 'boolean'
    case 'colour':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
    case 'columns':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
    case 'matrix':
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        value.length <= spec.maxSize &&
        isNumbers(value[0]) &&
        value[0].length > 0 &&
        value[0].length <= spec.maxSize &&
        value.every((row) => isNumbers(row) && row.length === value[0].length)
      )
    case 'points':
      return Array.isArray(value) && value.length === spec.count && value.every(isPoint)
    case 'file':
      return isFile(value)
    case 'custom':
      return spec.check(value)
  }
}

export function checkParam(spec: ParamSpec, value: unknown): ParamProblem | null {
  if (spec.kind === 'number') return checkNumber(spec, value)
  if (isWellFormed(spec, value)) return null
  const code = spec.kind === 'choice' ? 'not-offered' : 'bad-value'
  return { code, param: spec.name, values: {} }
}

export function isShown(spec: ParamSpec, params: Record<string, unknown>): boolean {
  return !spec.showIf || spec.showIf.is.includes(params[spec.showIf.param])
}

/** What the node runs with: what was set, and the default of the rest. */
export function filledParams(
  specs: readonly ParamSpec[],
  set: Record<string, unknown>,
): Record<string, unknown> {
  const filled: Record<string, unknown> = {}
  for (const spec of specs) filled[spec.name] = set[spec.name] ?? spec.default
  return filled
}

/** What has to be chosen and has not been yet: nothing is wrong, but nothing can be done either. */
export function openChoice(
  specs: readonly ParamSpec[],
  params: Record<string, unknown>,
): FlowProblem | undefined {
  for (const spec of specs) {
    const value = params[spec.name]
    if (!isShown(spec, params)) continue
    if (spec.kind === 'file' && value === null) return { code: 'no-file' }
    if (spec.kind === 'column' && !spec.optional && value === '')
      return { code: 'needs-column', values: { param: spec.name } }
  }
  return undefined
}

export function firstProblem(
  specs: readonly ParamSpec[],
  params: Record<string, unknown>,
): ParamProblem | null {
  for (const spec of specs) {
    const problem = isShown(spec, params) ? checkParam(spec, params[spec.name]) : null
    if (problem) return problem
  }
  return null
}
