/** Asks the browser for passkeys. What speaks to it is loaded when somebody wants one. */
import { request } from '../http/http.ts'

/** What can come of asking: people change their mind, and a device has each key once. */
export type PasskeyRefusal = 'cancelled' | 'known' | 'unsupported'

export class PasskeyRefused extends Error {
  reason: PasskeyRefusal
  constructor(reason: PasskeyRefusal, cause: unknown) {
    super(`passkey: ${reason}`, { cause })
    this.reason = reason
  }
}

const NUMBER = /^(?:\d+\.){3}\d+$|^\[/

/** They belong to a name, on https or on this computer. */
export function passkeysPossible(): boolean {
  return (
    isSecureContext && typeof PublicKeyCredential === 'function' && !NUMBER.test(location.hostname)
  )
}

const library = () => import('@simplewebauthn/browser')

/** The answer of one of the owner's passkeys to the question at this address. */
export async function answerQuestion(path: string): Promise<object> {
  const { startAuthentication } = await library()
  const optionsJSON = await request<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    path,
    { method: 'POST' },
  )
  return asked(() => startAuthentication({ optionsJSON }))
}

export async function makePasskey(path: string): Promise<object> {
  const { startRegistration } = await library()
  const optionsJSON = await request<Parameters<typeof startRegistration>[0]['optionsJSON']>(path, {
    method: 'POST',
  })
  return asked(() => startRegistration({ optionsJSON }))
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw new PasskeyRefused(reasonOf(error), error)
  }
}

function reasonOf(error: unknown): PasskeyRefusal {
  const { name = '' } = error as { name?: string }
  if (name === 'InvalidStateError') return 'known'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'unsupported'
}
