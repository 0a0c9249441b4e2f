/** Where passkeys work: they belong to a name, on https or on this very computer, never to a number. */
import type { Env } from '../../platform/env.ts'

export interface PasskeySite {
  /** The name a passkey belongs to for ever. */
  rpId: string
  /** The page that may ask for one. */
  origin: string
}

export interface PasskeyOwner {
  studentId: number
  email: string
}

const NUMBER = /^(?:\d+\.){3}\d+$|^\[/

/** Null when the address in the browser's bar allows none. */
export function passkeySite(
  { publicUrl, publicUrlGiven }: Pick<Env, 'publicUrl' | 'publicUrlGiven'>,
  host: string,
): PasskeySite | null {
  const own = new URL(publicUrl)
  if (publicUrlGiven && own.protocol === 'https:') {
    const named = !NUMBER.test(own.hostname) && host === own.host
    return named ? { rpId: own.hostname, origin: own.origin } : null
  }
  // Without https a browser trusts nothing but its own computer.
  const here = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null
  return here?.hostname === 'localhost' ? { rpId: 'localhost', origin: here.origin } : null
}
