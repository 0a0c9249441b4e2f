/** What the solver may build with in a level: its words, its features, and a few numbers. */
import { allowedFeatures, type Level } from '../level.ts'

export interface Grammar {
  commands: string[]
  counts: number[]
  questions: string[]
  whiles: boolean
  ifs: boolean
  elses: boolean
  /** `not` in conditions; a recursive helper has `else` for that. */
  nots: boolean
  /** `repeat number()` where signs are. */
  signs: boolean
  variable: boolean
  ranges: number[]
  helper: 'none' | 'plain' | 'parameter' | 'recursive'
  /** Largest single block with everything inside it. */
  largestItem: number
  largestHelper: number
}

const COMMANDS = ['move', 'left', 'right', 'take', 'light']
const QUESTIONS = ['path_ahead', 'path_left', 'path_right', 'on_battery', 'on_lamp', 'at_flag']

export function grammarOf(level: Level): Grammar {
  const words = new Set(level.words)
  // The toolbox says what the level is about; with it empty, whatever the chapter allows.
  const offered = new Set(level.features.length > 0 ? level.features : allowedFeatures(level))
  const counts = offered.has('repeat') || offered.has('count') ? countsOf(level) : []
  const variable = offered.has('variable')
  const helper = offered.has('function') ? helperOf(level) : 'none'
  const ifs = offered.has('if')
  const whiles = offered.has('while')
  return {
    commands: COMMANDS.filter((name) => words.has(name)),
    counts,
    questions: QUESTIONS.filter((name) => words.has(name)),
    whiles,
    ifs,
    elses: offered.has('else'),
    nots: helper !== 'recursive',
    signs: words.has('number'),
    variable,
    ranges: offered.has('count') ? counts.map((count) => count + 1) : [],
    helper,
    largestItem: largestItem(helper, variable, whiles, ifs),
    largestHelper: helper === 'recursive' ? 6 : ifs || counts.length > 0 ? 4 : 5,
  }
}

function helperOf(level: Level): Grammar['helper'] {
  if (level.chapter === 'recursion') return 'recursive'
  return level.features.includes('parameter') ? 'parameter' : 'plain'
}

/** The richer the words, the smaller the largest single block that can be looked at in time. */
function largestItem(helper: string, variable: boolean, whiles: boolean, ifs: boolean): number {
  if (helper !== 'none') return ifs ? 3 : 4
  if (variable) return whiles ? 3 : 5
  return whiles || ifs ? 6 : 8
}

function countsOf(level: Level): number[] {
  if (level.counts) return [...level.counts]
  const longest = Math.max(...level.maps.map((rows) => Math.max(rows.length, rows[0]?.length ?? 0)))
  return Array.from({ length: Math.max(1, Math.min(8, longest) - 1) }, (_, index) => index + 2)
}
