/** Somebody on the way to a sign-in elsewhere and back: they return to our own sign-in page with a ticket. */
import type { OIDCConfig } from '@auth/core/providers'
import type { Account, Profile } from '@auth/core/types'
import { localePath, splitLocale } from '@panya/domain/locale/locale.ts'
import { safeReturnPath } from '@panya/domain/return-path/return-path.ts'
import type { FastifyBaseLogger } from 'fastify'
import { cookieIn } from '../../platform/http/cookie.ts'
import type { OutsideArrival, OutsideSignIn } from './outside-sign-in-port.ts'
import type { SignInTickets } from './sign-in-ticket-port.ts'

export interface OutsideVisit {
  provider: OIDCConfig<Profile>
  /** Our sign-in page, in the language they left in. */
  page: string
  /** The address to go on to. Never throws: the library would make a failure of ours a refusal. */
  arrive(account: Account, profile: Profile): Promise<string>
  /** The ticket of whoever has arrived. */
  cookie: string | null
  /** The library's own refusals say nothing of where they wanted to go. */
  withWayBack(answer: Response): Response
}

interface OutsideParts {
  outside: OutsideSignIn
  tickets: SignInTickets
  secure: boolean
  log: FastifyBaseLogger
}

const ADDRESS = /^\/api\/auth\/(?:signin|callback)\/([a-z0-9.-]{1,300})(?:\?|$)/

export async function outsideVisit(
  { outside, tickets, secure, log }: OutsideParts,
  { url, origin, cookieHeader }: { url: string; origin: string; cookieHeader: string | undefined },
): Promise<OutsideVisit | null> {
  const [, id] = ADDRESS.exec(url) ?? []
  const provider = id === undefined ? null : await outside.provider(id)
  if (provider === null) return null
  const wanted = wantedPath(cookieHeader, secure, origin)
  const page = localePath(splitLocale(wanted ?? '/').locale, '/signin')
  const visit: OutsideVisit = {
    provider,
    page,
    cookie: null,
    async arrive(account, profile) {
      const arrival = await outside.arrive(account, profile).catch((error: unknown) => {
        log.error({ err: error }, 'school sign-in failed')
        return { refused: 'SchoolAway' } satisfies OutsideArrival
      })
      const back: Record<string, string> = wanted === null ? {} : { callbackUrl: wanted }
      if ('refused' in arrival) return addressOf(page, { error: arrival.refused, ...back })
      visit.cookie = tickets.cookieFor(arrival)
      return addressOf(page, { with: 'school', ...back })
    },
    withWayBack(answer) {
      const next = answer.headers.get('location')
      const back = next === null ? null : new URL(next, origin)
      const refused = back?.pathname === page && !back.searchParams.has('callbackUrl')
      if (!refused || wanted === null) return answer
      back.searchParams.set('callbackUrl', wanted)
      const headers = new Headers(answer.headers)
      headers.set('location', back.href)
      return new Response(null, { status: answer.status, headers })
    },
  }
  return visit
}

/** The library keeps where they wanted to go in a cookie; only an address of ours counts. */
function wantedPath(header: string | undefined, secure: boolean, origin: string): string | null {
  const kept = cookieIn(header ?? '', `${secure ? '__Host-' : ''}authjs.callback-url`)
  if (kept === null) return null
  try {
    const url = new URL(decodeURIComponent(kept), origin)
    return url.origin === origin
      ? safeReturnPath(url.pathname + url.search + url.hash, origin)
      : null
  } catch {
    return null
  }
}

function addressOf(page: string, query: Record<string, string>): string {
  return `${page}?${new URLSearchParams(query)}`
}
