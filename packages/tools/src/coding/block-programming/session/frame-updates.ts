/** What a frame of the running program means for what React shows. */
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import type { SessionState } from './session-store.ts'

const OUTPUT_LINES = 200
const PROBLEMS = 5

type FrameUpdate = Pick<SessionState, 'frame' | 'output' | 'problems' | 'isPaused' | 'isRunning'>

const more = <Entry>(known: Entry[], added: Entry[], most: number): Entry[] =>
  added.length > 0 ? [...known, ...added].slice(-most) : known

const seen = ({ bubbles, ask, watchers }: Frame): string => JSON.stringify([bubbles, ask, watchers])

/** Null when nothing is to be drawn again: React shows bubbles, questions, watchers, lines and the state. */
export function frameUpdate(frame: Frame, state: SessionState): FrameUpdate | null {
  const output = more(state.output, frame.output, OUTPUT_LINES)
  const problems = more(state.problems, frame.problems, PROBLEMS)
  const before = state.frame
  const isSame =
    before !== null &&
    output === state.output &&
    problems === state.problems &&
    before.state === frame.state &&
    before.clones === frame.clones &&
    seen(before) === seen(frame)
  if (isSame) return null
  return {
    frame,
    output,
    problems,
    isPaused: frame.state === 'paused',
    isRunning: frame.state !== 'idle',
  }
}
