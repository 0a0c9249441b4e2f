/** Whether an answer tells the solution in words: its blocks, commands or nodes, one after the other. */
import { isScaffold, type Step, valuesOf } from './code-steps.ts'
import { STEP_WORDS } from './step-words.ts'

const LEAST = 3
const MOST = 0.75
/** Of the whole solution, with what the learner has already. */
const WHOLE = 0.9
const LEAST_WHOLE = 4

/** Of everything that is named in a text, in the order in which it is named. */
function namedIn(text: string): { name: string; at: number }[] {
  const found = Object.entries(STEP_WORDS).flatMap(([name, { words }]) =>
    Array.from(text.matchAll(words), ({ index: at }) => ({ name, at })),
  )
  return found.toSorted((a, b) => a.at - b.at)
}

function nameOf({ words }: Step): string | null {
  const [first = '', second] = words
  const head = first === 'while' && second === 'True' ? 'while True' : first
  // `cat.move(10)`: the sprite first, then what it does.
  const candidates = first === '@' ? words.slice(1) : [head, ...words.slice(1, 3)]
  for (const word of candidates) {
    const known = Object.entries(STEP_WORDS).find(([, { python }]) => python.test(word))
    if (known) return known[0]
  }
  return null
}

/** Steps that the solution has more often than the program, in the solution's order. */
function missingNames(solution: readonly Step[], program: readonly Step[]): string[] {
  const have = program.flatMap((step) => nameOf(step) ?? [])
  return solution.flatMap((step) => {
    const name = isScaffold(step) && step.words[0] !== '@' ? null : nameOf(step)
    if (name === null) return []
    const at = have.indexOf(name)
    if (at < 0) return [name]
    have.splice(at, 1)
    return []
  })
}

/** The longest part of the first list that stands in the second one in the same order. */
function inOrder(wanted: readonly string[], said: readonly string[]): number {
  let row = Array.from({ length: said.length + 1 }, () => 0)
  for (const want of wanted) {
    const next = [0]
    for (const [at, one] of said.entries())
      next.push(one === want ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!))
    row = next
  }
  return row.at(-1)!
}

const NO_COMMANDS = new Set(['print', 'ask', 'set', 'change'])
const MOSTLY = 0.6

/** Of a robot or a sprite: in other programs, naming a loop and a condition is no more than an idea. */
export function isOfCommands(solution: readonly Step[]): boolean {
  const names = solution.filter((step) => !isScaffold(step)).map(nameOf)
  const commands = names.filter((name) => name !== null && !NO_COMMANDS.has(name))
  return names.length > 0 && commands.length / names.length >= MOSTLY && solution.some(isCommand)
}

const isCommand = (step: Step): boolean => {
  const name = nameOf(step)
  return (
    name !== null && !NO_COMMANDS.has(name) && !/^(?:for|while|if|elif|else)$/.test(step.words[0]!)
  )
}

/** `given` is what the task itself tells: to say it again tells nothing. */
export function tellsSteps(
  words: string,
  solution: readonly Step[],
  program: readonly Step[],
  given: string,
): boolean {
  const missing = missingNames(solution, program)
  const values = solution.flatMap(valuesOf).filter((value) => /^\d/.test(value))
  const isTold = (text: string) =>
    areTold(text, missing, values) || isToldWhole(text, solution, program)
  return isTold(words) && !isTold(given)
}

/** From its beginning to its end, also where only a little of it is missing; the learner's own may be told. */
function isToldWhole(words: string, solution: readonly Step[], program: readonly Step[]): boolean {
  const all = missingNames(solution, [])
  const have = missingNames(program, [])
  const said = namedIn(words).map(({ name }) => name)
  const told = inOrder(all, said)
  return told >= LEAST_WHOLE && told / all.length >= WHOLE && told > inOrder(all, have)
}

function areTold(words: string, missing: readonly string[], values: readonly string[]): boolean {
  const told = inOrder(
    missing,
    namedIn(words).map(({ name }) => name),
  )
  if (told / Math.max(1, missing.length) < MOST) return false
  if (told >= LEAST) return true
  // Two commands and their numbers are as good as the blocks themselves.
  return told >= 2 && values.length >= 2 && values.every((value) => holdsNumber(words, value))
}

const holdsNumber = (text: string, value: string): boolean =>
  new RegExp(`(?<![\\d.])${value.replaceAll('.', '\\.')}(?![\\d.]*\\d)`).test(text)

/** A flow is written as its nodes, with arrows or each on a line of its own. */
const nodesOf = (flow: string): string[] =>
  flow
    .split(/\r?\n|->|→|=>|⟶|;/)
    .map((node) =>
      node
        .replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s*/, '')
        .replace(/[({:].*$/s, '')
        .trim()
        .toLowerCase(),
    )
    .filter((node) => node !== '')

export function tellsNodes(words: string, solution: string, program: string): boolean {
  const have = nodesOf(program)
  const missing = nodesOf(solution).filter((node) => {
    const at = have.indexOf(node)
    if (at >= 0) have.splice(at, 1)
    return at < 0
  })
  const text = words.toLowerCase()
  const said = [...new Set(missing)].flatMap((name) =>
    placesOf(text, name).map((at) => ({ name, at })),
  )
  const told = inOrder(
    missing,
    said.toSorted((a, b) => a.at - b.at).map(({ name }) => name),
  )
  return told >= LEAST && told / missing.length >= MOST
}

function placesOf(text: string, name: string): number[] {
  const places: number[] = []
  for (
    let at = text.indexOf(name);
    at >= 0 && places.length < 20;
    at = text.indexOf(name, at + name.length)
  )
    places.push(at)
  return places
}
