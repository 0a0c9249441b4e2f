/** What the work for an assignment must do: a teacher's own checks, each of a kind. */
import { type FigureCheck, type NodeCheck, newFigure } from './flow-check.ts'
import type { FeatureCheck, StarsCheck } from './game-check.ts'
import type { CellCheck, NameCheck } from './notebook-check.ts'
import type {
  DotsCheck,
  PrintsCheck,
  SaysCheck,
  SpriteCheck,
  VariableCheck,
} from './stage-check.ts'

/** How a Python program can be made; judged by Python itself. */
export const CODE_PARTS = [
  'loop',
  'for',
  'while',
  'if',
  'function',
  'recursion',
  'list',
  'dictionary',
  'comprehension',
  'class',
] as const
export type CodePart = (typeof CODE_PARTS)[number]

/** How a Python program is written: nobody sees it on the screen, whoever reads it does. */
export const STYLE_RULES = ['names', 'unused', 'long-lines'] as const
export type StyleRule = (typeof STYLE_RULES)[number]

/** What is typed in, and what must be printed. */
export interface OutputCheck {
  kind: 'output'
  input: string[]
  output: string
}

/** Python that runs after the program; learners see its name, not its text. */
export interface HiddenTest {
  kind: 'test'
  name: string
  input: string[]
  test: string
}

interface CodePartCheck {
  kind: 'uses-code' | 'avoids-code'
  part: CodePart
}

interface StyleCheck {
  kind: 'style'
  rule: StyleRule
}

interface BlockCheck {
  kind: 'uses-block' | 'avoids-block'
  /** The type of the block; none yet while somebody writes the check. */
  block: string
}

/** The program is no longer than that. */
interface SizeCheck<Kind> {
  kind: Kind
  count: number
}

export type CheckWish =
  | OutputCheck
  | HiddenTest
  | CodePartCheck
  | StyleCheck
  | BlockCheck
  | SizeCheck<'most-lines'>
  | SizeCheck<'most-blocks'>
  | FigureCheck
  | NodeCheck
  | StarsCheck
  | FeatureCheck
  | NameCheck
  | CellCheck
  | VariableCheck
  | SpriteCheck
  | SaysCheck
  | DotsCheck
  | PrintsCheck
export type CheckKind = CheckWish['kind']
export type CheckOf<Kind extends CheckKind> = Extract<CheckWish, { kind: Kind }>

export const CHECK_LIMITS = {
  checks: 20,
  /** Lines typed into one run. */
  input: 20,
  /** A line typed in, or all that is printed. */
  text: 2000,
  name: 120,
  test: 4000,
  /** The type of a block or a node, or a name in a work. */
  block: 60,
  count: 1000,
  figure: 1e15,
  level: 80,
} as const

/** Checks had no kind while there was only one. */
export type KeptCheck = CheckWish | Omit<OutputCheck, 'kind'>

export const readChecks = (kept: readonly KeptCheck[]): CheckWish[] =>
  kept.map((check) => ('kind' in check ? check : { kind: 'output', ...check }))

/** A check as it is before anything was written into it. */
export function newCheck(kind: CheckKind): CheckWish {
  switch (kind) {
    case 'output':
      return { kind, input: [], output: '' }
    case 'test':
      return { kind, name: '', input: [], test: '' }
    case 'uses-code':
    case 'avoids-code':
      return { kind, part: 'loop' }
    case 'style':
      return { kind, rule: 'names' }
    case 'uses-block':
    case 'avoids-block':
      return { kind, block: '' }
    case 'most-lines':
    case 'most-blocks':
      return { kind, count: 10 }
    case 'figure':
      return newFigure
    case 'uses-node':
    case 'avoids-node':
      return { kind, node: '' }
    case 'variable':
      return { kind, name: '', value: '' }
    case 'sprite-at':
      return { kind, sprite: '', x: 0, y: 0, within: 5 }
    case 'says':
      return { kind, sprite: '', text: '' }
    case 'dots':
      return { kind, dots: '' }
    case 'prints':
      return { kind, text: '' }
    case 'name-value':
      return { kind, name: '', value: '', within: 0 }
    case 'cell':
      return { kind, cell: '', shows: '' }
    case 'stars':
      return { kind, level: '', count: 1 }
    case 'uses-feature':
    case 'avoids-feature':
      return { kind, level: '', feature: '' }
  }
}

export const isOfKind = <Kind extends CheckKind>(
  check: CheckWish,
  kinds: readonly Kind[],
): check is CheckOf<Kind> => (kinds as readonly CheckKind[]).includes(check.kind)

/** The first kind that this tool cannot check. */
export const unfitKind = (
  checks: readonly CheckWish[],
  kinds: readonly CheckKind[],
): CheckKind | undefined => checks.find(({ kind }) => !kinds.includes(kind))?.kind
