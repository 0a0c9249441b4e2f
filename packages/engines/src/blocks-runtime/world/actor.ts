/** One sprite (or clone, or the stage itself): its state and everything its own blocks can do. */
import { ownTable } from '../../code/own-table.ts'
import {
  type ActorSpec,
  type RotationStyle,
  type Rules,
  STAGE_HEIGHT,
  STAGE_WIDTH,
} from '../program.ts'
import { mod, txt, type Value } from '../values.ts'
import { bounded } from './bounded.ts'
import { costumeIndex } from './costume-choice.ts'
import type { SoundOp, SpriteView } from './frame.ts'
import { anchorX, anchorY, boxOf, type Mask, type Placed, touchesEdge } from './geometry.ts'
import type { Pen } from './pen.ts'
import type { PenBitmap } from './pen-bitmap.ts'
import { PenState } from './pen-state.ts'
import { type ActorSound, PLAIN_SOUND, speaker } from './sound-box.ts'
import type { Thread } from './thread.ts'

const RADIANS = Math.PI / 180
/** This much of a sprite always stays on the stage, so that nobody loses one. */
const FENCE = 15
export type Effect = 'colour' | 'ghost' | 'brightness' | Bend
/** Effects that bend the picture; a frame names only those that do something. */
const BENDS = ['fisheye', 'whirl', 'pixelate', 'mosaic'] as const
type Bend = (typeof BENDS)[number]
const NO_EFFECTS: Record<Effect, number> = {
  colour: 0,
  ghost: 0,
  brightness: 0,
  fisheye: 0,
  whirl: 0,
  pixelate: 0,
  mosaic: 0,
}
/** More than anybody can see the difference of, and still a number that a page takes. */
const FAR = 1e9
const EFFECT_RANGES = ownTable<[low: number, high: number]>({
  colour: [-FAR, FAR],
  ghost: [0, 100],
  brightness: [-100, 100],
  fisheye: [-100, 5000],
  whirl: [-FAR, FAR],
  pixelate: [-5000, 5000],
  mosaic: [-5000, 5000],
})

/** What a sprite needs of the stage it stands on. */
export interface ActorWorld {
  readonly rules: {
    readonly name: Rules
    readonly ticksPerSecond: number
    ticksFor(seconds: number): number
  }
  readonly scheduler: { readonly tick: number }
  readonly masks: ReadonlyMap<string, Mask>
  readonly pen: Pen
  readonly penBitmap: PenBitmap | null
  readonly sounds: SoundOp[]
  readonly sound: { volumeChanged(actor: Actor): void }
  ofSpec(id: string): Actor[]
  placeOf(target: string): { x: number; y: number } | null
  between(a: number, b: number): number
  beats(count: number): number
  cloneOf(maker: Actor, target: string): void
  said(actor: Actor, text: string): void
  sleep(thread: Thread, seconds: number): void
  redraw(): void
}

export class Actor {
  readonly world: ActorWorld
  readonly spec: ActorSpec
  readonly key: number
  readonly isClone: boolean
  x: number
  y: number
  direction: number
  size: number
  visible: boolean
  draggable: boolean
  rotationStyle: RotationStyle
  costume: number
  volume: number
  effects: Record<Effect, number> = { ...NO_EFFECTS }
  bubble: { kind: 'say' | 'think'; text: string } | null = null
  pen: PenState
  sound: ActorSound = { ...PLAIN_SOUND }
  /** Variables and lists that belong to this sprite alone. */
  own: Record<string, unknown> = {}

  constructor(world: ActorWorld, spec: ActorSpec, key: number, from: Actor | null) {
    const start = from ?? spec
    this.world = world
    this.spec = spec
    this.key = key
    this.isClone = from !== null
    this.x = start.x
    this.y = start.y
    this.direction = start.direction
    this.size = start.size
    this.visible = start.visible
    this.draggable = start.draggable
    this.rotationStyle = start.rotationStyle
    this.costume = start.costume
    this.volume = start.volume ?? 100
    this.pen = from ? from.pen.copy() : new PenState(world.rules.name)
    if (from) this.inherit(from)
  }

  protected inherit(from: Actor): void {
    this.effects = { ...from.effects }
    this.sound = { ...from.sound }
    for (const [slot, value] of Object.entries(from.own)) {
      this.own[slot] = Array.isArray(value) ? [...value] : value
    }
  }

