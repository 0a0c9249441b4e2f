/** A small level's program and how it goes; the rules of the world are those of the game itself. */

export const COMMANDS = ['left', 'move', 'right'] as const
export type Command = (typeof COMMANDS)[number]

export const MOST_COMMANDS = 6

export interface RobotPlace {
  cell: number
  facing: number
  done: number
}

/** What a level needs of the game's world. */
export interface TinyWorld {
  readonly ending: string | null
  act(command: string): boolean
  state(): RobotPlace
  hasAllGems(): boolean
}

export type Outcome = 'won' | 'bump' | 'splash' | 'not-there'

export interface TinyRun {
  /** Where the robot is before the first command and after each one that was done. */
  places: RobotPlace[]
  outcome: Outcome
  /** One for the flag, one for the gem, one for a short program. */
  stars: number
}

export function addCommand(program: readonly Command[], command: Command): readonly Command[] {
  return program.length < MOST_COMMANDS ? [...program, command] : program
}

export function removeCommand(program: readonly Command[], index: number): readonly Command[] {
  return program.filter((_, other) => other !== index)
}

export function playTiny(world: TinyWorld, program: readonly Command[], par: number): TinyRun {
  const places = [world.state()]
  for (const command of program) {
    const goesOn = world.act(command)
    places.push(world.state())
    if (!goesOn) break
  }
  const outcome = outcomeOf(world.ending)
  const won = outcome === 'won'
  const stars = won ? 1 + Number(world.hasAllGems()) + Number(places.length - 1 <= par) : 0
  return { places, outcome, stars }
}

function outcomeOf(ending: string | null): Outcome {
  return ending === 'won' || ending === 'bump' || ending === 'splash' ? ending : 'not-there'
}
