/** The course from the first line to small projects: its chapters and steps in order. */
import type { Skill } from '@panya/domain/skill/skill.ts'

interface Chapter {
  id: string
  /** What a step done in it shows. */
  skill: Skill
  steps: readonly string[]
}

export const CHAPTERS = [
  {
    id: 'first-words',
    skill: 'sequence',
    steps: ['hello', 'own-name', 'two-lines', 'mend-quotes', 'comment', 'star-tree'],
  },
  {
    id: 'numbers',
    skill: 'sequence',
    steps: ['sum', 'text-or-sum', 'box', 'change-box', 'text-and-number', 'area'],
  },
  {
    id: 'asking',
    skill: 'sequence',
    steps: ['ask-name', 'join', 'next-year', 'add-two', 'f-string'],
  },
  {
    id: 'choosing',
    skill: 'choices',
    steps: ['big-enough', 'else', 'password', 'even', 'elif', 'and'],
  },
  {
    id: 'repeating',
    skill: 'loops',
    steps: ['five-times', 'counting', 'from-to', 'table', 'total', 'while', 'stairs'],
  },
  {
    id: 'lists',
    skill: 'lists',
    steps: ['first-list', 'place', 'append', 'each', 'list-sum', 'pick'],
  },
  {
    id: 'functions',
    skill: 'functions',
    steps: ['define', 'input-value', 'return', 'rectangle', 'is-even', 'biggest'],
  },
  {
    id: 'drawing',
    skill: 'pictures',
    steps: ['line', 'corner', 'square', 'triangle', 'colours', 'filled', 'any-shape'],
  },
  {
    id: 'text-and-dictionaries',
    skill: 'data',
    steps: ['length', 'shout', 'letters', 'count-letter', 'dictionary', 'look-up'],
  },
  {
    id: 'projects',
    skill: 'functions',
    steps: ['quiz', 'guess', 'shopping', 'secret-writing', 'flower'],
  },
] as const satisfies readonly Chapter[]

type Chapters = (typeof CHAPTERS)[number]
export type ChapterId = Chapters['id']
export type StepId<Of extends ChapterId = ChapterId> = Extract<
  Chapters,
  { id: Of }
>['steps'][number]

export const STEPS: readonly StepId[] = CHAPTERS.flatMap(({ steps }) => [...steps])

export function isStep(id: unknown): id is StepId {
  return STEPS.includes(id as StepId)
}

export function chapterOf(step: StepId): Chapters {
  return CHAPTERS.find(({ steps }) => (steps as readonly string[]).includes(step)) ?? CHAPTERS[0]
}

/** How a step is called in what teachers see, apart from the challenges. */
export const activityOf = (step: StepId) => `course/${step}`

export function skillOfActivity(activity: string): Skill | undefined {
  const id = activity.startsWith('course/') ? activity.slice('course/'.length) : null
  return isStep(id) ? chapterOf(id).skill : undefined
}