  get costumeNumber(): number {
    return this.costume + 1
  }

  get costumeName(): string {
    return this.spec.costumes[this.costume]?.name ?? ''
  }

  placed(): Placed {
    const costume = this.spec.costumes[this.costume]
    return {
      x: this.x,
      y: this.y,
      turn: this.rotationStyle === 'all' ? this.direction - 90 : 0,
      flipped: this.rotationStyle === 'left-right' && this.direction < 0,
      scale: this.size / 100,
      width: costume?.width ?? 1,
      height: costume?.height ?? 1,
      anchorX: anchorX(costume),
      anchorY: anchorY(costume),
      mask: this.world.masks.get(costume?.id ?? '') ?? null,
    }
  }

  view(): SpriteView {
    const { turn, flipped, scale, anchorX: acrossAnchor, anchorY: downAnchor } = this.placed()
    const { colour, ghost, brightness } = this.effects
    // Written out: this is made for every sprite in every picture.
    const view: SpriteView = {
      key: this.key,
      actorId: this.spec.id,
      costume: this.spec.costumes[this.costume]?.id ?? '',
      x: this.x,
      y: this.y,
      turn,
      flipped,
      scale,
      anchorX: acrossAnchor,
      anchorY: downAnchor,
      colour,
      ghost,
      brightness,
    }
    for (const name of BENDS) if (this.effects[name] !== 0) view[name] = this.effects[name]
    return view
  }

  move(steps: number): void {
    const angle = this.direction * RADIANS
    this.goTo(this.x + steps * Math.sin(angle), this.y + steps * Math.cos(angle))
  }

  goTo(x: number, y: number): void {
    if (this.spec.isStage) return
    const [fromX, fromY] = [this.x, this.y]
    this.x = tidy(x)
    this.y = tidy(y)
    this.#keepOnStage()
    if (this.pen.down) this.draw(fromX, fromY)
  }

