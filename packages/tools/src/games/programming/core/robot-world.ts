/**
 * The robot's world: a small grid, what lies on it, and what each command does. Pure and exact.
 * Maps are rows of `#` rock, `~` water, `.` floor, `F` flag, `*` gem, `b` battery, `o` lamp,
 * `1`-`9` number and `^>v<` robot.
 */
import { type Vocabulary, wordsOf } from '../../../game-kit/core/code/ast.ts'
import type { Value } from '../../../game-kit/core/code/value.ts'

export const VOCABULARY: Vocabulary = {
  commands: { move: 0, left: 0, right: 0, take: 0, light: 0 },
  questions: {
    path_ahead: 0,
    path_left: 0,
    path_right: 0,
    on_battery: 0,
    on_lamp: 0,
    at_flag: 0,
    number: 0,
  },
}

export const WORDS: readonly string[] = wordsOf(VOCABULARY)

export const STEP_X = [0, 1, 0, -1] as const
export const STEP_Y = [-1, 0, 1, 0] as const
const FACING = '^>v<'
/** Things are bits of one number, so a map holds at most this many. */
export const MOST_THINGS = 24

export type Ending = 'won' | 'bump' | 'splash' | 'nothing-to-take' | 'nothing-to-light'

export interface RobotMap {
  width: number
  height: number
  rows: readonly string[]
  /** For each cell: 0 floor, 1 rock, 2 water. */
  ground: Uint8Array
  /** For each cell: the bit of the thing on it, or 0. */
  thing: Int32Array
  gems: number
  /** What has to be taken or lit. */
  needed: number
  batteries: number
  lamps: number
  numbers: Uint8Array
  flag: number
  start: number
  facing: number
}

export function readMap(rows: readonly string[]): RobotMap {
  const height = rows.length
  const width = rows[0]?.length ?? 0
  const map: RobotMap = {
    width,
    height,
    rows,
    ground: new Uint8Array(width * height),
    thing: new Int32Array(width * height),
    gems: 0,
    needed: 0,
    batteries: 0,
    lamps: 0,
    numbers: new Uint8Array(width * height),
    flag: -1,
    start: -1,
    facing: 1,
  }
  let bit = 1
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < width; x++) bit = placeTile(map, y * width + x, row[x] ?? '#', bit)
  }
  map.needed = map.batteries | map.lamps
  return map
}

function placeTile(map: RobotMap, cell: number, tile: string, bit: number): number {
  if (tile === '#') map.ground[cell] = 1
  else if (tile === '~') map.ground[cell] = 2
  else if (tile === 'F') map.flag = cell
  else if (tile >= '1' && tile <= '9') map.numbers[cell] = Number(tile)
  else if (FACING.includes(tile)) {
    map.start = cell
    map.facing = FACING.indexOf(tile)
  } else if (tile === '*' || tile === 'b' || tile === 'o') {
    map.thing[cell] = bit
    if (tile === '*') map.gems |= bit
    else if (tile === 'b') map.batteries |= bit
    else map.lamps |= bit
    return bit << 1
  }
  return bit
}

/** Where the robot is and what it has done so far; small enough to copy freely. */
export interface RobotState {
  cell: number
  facing: number
  /** Bits of the things taken or lit. */
  done: number
}

export class RobotWorld {
  readonly map: RobotMap
  cell: number
  facing: number
  done = 0
  ending: Ending | null = null

  constructor(map: RobotMap) {
    this.map = map
    this.cell = map.start
    this.facing = map.facing
  }

  state(): RobotState {
    return { cell: this.cell, facing: this.facing, done: this.done }
  }

  restore(state: RobotState): void {
    this.cell = state.cell
    this.facing = state.facing
    this.done = state.done
    this.ending = null
  }

  hasAllGems(): boolean {
    return (this.done & this.map.gems) === this.map.gems
  }

  /** False when the run ends here: won, or a mishap. */
  act(name: string): boolean {
    if (name === 'move') this.#move()
    else if (name === 'left') this.facing = (this.facing + 3) & 3
    else if (name === 'right') this.facing = (this.facing + 1) & 3
    else if (name === 'take') this.#use(this.map.batteries, 'nothing-to-take')
    else this.#use(this.map.lamps, 'nothing-to-light')
    return this.ending === null
  }

  ask(name: string): Value {
    if (name === 'path_ahead') return this.#isOpen(this.facing)
    if (name === 'path_left') return this.#isOpen((this.facing + 3) & 3)
    if (name === 'path_right') return this.#isOpen((this.facing + 1) & 3)
    if (name === 'at_flag') return this.cell === this.map.flag
    if (name === 'number') return this.map.numbers[this.cell] ?? 0
    const kind = name === 'on_battery' ? this.map.batteries : this.map.lamps
    return this.#waiting(kind) !== 0
  }

  /** The cell one step away, or -1 beyond the edge. */
  #neighbour(facing: number): number {
    const { width, height } = this.map
    const x = (this.cell % width) + (STEP_X[facing] ?? 0)
    const y = Math.floor(this.cell / width) + (STEP_Y[facing] ?? 0)
    return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x
  }

  #isOpen(facing: number): boolean {
    const cell = this.#neighbour(facing)
    return cell >= 0 && this.map.ground[cell] === 0
  }

  #waiting(kind: number): number {
    return (this.map.thing[this.cell] ?? 0) & kind & ~this.done
  }

  #move(): void {
    const cell = this.#neighbour(this.facing)
    if (cell < 0 || this.map.ground[cell] === 1) {
      this.ending = 'bump'
      return
    }
    this.cell = cell
    if (this.map.ground[cell] === 2) {
      this.ending = 'splash'
      return
    }
    this.done |= this.#waiting(this.map.gems)
    this.#checkWon()
  }

  #use(kind: number, mishap: Ending): void {
    const bit = this.#waiting(kind)
    if (bit === 0) this.ending = mishap
    this.done |= bit
    if (bit !== 0) this.#checkWon()
  }

  #checkWon(): void {
    const { flag, needed } = this.map
    const there = flag < 0 ? needed !== 0 : this.cell === flag
    if (there && (this.done & needed) === needed) this.ending = 'won'
  }
}
