/** Gets this device ready for the work of who just came in: their key, and what earlier versions left of theirs. */
import { logFailure } from '../log.ts'

/** After `forgotten`: what the one before left must not go last. */
export function prepareWork(user: number, forgotten?: Promise<void>): void {
  const prepare = () => {
    load(user, forgotten).catch((error: unknown) => logFailure('draft-key', error))
  }
  // It can wait for the page; whoever opens a tool asks for the key by itself.
  if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: 2000 })
  else setTimeout(prepare, 500)
}

async function load(user: number, forgotten?: Promise<void>): Promise<void> {
  await forgotten
  const { draftKey } = await import('../sealed/draft-key.ts')
  await draftKey(user)
  const { sealOldWork } = await import('../projects/unsealed-work.ts')
  await sealOldWork(user)
}
