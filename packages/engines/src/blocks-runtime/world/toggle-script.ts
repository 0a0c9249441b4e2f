/** A click on a script in the editor starts it; a click on one that runs ends it. */
import type { Thread } from './thread.ts'
import type { World } from './world.ts'

export function toggleScript(world: World, actorId: string, id: string): void {
  const { scheduler } = world
  const isIt = ({ actor, script, done }: Thread): boolean =>
    !done && script.id === id && actor.spec.id === actorId
  const mine = scheduler.threads.filter(isIt)
  if (mine.length === 0) world.runScript(actorId, id)
  // One that has not had its turn yet is not seen to run: a second click does not mean to end it.
  else if (mine.some(({ bornAt }) => bornAt < scheduler.tick)) scheduler.stop(isIt)
}
