/** Which parts of the language a program uses, so that a level can say which it allows. */
import { builtInWords, meaningOf, valueMeaningOf } from '../blocks/game-blocks.ts'
import type { Expression, Program, Statement } from './ast.ts'
import { CodeError } from './code-error.ts'
import type { Feature } from './feature.ts'

type Uses = (feature: Feature, at: string) => void
type Call = (name: string, at: string) => void

/** Visits every node once and tells which features and which words it uses. */
export function walkProgram(program: Program, uses: Uses, call: Call): void {
  for (const { at, parameters, body } of program.functions) {
    uses('function', at)
    if (parameters.length > 0) uses('parameter', at)
    walkStatements(body, uses, call)
  }
  walkStatements(program.main, uses, call)
}

function walkStatements(statements: readonly Statement[], uses: Uses, call: Call): void {
  for (const node of statements) {
    const meaning = meaningOf(node)
    for (const feature of meaning.features(node)) uses(feature, node.at)
    if (node.kind === 'call') call(node.name, node.at)
    for (const value of meaning.values?.(node) ?? []) walkExpression(value, node.at, uses, call)
    for (const body of meaning.bodies?.(node) ?? []) walkStatements(body, uses, call)
  }
}

function walkExpression(node: Expression, at: string, uses: Uses, call: Call): void {
  const meaning = valueMeaningOf(node)
  for (const feature of meaning.features(node)) uses(feature, at)
  if (node.kind === 'call') call(node.name, at)
  for (const value of meaning.values?.(node) ?? []) walkExpression(value, at, uses, call)
}

/** The parts of the language a program uses, in the order in which they come. */
export function featuresOf(program: Program): Feature[] {
  const found = new Set<Feature>()
  walkProgram(
    program,
    (feature) => found.add(feature),
    () => undefined,
  )
  return [...found]
}

interface Allowance {
  features: readonly Feature[]
  /** Commands and questions a level knows. */
  words: readonly string[]
}

/** Throws when a program uses what its level does not offer. */
export function checkAllowed(program: Program, allowance: Allowance): void {
  const features = new Set(allowance.features)
  const words = new Set([...allowance.words, ...builtInWords()])
  for (const { name } of program.functions) words.add(name)
  walkProgram(
    program,
    (feature, at) => {
      if (!features.has(feature)) throw new CodeError('not-allowed', at, { word: feature })
    },
    (name, at) => {
      if (!words.has(name)) throw new CodeError('unknown-call', at, { word: name })
    },
  )
}
