/** What the session library needs of a sign-in elsewhere (a school's): whom to ask, and what to make of the answer. */
import type { OIDCConfig } from '@auth/core/providers'
import type { Account, Profile } from '@auth/core/types'
import type { SchoolFarewell } from '@panya/domain/account/school-sign-in.ts'
import type { SignInTicket } from './sign-in-ticket-port.ts'

/** Why somebody who has signed in elsewhere is not let in here; the sign-in page has words for each. */
export type OutsideRefusal =
  | 'SchoolOutside'
  | 'SchoolUnverified'
  | 'SchoolOther'
  | 'SchoolClosed'
  | 'SchoolDemo'
  | 'SchoolAway'

export type OutsideArrival = SignInTicket | { refused: OutsideRefusal }

export interface OutsideSignIn {
  /** Null when nothing of this name is set up. */
  provider(id: string): Promise<OIDCConfig<Profile> | null>
  /** Finds or makes the account of whoever the provider `account.provider` has just vouched for. */
  arrive(account: Account, profile: Profile): Promise<OutsideArrival>
  /** The way out there too, for whoever got in by this `source`; null when there is none, or it takes long to find. */
  farewell(source: string, origin: string): Promise<SchoolFarewell | null>
}
