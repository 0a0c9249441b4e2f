/** Makes the frame of a world: everything since the last one. */
import type { Frame } from './frame.ts'
import { watcherViews } from './watchers.ts'
import type { World } from './world.ts'

export function frameOf(world: World): Frame {
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
