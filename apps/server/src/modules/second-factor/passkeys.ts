/** Registers passkeys and checks what they sign. Always with the owner's finger, face or PIN. */
import { createHmac, hkdfSync } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { FactorTable, NewPasskey, PasskeyRow } from './factor-table.ts'
import type { PasskeyOwner, PasskeySite } from './passkey-site-port.ts'

/** ES256, EdDSA and RS256: what every authenticator of the last years speaks. */
const ALGORITHMS = [-7, -8, -257]
const CREDENTIAL_ID = /^[A-Za-z0-9_-]{1,1400}$/
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

// The library is large and rarely needed: it must not slow the start.
const library = () => import('@simplewebauthn/server')

export function createPasskeys(parts: {
  secret: string
  siteName: string
  table: FactorTable
  now: () => Date
}) {
  const { table, now, siteName } = parts
  const key = Buffer.from(hkdfSync('sha256', parts.secret, '', 'panya passkey owner', 32))
  /** What the key knows of its owner: nothing that could be read. */
  const handleOf = (studentId: number) =>
    createHmac('sha256', key).update(String(studentId)).digest()

  return {
    async registration(
      { rpId }: PasskeySite,
      challenge: string,
      { studentId, email }: PasskeyOwner,
    ): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await library()
      const known = await table.passkeys(studentId)
      return generateRegistrationOptions({
        rpName: siteName,
        rpID: rpId,
        userName: email,
        userDisplayName: email,
        userID: new Uint8Array(handleOf(studentId)),
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        attestationType: 'none',
        excludeCredentials: known.map(described),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      })
    },

    /** Null when what the browser sent is no answer to the question. */
    async register(
      site: PasskeySite,
      challenge: string,
      response: unknown,
    ): Promise<Omit<NewPasskey, 'name'> | null> {
      const { verifyRegistrationResponse } = await library()
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          ...expected(site, challenge),
          supportedAlgorithmIDs: ALGORITHMS,
        })
        if (!verified) return null
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential
        return {
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: transports.filter((one) => TRANSPORTS.includes(one)),
        }
      } catch {
        return null
      }
    },

    /** Without an owner, any passkey of this site that the browser has. */
    async question(
      { rpId }: PasskeySite,
      challenge: string,
      owner: PasskeyOwner | null,
    ): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await library()
      const known = owner === null ? [] : await table.passkeys(owner.studentId)
      return generateAuthenticationOptions({
        rpID: rpId,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        userVerification: 'required',
        ...(owner === null ? {} : { allowCredentials: known.map(described) }),
      })
    },

    /** Whose passkey has answered; null when it is nobody's, or the answer is wrong. */
    async answer(
      site: PasskeySite,
      challenge: string,
      response: unknown,
    ): Promise<PasskeyOwner | null> {
      const credentialId = idIn(response)
      const found = credentialId === null ? null : await table.passkeyOf(credentialId)
      if (found === null) return null
      const { key: row, email } = found
      const { verifyAuthenticationResponse } = await library()
      const answer = response as AuthenticationResponseJSON
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer,
          ...expected(site, challenge),
          credential: { ...described(row), publicKey: bytes(row.publicKey), counter: row.counter },
        })
        const handle = answer.response.userHandle
        const own = handle === undefined || bytesOf(handle).equals(handleOf(row.studentId))
        const used = verified && own
        if (!used || !(await table.usePasskey(row.id, authenticationInfo.newCounter, now())))
          return null
      } catch {
        return null
      }
      return { studentId: row.studentId, email }
    },
  }
}

function expected({ rpId, origin }: PasskeySite, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }
}

function described({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, transports }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytesOf(text))
}

function idIn(response: unknown): string | null {
  const id = typeof response === 'object' && response !== null && 'id' in response && response.id
  return typeof id === 'string' && CREDENTIAL_ID.test(id) ? id : null
}
