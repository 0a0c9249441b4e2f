/** What differs on the stage between the two rules a program can have, chosen once when it is loaded. */
import { type Rules, TICKS_PER_SECOND } from '../program.ts'
import * as scratchValues from '../scratch-values.ts'
import { txt, type Value } from '../values.ts'
import { Actor } from './actor.ts'
import { Scheduler, type Watch } from './scheduler.ts'
import { ScratchActor } from './scratch-actor.ts'
import { ScratchScheduler } from './scratch-scheduler.ts'
import { isNear, isSameColour } from './touching-colour.ts'

export interface WorldRules {
  readonly name: Rules
  readonly ticksPerSecond: number
  /** Ticks that are made up for when the computer was busy. */
  readonly catchUp: number
  /** Beats a minute, where a program does not say. */
  readonly tempo: number
  readonly Actor: typeof Actor
  /** Who hears an event first. */
  order(actors: readonly Actor[]): readonly Actor[]
  scheduler(watch: Watch, clock: (() => number) | null): Scheduler
  ticksFor(seconds: number): number
  /** Of a day that counts from Sunday, 0. */
  weekday(day: number): number
  isSameColour(a: number, b: number): boolean
  /** A value as it stands in a monitor. */
  shown(value: Value): string
  /** The flag brings sprites and variables back to where the project has them. */
  readonly flagResets: boolean
  /** Stopping takes effects away. */
  readonly stopClearsEffects: boolean
  /** A hat that watches a condition starts its script again while it is running. */
  readonly edgeRestarts: boolean
  /** Switching to the backdrop that is there already is heard too. */
  readonly hearsSameBackdrop: boolean
  /** A sprite that can be dragged is clicked when it is let go. */
  readonly clicksOnRelease: boolean
}

export const PANYA: WorldRules = {
  name: 'panya',
  ticksPerSecond: TICKS_PER_SECOND,
  catchUp: 4,
  tempo: 120,
  Actor,
  order: (actors) => actors,
  scheduler: (watch) => new Scheduler(watch),
  ticksFor: (seconds) => Math.max(1, Math.round(seconds * TICKS_PER_SECOND)),
  weekday: (day) => day || 7,
  isSameColour: isNear,
  shown: txt,
  flagResets: true,
  stopClearsEffects: false,
  edgeRestarts: true,
  hearsSameBackdrop: false,
  clicksOnRelease: false,
}

export const SCRATCH: WorldRules = {
  name: 'scratch',
  ticksPerSecond: 30,
  catchUp: 1,
  tempo: 60,
  Actor: ScratchActor,
  order: (actors) => actors.toReversed(),
  scheduler: (watch, clock) => new ScratchScheduler(watch, clock),
  // A hair less than a whole number of frames is that number: 0.1 s are three.
  ticksFor: (seconds) => Math.max(1, Math.ceil(seconds * 30 - 1e-6)),
  weekday: (day) => day + 1,
  isSameColour,
  shown: (value) =>
    scratchValues.txt(typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value),
  flagResets: false,
  stopClearsEffects: true,
  edgeRestarts: false,
  hearsSameBackdrop: true,
  clicksOnRelease: true,
}

export const rulesOf = (name: Rules | undefined): WorldRules =>
  name === 'scratch' ? SCRATCH : PANYA
