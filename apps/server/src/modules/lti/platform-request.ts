/** Asks a platform's servers: only addresses that are registered as its own, nothing of our own network, within limits. */
import {
  type PlatformProblemReason,
  type PlatformTrouble,
  writeTrouble,
} from '@panya/domain/lti/platform-problem.ts'
import { createGuardedFetch, RefusedFetch } from '../../platform/http/guarded-fetch.ts'
import {
  isOfPlatform,
  isSafeAddress,
  isTrusted,
  type PlatformAddresses,
  type TrustedOrigins,
} from './platforms.ts'

const LIMITS = { timeMs: 10_000, bytes: 2 * 1024 * 1024 }

/** Why a platform could not be asked. */
export class PlatformProblem extends Error {
  trouble: PlatformTrouble
  status: number | null

  constructor(reason: PlatformProblemReason, detail = '', status: number | null = null) {
    super(writeTrouble({ reason, detail }))
    this.trouble = { reason, detail }
    this.status = status
  }
}

export interface PlatformAnswer {
  body: unknown
  headers: Headers
}

export type AskPlatform = (
  platform: PlatformAddresses,
  url: string,
  init?: RequestInit,
) => Promise<PlatformAnswer>

export function createAskPlatform(trusted: TrustedOrigins, limits = LIMITS): AskPlatform {
  return async (platform, url, init) => {
    const host = hostOf(url)
    if (!isSafeAddress(url, trusted)) throw new PlatformProblem('not-https', host)
    if (!isOfPlatform(platform, url)) throw new PlatformProblem('foreign-address', host)
    const { origin } = new URL(url)
    const ask = createGuardedFetch(isTrusted(origin, trusted) ? origin : null, limits)
    const answer = await ask(url, init).catch((error: unknown) => {
      throw error instanceof RefusedFetch ? new PlatformProblem(error.reason, host) : error
    })
    const { status } = answer
    if (!answer.ok) throw new PlatformProblem('status', `${host} ${status}`, status)
    return { body: parsed(await answer.text(), host), headers: answer.headers }
  }
}

function parsed(text: string, host: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new PlatformProblem('not-json', host)
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
