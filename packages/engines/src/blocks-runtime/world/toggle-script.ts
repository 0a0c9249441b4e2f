/** A click on a script in the editor starts it; a click on one that runs ends it. */
import type { Thread } from './thread.ts'
import type { World } from './world.ts'

export function toggleScript(world: World, actorId: string, id: string): void {
  const isIt = ({ actor, script, done }: Thread): boolean =>
    !done && script.id === id && actor.spec.id === actorId
  if (world.scheduler.threads.some(isIt)) world.scheduler.stop(isIt)
  else world.runScript(actorId, id)
}
