/** Makes the frame of a world: everything since the last one. */
import type { BoardSim } from '../board/board-sim.ts'
import type { Actor } from './actor.ts'
import type { AskQueue } from './ask-queue.ts'
import type { Frame } from './frame.ts'
import type { FrameOutput } from './frame-output.ts'
import type { Pen } from './pen.ts'
import type { Scheduler } from './scheduler.ts'
import type { SoundBox } from './sound-box.ts'
import type { Video } from './video.ts'
import { type MonitoredWorld, watcherViews } from './watchers.ts'

interface ShownWorld extends MonitoredWorld {
  readonly actors: readonly Actor[]
  readonly scheduler: Scheduler
  readonly questions: AskQueue
  readonly frameOutput: FrameOutput
  readonly pen: Pen
  readonly sound: SoundBox
  readonly video: Video
  readonly board: BoardSim | null
  readonly isIdle: boolean
  readonly cloneCount: number
}

export function frameOf(world: ShownWorld): Frame {
  const { scheduler, stage, questions } = world
  const sprites = world.actors.filter((actor) => !actor.spec.isStage && actor.visible)
  const active = scheduler.threads.filter((thread) => !thread.done && thread.at !== '')
  const question = questions.current
  const handed = world.frameOutput.take()
  return {
    ...handed,
    sounds: world.sound.withChanges(handed.sounds),
    tick: scheduler.tick,
    state: scheduler.paused ? 'paused' : world.isIdle ? 'idle' : 'running',
    backdrop: stage.spec.costumes[stage.costume]?.id ?? '',
    sprites: sprites.map((actor) => actor.view()),
    bubbles: sprites.flatMap(({ bubble, key, x, y }) => (bubble ? [{ key, ...bubble, x, y }] : [])),
    pen: world.pen.take(),
    ask: question ? { key: question.actor.key, text: question.text } : null,
    watchers: watcherViews(world),
    at: active.map((thread) => ({ actorId: thread.actor.spec.id, block: thread.at })),
    clones: world.cloneCount,
    ...world.senses.needs(),
    ...world.video.view(),
    board: world.board?.view() ?? null,
  }
}
