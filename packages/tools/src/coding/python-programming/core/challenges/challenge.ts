/** A graded exercise and how its checks are told to the learner. */

export interface ChallengeCheck {
  input?: string[]
  output?: string
  test?: string
  files?: Record<string, string>
}

export interface Challenge {
  id: string
  level: 1 | 2 | 3 | 4 | 5 | 6
  starter: string
  checks: ChallengeCheck[]
  /** One right program, for the tests of the checks; learners never see it. */
  solution: string
}

export const onLevel = (
  level: Challenge['level'],
  challenges: Omit<Challenge, 'level'>[],
): Challenge[] => challenges.map((challenge) => ({ ...challenge, level }))

/** Given these lines, a right program prints this. */
export const prints = (output: string, ...input: string[]): ChallengeCheck =>
  input.length > 0 ? { input, output } : { output }

export const tests = (test: string): ChallengeCheck[] => [{ test }]

export interface ChallengeMessage {
  title: string
  task: string
  hints: string[]
}

/** What an assertion in a check says, when it says more than "wrong". */
export type CheckNote =
  | { kind: 'equals'; call: string; expected: string; actual: string }
  | { kind: 'uses'; word: string }
  | { kind: 'avoids'; word: string }

export function readNote(message: string | null): CheckNote | null {
  if (!message?.startsWith('{')) return null
  try {
    return JSON.parse(message) as CheckNote
  } catch {
    return null
  }
}

/** Which challenges a learner has solved, with the program they had. */
export interface ChallengeProgress {
  solved: string[]
  programs: Record<string, string>
}

export const NO_PROGRESS: ChallengeProgress = { solved: [], programs: {} }
const MAX_KEPT_PROGRAM = 20_000

export function readProgress(value: unknown): ChallengeProgress {
  const kept = value as Partial<ChallengeProgress> | null
  const solved = Array.isArray(kept?.solved)
    ? kept.solved.filter((id) => typeof id === 'string')
    : []
  const programs = Object.entries(kept?.programs ?? {}).filter(
    ([, text]) => typeof text === 'string',
  )
  return { solved: [...new Set(solved)], programs: Object.fromEntries(programs) }
}

export function withSolved(progress: ChallengeProgress, id: string): ChallengeProgress {
  return { ...progress, solved: [...new Set([...progress.solved, id])] }
}

export function withProgram(
  progress: ChallengeProgress,
  id: string,
  text: string,
): ChallengeProgress {
  const kept = text.slice(0, MAX_KEPT_PROGRAM)
  return { ...progress, programs: { ...progress.programs, [id]: kept } }
}
