/** Runs a project without a browser, from the green flag until everything has ended or enough time has passed. */
import { World } from '../blocks-runtime/world/world.ts'
import { type ScratchContent, stageProgramOf } from './content.ts'

export interface RunOptions {
  /** Of the project's own time. */
  seconds?: number
  /** Of real time, for projects that calculate without end. */
  patience?: number
  onSay: (text: string) => void
}

class OutOfPatience extends Error {}

/** True when every script has ended. */
export function runProject(
  content: ScratchContent,
  { seconds = 30, patience = 60, onSay }: RunOptions,
): boolean {
  const until = performance.now() + patience * 1000
  const isLate = (): boolean => performance.now() > until
  const world = new World({
    breathe: () => {
      if (isLate()) throw new OutOfPatience()
    },
  })
  world.said = (actor, text) => {
    if (actor.bubble?.kind === 'say') onSay(oneLine(text))
  }
  world.load(stageProgramOf(content))
  world.flag()
  for (let tick = 0; tick < seconds * world.rules.ticksPerSecond; tick++) {
    world.tick()
    // Nobody looks at the pictures: what waits to be shown is let go.
    world.frame()
    if (world.isIdle) return true
    if (isLate()) return false
  }
  return false
}

const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]\s*/g, ' ').trim()
