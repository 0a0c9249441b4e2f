/** What learners get better at, and which passed check or level shows it. */
import type { ToolPath } from '../tool/tool.ts'

export const SKILLS = [
  'sequence',
  'loops',
  'choices',
  'functions',
  'lists',
  'recursion',
  'patterns',
  'pictures',
  'data',
  'ai',
] as const
export type Skill = (typeof SKILLS)[number]

const CHALLENGES: Record<string, Skill> = {
  hello: 'sequence',
  'three-lines': 'sequence',
  sum: 'sequence',
  greet: 'sequence',
  double: 'sequence',
  rectangle: 'sequence',
  sweets: 'sequence',
  'even-odd': 'choices',
  bigger: 'choices',
  ticket: 'choices',
  grade: 'choices',
  'leap-year': 'choices',
  'count-up': 'loops',
  countdown: 'loops',
  'times-table': 'loops',
  'sum-to-n': 'loops',
  stairs: 'loops',
  'until-stop': 'loops',
  fizz: 'loops',
  area: 'functions',
  'biggest-of-three': 'functions',
  'is-prime': 'functions',
  celsius: 'functions',
  initials: 'functions',
  shopping: 'lists',
  average: 'lists',
  backwards: 'lists',
  vowels: 'lists',
  'big-ones': 'lists',
  palindrome: 'lists',
  prices: 'lists',
  'count-letters': 'lists',
  'write-file': 'data',
  'read-file': 'data',
  'safe-number': 'choices',
  factorial: 'recursion',
  fibonacci: 'recursion',
  hanoi: 'recursion',
  pet: 'functions',
}

const CHAPTERS: Record<string, Skill> = {
  steps: 'sequence',
  repeat: 'loops',
  while: 'loops',
  nested: 'loops',
  sense: 'choices',
  variables: 'sequence',
  functions: 'functions',
  recursion: 'recursion',
}

const BY_TOOL: Record<ToolPath, Skill> = {
  'coding/block-programming': 'sequence',
  'coding/python-programming': 'sequence',
  'coding/jupyter-lite': 'data',
  'flow/ai-application': 'ai',
  'flow/image-processing': 'pictures',
  'flow/data-analytics': 'data',
  'games/guessing': 'ai',
  'games/grouping': 'patterns',
  'games/programming': 'sequence',
  'games/dungeon': 'choices',
}

/** Every passed check shows something; the ones nobody has named show what their tool is about. */
export function skillOf(tool: ToolPath, check: string): Skill {
  if (tool === 'coding/python-programming' && Object.hasOwn(CHALLENGES, check))
    return CHALLENGES[check]!
  const [chapter = ''] = check.split(/[-/]/)
  if (tool === 'games/programming' && Object.hasOwn(CHAPTERS, chapter)) return CHAPTERS[chapter]!
  return BY_TOOL[tool]
}
