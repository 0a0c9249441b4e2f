/** What the platform needs of an identity service, whether it is our own or a hosted one. */

import type { JSONWebKeySet } from 'jose'
import type { Orm } from '../platform/database/database.ts'

/** Somebody who has just proved who they are. */
export interface ProvenIdentity {
  uid: string
  email: string
  /** Whether the service itself has proved that the address is theirs; our own never does. */
  emailVerified?: boolean
  /** What a hosted service wants to see before it gives the next token; kept with the session. */
  state: string | null
}

export interface NewIdentity {
  uid: string
  /** Takes it back when the rest of the sign-up failed; only a hosted service needs it. */
  undo(): Promise<void>
}

/** For whom a token is wanted. */
export interface TokenHolder {
  uid: string
  email: string
  sessionHash: string
  state: string | null
}

export interface IssuedToken {
  token: string
  expiresAt: Date
  state: string | null
}

export interface VerifiedToken {
  uid: string
  email: string
  /** The device session the token belongs to; null when the service does not know of it. */
  sessionHash: string | null
  expiresAt: Date
}

export type CreateResult =
  | { ok: true; identity: NewIdentity }
  | { ok: false; reason: 'email-taken' }

/** A new account whose slow work is done; what is left belongs into a transaction. */
export interface PreparedAccount {
  /** Inside the transaction that makes the student: both exist or neither. */
  create(transaction: Pick<Orm, 'insert'>): Promise<CreateResult>
}

/** `mailed`: the service lets nobody else choose a password; it has sent the owner a way to do so. */
export type PasswordChange = 'changed' | 'mailed' | 'unknown'

/** A new password whose slow work is done. */
export interface PreparedPassword {
  apply(transaction: Pick<Orm, 'update'>): Promise<PasswordChange>
}

/** The same, chosen by its owner; gives back what their session keeps from now on, as `ProvenIdentity.state`. */
export interface PreparedOwnPassword {
  apply(transaction: Pick<Orm, 'update'>): Promise<string | null>
}

/** `given`: by a teacher or an admin, and its owner has not chosen one since. */
export type PasswordOrigin = 'own' | 'given' | 'none'

export interface AccountWish {
  email: string
  /** Null for an account that no password opens, until somebody gives it one. */
  password: string | null
  displayName: string
}

export interface IdentityService {
  prepareAccount(wish: AccountWish): Promise<PreparedAccount>
  /**
   * By somebody who does not know the old one: a teacher, an admin. Who may is decided elsewhere. One that is given
   * is to be replaced by its owner.
   */
  preparePassword(email: string, password: string, given?: boolean): Promise<PreparedPassword>
  /** No password opens it any more: whoever chose the one it has was never proved to be the owner. */
  dropPassword(transaction: Pick<Orm, 'update'>, email: string): Promise<void>
  /** By whoever has just proved to be the owner. */
  prepareOwnPassword(owner: ProvenIdentity, password: string): Promise<PreparedOwnPassword>
  passwordOrigin(email: string): Promise<PasswordOrigin>
  /** Whether an account can get another address. */
  changesEmail: boolean
  /** In the transaction that changes it everywhere else. Whatever the service gave for the old one is void. */
  changeEmail(transaction: Pick<Orm, 'update'>, from: string, to: string): Promise<void>
  /** Null for an unknown email and for a wrong password alike, after the same time. Who is urgent is served first. */
  signIn(email: string, password: string, urgent?: boolean): Promise<ProvenIdentity | null>
  /** Whether `recognise` lets anybody in at all. */
  recognises: boolean
  /** For somebody who proved it to us without a password; null when the service insists on one, or knows nobody. */
  recognise(email: string): Promise<ProvenIdentity | null>
  /** For ever, in the transaction that removes the person; one that is not there is no failure. */
  removeAccount(transaction: Pick<Orm, 'delete'>, email: string): Promise<void>
  issueToken(holder: TokenHolder): Promise<IssuedToken>
  /** Null when it is expired, tampered with, or not of this service. */
  verifyToken(token: string): Promise<VerifiedToken | null>
  /** The public keys of tokens issued here; null when others issue them. */
  publicKeys(): JSONWebKeySet | null
}
