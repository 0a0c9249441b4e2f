/** What a program for a board does in the blocks' own runtime, line by line: what it prints, and every change that can be seen or heard. */
import type { BoardView } from '../../board/hardware/board-view.ts'
import type { BoardSim } from '../board/board-sim.ts'
import type { StageProgram } from '../program.ts'
import { World } from '../world/world.ts'

/** A program that goes on for good is followed so far. */
export const LONGEST_TRACE = 60
const LONGEST_RUN = 6_000
const ACTIONS = [
  'show',
  'picture',
  'dot',
  'clear',
  'tone',
  'quiet',
  'led',
  'output',
  'power',
  'servo',
]

const hex = (columns: readonly number[]): string =>
  columns.map((column) => column.toString(16).padStart(2, '0')).join('')

function* states(view: BoardView): Generator<[string, string]> {
  yield ['matrix', hex(view.matrix)]
  yield ['tone', String(view.tone)]
  for (const pin of Object.keys({ ...view.pins, ...view.strengths })) {
    const strength = view.strengths[Number(pin)]
    yield [`pin ${pin}`, strength === undefined ? String(view.pins[Number(pin)]) : `${strength}%`]
  }
  for (const [pin, angle] of Object.entries(view.servos)) yield [`servo ${pin}`, String(angle)]
}

/** Looks after every single action: a lamp that goes on and off in one tick has been on. */
function watch(board: BoardSim, told: (line: string) => void): void {
  const known = new Map(states(board.view()))
  const look = (): void => {
    for (const [name, state] of states(board.view())) {
      if (known.get(name) !== state) told(`~ ${name} ${state}`)
      known.set(name, state)
    }
  }
  const methods = board as unknown as Record<string, (...given: unknown[]) => unknown>
  for (const name of ACTIONS) {
    const act = methods[name]!.bind(board)
    methods[name] = (...given) => {
      act(...given)
      look()
    }
  }
  const scroll = board.scroll.bind(board)
  board.scroll = function* watched(text) {
    for (const step of scroll(text)) {
      look()
      yield step
    }
  }
}

export function boardTrace(program: StageProgram): string[] {
  const world = new World()
  const lines: string[] = []
  world.load(program)
  world.flag()
  world.frameOutput.print = (text) => void lines.push(...text.split('\n'))
  watch(world.board!, (line) => lines.push(line))
  for (let tick = 0; tick < LONGEST_RUN && !world.scheduler.isIdle; tick++) {
    world.tick()
    if (lines.length > LONGEST_TRACE) break
  }
  const { problems } = world.frame()
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return lines.slice(0, LONGEST_TRACE)
}
