/** What scripts can notice: who is where, what is touched, which keys are down, what day it is. */
import type { Value } from '../values.ts'
import type { Actor } from './actor.ts'
import { coversPoint, type Placed, touches } from './geometry.ts'
import type { PenBitmap } from './pen-bitmap.ts'
import type { WorldRules } from './rules.ts'
import { dateOf, daysSince2000, distanceBetween, placeOf, propertyOf } from './sensing-values.ts'
import { touchesColour } from './touching-colour.ts'

export abstract class Sensing {
  readonly keys = new Set<string>()
  readonly pointer = { x: 0, y: 0, down: false }
  abstract actors: Actor[]
  abstract penBitmap: PenBitmap | null
  abstract rules: WorldRules

  abstract between(a: number, b: number): number
  protected abstract now(): Date
  /** What a variable of this name holds: one of the actor's own, or one for everybody when it is the stage. */
  abstract variableOf(actor: Actor, name: string): Value

  ofSpec(id: string): Actor[] {
    return this.actors.filter((actor) => actor.spec.id === id)
  }

  get stage(): Actor {
    return this.actors.find((actor) => actor.spec.isStage)!
  }

  touching(actor: Actor, target: string): boolean {
    if (!actor.visible) return false
    if (target === '_edge_') return actor.touchesEdge()
    if (target === '_mouse_') return coversPoint(actor.placed(), this.pointer.x, this.pointer.y)
    const placed = actor.placed()
    const meets = (other: Actor): boolean =>
      other !== actor && other.visible && touches(placed, other.placed())
    return this.ofSpec(target).some(meets)
  }

  touchingColour(actor: Actor, colour: string): boolean {
    return touchesColour(this, actor, colour)
  }

  /** Whether one colour of the sprite touches another colour. */
  colourTouching(actor: Actor, own: string, other: string): boolean {
    return touchesColour(this, actor, other, own)
  }

  /** The backdrop as something that lies on the whole stage. */
  backdrop(): Placed {
    return {
      ...this.stage.placed(),
      x: 0,
      y: 0,
      turn: 0,
      flipped: false,
      scale: 1,
      width: 480,
      height: 360,
      anchorX: 0.5,
      anchorY: 0.5,
    }
  }

  keyDown(key: string): boolean {
    return key === 'any' ? this.keys.size > 0 : this.keys.has(key)
  }

  distance(actor: Actor, target: string): number {
    return distanceBetween(actor, this.placeOf(target))
  }

  placeOf(target: string): { x: number; y: number } | null {
    return placeOf(this, target)
  }

  propertyOf(target: string, what: string): Value {
    return propertyOf(this, target, what)
  }

  date(what: string): number {
    return dateOf(this.now(), what, this.rules)
  }

  daysSince2000(): number {
    return daysSince2000(this.now())
  }
}
