/** Asks a platform before anybody is launched from it, and says at which of its addresses what is wrong. */
import type { PlatformTrial } from '@panya/domain/lti/lti.ts'
import type { PlatformTrouble } from '@panya/domain/lti/platform-problem.ts'
import { askForKeys } from './platform-keys.ts'
import { type AskPlatform, PlatformProblem } from './platform-request.ts'
import type { PlatformAddresses } from './platforms.ts'

export async function tryPlatform(
  ask: AskPlatform,
  platform: PlatformAddresses,
): Promise<PlatformTrial> {
  const [tokenUrl, keysUrl] = await Promise.all([
    troubleOf(askWithoutProof(ask, platform)),
    troubleOf(askForKeys(ask, platform)),
  ])
  return { tokenUrl, keysUrl }
}

/** Being refused is right: we are nobody there yet. */
async function askWithoutProof(ask: AskPlatform, platform: PlatformAddresses): Promise<unknown> {
  const init = { method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials' }) }
  return ask(platform, platform.tokenUrl, init).catch((error: unknown) => {
    const status = error instanceof PlatformProblem ? error.status : null
    if (status === null || status === 404 || status >= 500) throw error
  })
}

async function troubleOf(asked: Promise<unknown>): Promise<PlatformTrouble | null> {
  try {
    await asked
    return null
  } catch (error) {
    if (error instanceof PlatformProblem) return error.trouble
    throw error
  }
}
