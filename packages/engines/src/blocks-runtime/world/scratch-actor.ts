/** A sprite that moves and looks by the rules of Scratch. */
import { type RotationStyle, STAGE_HEIGHT, STAGE_WIDTH } from '../program.ts'
import { clamp, type Value } from '../values.ts'
import { Actor, type Effect } from './actor.ts'
import { type Box, boxOf, isBeyondEdge, solidBoxOf } from './geometry.ts'
import type { Thread } from './thread.ts'

const RADIANS = Math.PI / 180
const [HALF_WIDTH, HALF_HEIGHT] = [STAGE_WIDTH / 2, STAGE_HEIGHT / 2]
const FENCE = 15
const SMALLEST = 5
const LARGEST = 1.5

/** Sines leave dust: what is nearly whole reads whole. */
function withoutDust(value: number): number {
  const whole = Math.round(value)
  return Math.abs(value - whole) < 1e-9 ? whole : value
}

export class ScratchActor extends Actor {
  /** Pen and volume do not come from the clone that was copied, but from the sprite. */
  protected override inherit(from: Actor): void {
    super.inherit(from)
    const original = this.world.ofSpec(from.spec.id).find(({ isClone }) => !isClone) ?? from
    this.pen = original.pen.copy()
    this.sound = { ...original.sound }
    this.volume = 100
  }

  get xShown(): number {
    return withoutDust(this.x)
  }

  get yShown(): number {
    return withoutDust(this.y)
  }

  get sizeShown(): number {
    return Math.round(this.size)
  }

