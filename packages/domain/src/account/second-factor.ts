/** What staff prove beside their password, and what their page about it is told. */

/** How a session proved it: a code of an app, a passkey, or one of the codes kept for bad days. */
export type SecondFactor = 'app' | 'passkey' | 'recovery'

/** Made anew all together; each works once. */
export const RECOVERY_CODES = 10

export const MOST_PASSKEYS = 10
export const PASSKEY_NAME_MAX = 60

/** Whoever changes how an account is protected has proved who they are this recently. */
export const CONFIRMED_MINUTES = 10

export interface PasskeyInfo {
  id: number
  name: string
  createdAt: string
  lastUsedAt: string | null
}

/** The answer of GET /api/second-factor. */
export interface SignInSafety {
  /** The operator wants every teacher and admin to have one. */
  required: boolean
  /** Whether this very session was opened with one. */
  proved: boolean
  /** Since when codes of an app are asked for; null without an app. */
  appSince: string | null
  passkeys: PasskeyInfo[]
  recoveryCodesLeft: number
  /** False where the site's address allows none: they need https, or localhost. */
  passkeysWork: boolean
}

/** The answer of POST /api/second-factor/app: shown once, kept nowhere until a code proves it. */
export interface AppSetup {
  secret: string
  /** The same for a camera. */
  uri: string
  /** Goes back with the first code. */
  setup: string
}

/** Null when there were recovery codes already: they go on working. */
export interface FactorAdded {
  recoveryCodes: string[] | null
}