  #keepOnStage(): void {
    const box = boxOf(this.placed())
    const limitX = STAGE_WIDTH / 2 - Math.min(FENCE, (box.right - box.left) / 2)
    const limitY = STAGE_HEIGHT / 2 - Math.min(FENCE, (box.top - box.bottom) / 2)
    if (box.right < -limitX) this.x += -limitX - box.right
    if (box.left > limitX) this.x -= box.left - limitX
    if (box.top < -limitY) this.y += -limitY - box.top
    if (box.bottom > limitY) this.y -= box.bottom - limitY
  }

  goToTarget(target: string): void {
    const place = this.world.placeOf(target)
    if (place) this.goTo(place.x, place.y)
  }

  *glide(thread: Thread, block: string, seconds: number, x: number, y: number): Generator<0> {
    const [fromX, fromY] = [this.x, this.y]
    const ticks = this.world.rules.ticksFor(seconds)
    for (let tick = 1; tick <= ticks; tick++) {
      this.goTo(fromX + ((x - fromX) * tick) / ticks, fromY + ((y - fromY) * tick) / ticks)
      thread.at = block
      yield 0
    }
  }

  *glideTo(thread: Thread, block: string, seconds: number, target: string): Generator<0> {
    const place = this.world.placeOf(target)
    if (place) yield* this.glide(thread, block, seconds, place.x, place.y)
  }

  turn(degrees: number): void {
    this.point(this.direction + degrees)
  }

  /** 0 is up, 90 right, 180 down, -90 left. */
  point(direction: number): void {
    if (!Number.isFinite(direction)) return
    const turned = mod(direction, 360)
    this.direction = tidy(turned > 180 ? turned - 360 : turned)
  }

  pointTowards(target: string): void {
    const place = this.world.placeOf(target)
    if (!place) return
    const [dx, dy] = [place.x - this.x, place.y - this.y]
    if (dx !== 0 || dy !== 0) this.point(Math.atan2(dx, dy) / RADIANS)
  }

  touchesEdge(): boolean {
    return touchesEdge(boxOf(this.placed()))
  }

  bounce(): void {
    const box = boxOf(this.placed())
    const [width, height] = [STAGE_WIDTH / 2, STAGE_HEIGHT / 2]
    const over = {
      left: -width - box.left,
      right: box.right - width,
      top: box.top - height,
      bottom: -height - box.bottom,
    }
    const deepest = Math.max(over.left, over.right, over.top, over.bottom)
    if (deepest <= 0) return
    let dx = Math.sin(this.direction * RADIANS)
    let dy = Math.cos(this.direction * RADIANS)
    if (deepest === over.left) dx = Math.max(0.2, Math.abs(dx))
    else if (deepest === over.right) dx = -Math.max(0.2, Math.abs(dx))
    else if (deepest === over.top) dy = -Math.max(0.2, Math.abs(dy))
    else dy = Math.max(0.2, Math.abs(dy))
    this.point(Math.atan2(dx, dy) / RADIANS)
    this.goTo(
      this.x + Math.max(0, over.left) - Math.max(0, over.right),
      this.y + Math.max(0, over.bottom) - Math.max(0, over.top),
    )
  }

  wear(costumeId: string): void {
    this.costume = costumeIndex(this, costumeId)
  }

  /** Counts from 0, rounds and goes round: before the first comes the last. */
  wearNumber(index: number): void {
    const count = Math.max(1, this.spec.costumes.length)
    this.costume = Number.isFinite(index) ? mod(Math.round(index), count) : 0
  }

  nextCostume(): void {
    this.wearNumber(this.costume + 1)
  }

  resize(size: number): void {
    this.size = bounded(size, 5, 800, this.size)
  }

  effect(name: Effect): number {
    return EFFECT_RANGES[name] ? this.effects[name] : 0
  }

  setEffect(name: Effect, value: number): void {
    const range = EFFECT_RANGES[name]
    if (range) this.effects[name] = bounded(value, ...range, this.effects[name])
  }

  clearEffects(): void {
    this.effects = { ...NO_EFFECTS }
  }

  /** Empty text takes the bubble away. Returns the bubble, so that only its own timer takes it away. */
  say(kind: 'say' | 'think', value: Value): object | null {
    const text = txt(value)
    this.bubble = text === '' ? null : { kind, text: text.slice(0, 330) }
    if (text !== '') this.world.said(this, text)
    return this.bubble
  }

  hasAsked(): void {}

  wasAnswered(): void {}

  unsay(bubble: object | null): void {
    if (this.bubble === bubble) this.bubble = null
  }

  /** Plays a sound and says how long it is. */
  play(soundId: string): number {
    const sound = this.spec.sounds.find((candidate) => candidate.id === soundId)
    if (!sound) return 0
    this.world.sounds.push({
      op: 'play',
      key: this.key,
      actorId: this.spec.id,
      sound: soundId,
      ...speaker(this),
    })
    return sound.seconds
  }

  note(note: number, beats: number): number {
    const seconds = this.world.beats(beats)
    const { key } = this
    const { instrument } = this.sound
    const pitch = bounded(note, 0, 130, 60)
    this.world.sounds.push({ op: 'note', key, note: pitch, seconds, instrument, ...speaker(this) })
    return seconds
  }

  setVolume(volume: number): void {
    this.volume = bounded(volume, 0, 100, this.volume)
    this.world.sound.volumeChanged(this)
  }

  clone(target: string): void {
    this.world.cloneOf(this, target)
  }

  stamp(): void {
    this.world.penBitmap?.stamp(this.placed())
    this.world.pen.push({ op: 'stamp', sprite: this.view() })
  }

  penDown(): void {
    this.pen.down = true
    this.draw(this.x, this.y)
  }

  penUp(): void {
    this.pen.down = false
  }

  setPenColour(colour: string): void {
    this.pen.setColour(colour)
  }

  changePenColour(steps: number): void {
    this.pen.turn(steps)
  }

  setPenSize(size: number): void {
    this.pen.size = bounded(size, 1, 200, this.pen.size)
  }

  protected draw(x1: number, y1: number): void {
    const { colour, size, alpha } = this.pen
    const line = { op: 'line' as const, x1, y1, x2: this.x, y2: this.y, colour, size }
    this.world.pen.push(alpha < 1 ? { ...line, alpha } : line)
  }
}

/** Sines of round angles leave dust such as 6e-15: positions are kept to a millionth of a step. */
function tidy(value: number): number {
  // Also what becomes endless by counting millionths.
  if (!Number.isFinite(value * 1e6)) return 0
  const rounded = Math.round(value * 1e6) / 1e6
  return rounded + 0
}