  #changed(): void {
    if (this.visible) this.world.redraw()
  }

  override move(steps: number): void {
    const angle = (90 - this.direction) * RADIANS
    this.goTo(this.x + steps * Math.cos(angle), this.y + steps * Math.sin(angle))
  }

  override goTo(x: number, y: number): void {
    if (this.spec.isStage || !Number.isFinite(x) || !Number.isFinite(y)) return
    const [fromX, fromY] = [this.x, this.y]
    this.#keepInSight(x, y)
    if (this.pen.down) this.draw(fromX, fromY)
    this.#changed()
  }

  /** Somebody has asked for the outline of the costume it wears. */
  #isOutlined = false

  /** What can be seen of it, looked at closely. */
  #solidBox(): Box {
    this.#isOutlined = true
    return solidBoxOf(this.placed())
  }

  override touchesEdge(): boolean {
    return isBeyondEdge(this.#solidBox())
  }

  /** Who only moves takes the outline that is known already, else the whole costume. */
  #quickBox(): Box {
    return (this.#isOutlined ? solidBoxOf : boxOf)(this.placed())
  }

  /** Part of a sprite stays on the stage: 15 steps, or half of a small one. */
  #keepInSight(x: number, y: number): void {
    const box = this.#quickBox()
    const [dx, dy] = [x - this.x, y - this.y]
    const inset = Math.floor(Math.min(box.right - box.left, box.top - box.bottom) / 2)
    const [farX, farY] = [HALF_WIDTH - Math.min(FENCE, inset), HALF_HEIGHT - Math.min(FENCE, inset)]
    const before = { x: this.x, y: this.y }
    this.x = x
    this.y = y
    if (box.right + dx < -farX) this.x = Math.ceil(before.x - (farX + box.right))
    else if (box.left + dx > farX) this.x = Math.floor(before.x + (farX - box.left))
    if (box.top + dy < -farY) this.y = Math.ceil(before.y - (farY + box.top))
    else if (box.bottom + dy > farY) this.y = Math.floor(before.y + (farY - box.bottom))
  }

  /** The first look only takes the time; the way begins with the next frame. */
  override *glide(
    thread: Thread,
    block: string,
    seconds: number,
    x: number,
    y: number,
  ): Generator<0> {
    const { world } = this
    const [fromX, fromY, start] = [this.x, this.y, world.scheduler.tick]
    while (seconds > 0) {
      world.sleep(thread, 0)
      thread.at = block
      yield 0
      const share = (world.scheduler.tick - start) / world.rules.ticksPerSecond / seconds
      if (share > 1 - 1e-9) break
      this.goTo(fromX + (x - fromX) * share, fromY + (y - fromY) * share)
    }
    this.goTo(x, y)
  }

  /** From -179 up to, but not including, 181. */
  override point(direction: number): void {
    if (!Number.isFinite(direction) || this.spec.isStage) return
    this.direction = direction - Math.floor((direction + 179) / 360) * 360
    this.#changed()
  }

  override pointTowards(target: string): void {
    const place = this.world.placeOf(target)
    if (!place) return
    this.point(90 - Math.atan2(place.y - this.y, place.x - this.x) / RADIANS)
  }

  override bounce(): void {
    const box = this.#solidBox()
    const wall = nearestWall(box)
    if (!wall) return
    const angle = (90 - this.direction) * RADIANS
    let [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    if (wall === 'left') dx = Math.max(0.2, Math.abs(dx))
    else if (wall === 'right') dx = -Math.max(0.2, Math.abs(dx))
    else if (wall === 'top') dy = -Math.max(0.2, Math.abs(dy))
    else dy = Math.max(0.2, Math.abs(dy))
    this.point(90 - Math.atan2(dy, dx) / RADIANS)
    const turned = this.#solidBox()
    this.goTo(
      this.x + inside(turned.left, turned.right, HALF_WIDTH),
      this.y + inside(turned.bottom, turned.top, HALF_HEIGHT),
    )
  }

  setRotationStyle(style: RotationStyle): void {
    this.rotationStyle = style
    this.#changed()
  }

  override wear(costumeId: string): void {
    const before = this.costume
    super.wear(costumeId)
    this.#dressed(before)
  }

  #dressed(before: number): void {
    if (this.costume !== before) this.#isOutlined = false
    this.#changed()
  }

  /** Counts from 0, rounds and goes round: before the first comes the last. */
  override wearNumber(index: number): void {
    const before = this.costume
    super.wearNumber(index)
    this.#dressed(before)
  }

  /** Between 5 steps and one and a half stages. */
  override resize(size: number): void {
    if (this.spec.isStage) return
    const { width, height } = this.placed()
    const least = Math.min(1, Math.max(SMALLEST / width, SMALLEST / height))
    const most = Math.min((LARGEST * STAGE_WIDTH) / width, (LARGEST * STAGE_HEIGHT) / height)
    this.size = clamp(size / 100, least, most) * 100
    this.#changed()
  }

  override setEffect(name: Effect, value: number): void {
    super.setEffect(name, value)
    this.#changed()
  }

  override clearEffects(): void {
    super.clearEffects()
    this.#changed()
  }

  show(): void {
    this.visible = true
    this.#changed()
  }

  /** Broken numbers are shown with two digits. */
  override say(kind: 'say' | 'think', value: Value): object | null {
    this.world.redraw()
    // A bubble stands beside what can be seen.
    if (this.visible) this.#isOutlined = true
    const isLong = typeof value === 'number' && Math.abs(value) >= 0.01 && value % 1 !== 0
    return super.say(kind, isLong ? value.toFixed(2) : String(value))
  }

  /** A question takes the place of what was said, and with the answer it is gone. */
  override hasAsked(): void {
    if (this.visible) this.bubble = null
  }

  override wasAnswered(): void {
    if (this.visible) this.bubble = null
  }

  override unsay(bubble: object | null): void {
    super.unsay(bubble)
    this.world.redraw()
  }

  /** No beat is no sound. */
  override note(note: number, beats: number): number {
    return beats > 0 ? super.note(note, beats) : 0
  }

  override stamp(): void {
    super.stamp()
    this.world.redraw()
  }

  protected override draw(x1: number, y1: number): void {
    super.draw(x1, y1)
    this.world.redraw()
  }
}

/** The wall a box touches or has gone through; where there are several, in this order. */
function nearestWall({
  left,
  top,
  right,
  bottom,
}: Box): 'left' | 'top' | 'right' | 'bottom' | null {
  if (left <= -HALF_WIDTH) return 'left'
  if (top >= HALF_HEIGHT) return 'top'
  if (right >= HALF_WIDTH) return 'right'
  return bottom <= -HALF_HEIGHT ? 'bottom' : null
}

/** How far something has to move to lie between -half and half. */
function inside(low: number, high: number, half: number): number {
  return Math.max(0, -half - low) - Math.max(0, high - half)
}
