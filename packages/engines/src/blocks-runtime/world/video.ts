/** What a program knows of the camera: whether it is on, and what moves before it. The page looks; only arrows come here. */
import {
  FLOW_COLUMNS,
  FLOW_ROWS,
  type FlowField,
  type Motion,
  motionIn,
} from '../../media-devices/flow-field.ts'
import { STAGE_HEIGHT, STAGE_WIDTH, type VideoStart } from '../program.ts'
import type { Actor } from './actor.ts'
import { bounded } from './bounded.ts'
import type { Frame } from './frame.ts'
import { boxOf, coversPoint } from './geometry.ts'

export const VIDEO_START: VideoStart = { state: 'on', transparency: 50 }
/** A camera nobody asks about is switched off after this many pictures, unless a block has switched it on. */
const PATIENCE = 300
const CELL_WIDTH = STAGE_WIDTH / FLOW_COLUMNS
const CELL_HEIGHT = STAGE_HEIGHT / FLOW_ROWS

interface Seen extends Motion {
  flow: FlowField | null
}

interface VideoWorld {
  readonly stage: Actor
  /** A program that nobody started does not look. */
  readonly senses: { readonly isOn: boolean }
}

export class Video {
  /** What has moved lately; null while nobody looks. */
  flow: FlowField | null = null
  readonly #world: VideoWorld
  #start: VideoStart = VIDEO_START
  #isKeptOn = false
  /** For how many more pictures somebody has to look. */
  #looking = 0
  #seen = new WeakMap<Actor, Seen>()

  constructor(world: VideoWorld) {
    this.#world = world
  }

  /** As the project has it. */
  reset(start: VideoStart = VIDEO_START): void {
    this.#start = start
    this.rest()
  }

  /** Nothing runs: nobody looks. Whether it is on stays as it was told. */
  rest(): void {
    this.flow = null
    this.#isKeptOn = false
    this.#looking = 0
    this.#seen = new WeakMap()
  }

  /** Every word but off switches it on; every word but on shows it as others see you. */
  turn(word: string): void {
    const state = word === 'off' || word === 'on' ? word : 'on-flipped'
    this.#start = { ...this.#start, state }
    this.#isKeptOn = state !== 'off'
    if (state === 'off') this.rest()
  }

  setTransparency(value: number): void {
    const transparency = bounded(value, 0, 100, this.#start.transparency)
    this.#start = { ...this.#start, transparency }
    this.#looking = PATIENCE
  }

  on(actor: Actor, what: string, subject: string): number {
    this.#looking = PATIENCE
    const isOwn = subject === 'sprite' || subject === 'this sprite'
    const { amount, direction } = this.#motion(isOwn ? actor : this.#world.stage)
    return what === 'motion' ? amount : direction
  }

  /** For hats, which watch all the time. */
  movesMoreThan(actor: Actor, amount: number): boolean {
    if (!this.#world.senses.isOn) return false
    this.#looking = PATIENCE
    return this.#motion(actor).amount > amount
  }

  /** Looked at once for each picture of the camera; what keeps still goes on pointing where it last went. */
  #motion(actor: Actor): Motion {
    const { flow } = this
    const known = this.#seen.get(actor)
    if (known?.flow === flow && known) return known
    const motion = flow && motionIn(flow, actor.spec.isStage ? () => true : areaOf(actor))
    const seen = { amount: 0, direction: known?.direction ?? 0, ...motion, flow }
    this.#seen.set(actor, seen)
    return seen
  }

  /** For the next frame: how the camera is shown; nothing at all while nobody has to look. */
  view(): Pick<Frame, 'camera'> {
    const { state, transparency } = this.#start
    if (state === 'off') return {}
    if (!this.#isKeptOn) {
      if (this.#looking === 0) return {}
      this.#looking -= 1
    }
    return { camera: { mirrored: state === 'on', transparency } }
  }
}

/** The parts of the picture that a sprite covers; at least the one in its middle, however small it is. */
function areaOf(actor: Actor): (column: number, row: number) => boolean {
  const placed = actor.placed()
  const { left, right, top, bottom } = boxOf(placed)
  const middleColumn = Math.floor((STAGE_WIDTH / 2 + (left + right) / 2) / CELL_WIDTH)
  const middleRow = Math.floor((STAGE_HEIGHT / 2 - (top + bottom) / 2) / CELL_HEIGHT)
  return (column, row) => {
    if (column === middleColumn && row === middleRow) return true
    const x = (column + 0.5) * CELL_WIDTH - STAGE_WIDTH / 2
    const y = STAGE_HEIGHT / 2 - (row + 0.5) * CELL_HEIGHT
    return x >= left && x <= right && y >= bottom && y <= top && coversPoint(placed, x, y)
  }
}
