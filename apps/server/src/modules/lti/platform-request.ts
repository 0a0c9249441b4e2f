/** Asks a platform's servers: only addresses that are registered as its own, no redirects, within limits. */
import type { Platform } from '@panya/domain/lti/lti.ts'
import { isOfPlatform, isSafeAddress } from './platforms.ts'

const TIME_LIMIT_MS = 10_000
const LARGEST_ANSWER = 2 * 1024 * 1024

/** Why a platform could not be asked, in words an admin can do something with. */
export class PlatformProblem extends Error {
  status: number | null

  constructor(message: string, status: number | null = null) {
    super(message)
    this.status = status
  }
}

export interface PlatformAnswer {
  body: unknown
  headers: Headers
}

export type AskPlatform = (
  platform: Platform,
  url: string,
  init?: RequestInit,
) => Promise<PlatformAnswer>

export function createAskPlatform(publicUrl: string): AskPlatform {
  return async (platform, url, init = {}) => {
    if (!isOfPlatform(platform, url) || !isSafeAddress(url, publicUrl)) {
      throw new PlatformProblem(`not an address of this platform: ${hostOf(url)}`)
    }
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch((error: unknown) => {
      throw new PlatformProblem(`no answer from ${hostOf(url)}: ${reasonOf(error)}`)
    })
    const text = await readBounded(answer)
    if (!answer.ok) {
      throw new PlatformProblem(`${hostOf(url)} answered ${answer.status}`, answer.status)
    }
    return { body: parsed(text, url), headers: answer.headers }
  }
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > LARGEST_ANSWER) throw new PlatformProblem('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string, url: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new PlatformProblem(`${hostOf(url)} answered with something else than JSON`)
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'no address'
}

function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error
  return (cause as { code?: string } | undefined)?.code ?? (name === 'TypeError' ? message : name)
}
