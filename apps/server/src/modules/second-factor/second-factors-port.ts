/** Checks what people prove beside their password, and keeps what they enrol. */
import type { AppSetup, SecondFactor } from '@panya/domain/account/second-factor.ts'
import { createEncryption } from '../../identity/encrypted-state.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { appUri, newAppSecret, readAppCode, stepOfCode } from './app-codes.ts'
import { createCeremonies } from './ceremonies.ts'
import { createCodeLimits } from './code-limits.ts'
import { createFactorTable, type NewPasskey } from './factor-table.ts'
import type { PasskeyOwner } from './passkey-site-port.ts'
import { createPasskeys } from './passkeys.ts'
import { createRecoveryHash, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'

const SETUP_MINUTES = 30

interface Setup {
  studentId: number
  sessionHash: string
  secret: string
  until: number
}

export interface Enrolment extends PasskeyOwner {
  sessionHash: string
}

export type SecondFactors = ReturnType<typeof createSecondFactors>

export function createSecondFactors(
  { database, secret, site, env, now }: AppContext,
  buckets: SharedBuckets,
) {
  const table = createFactorTable(database)
  const secretEncryption = createEncryption(secret, 'panya code app')
  const setupEncryption = createEncryption(secret, 'panya code app setup')
  const hashOf = createRecoveryHash(secret)
  const secure = env.publicUrl.startsWith('https:')
  const required = env.staffSecondFactor === 'required'

  function newCodes(studentId: number) {
    const codes = newRecoveryCodes()
    return { codes, hashes: codes.map((code) => hashOf(studentId, code)) }
  }

  /** Encrypted with whose it is: a row copied to somebody else's account opens nothing. */
  async function spendAppCode(studentId: number, code: string): Promise<boolean> {
    const row = await table.app(studentId)
    const opened = row && (secretEncryption.decrypt(row.encryptedSecret) as [number, string] | null)
    if (!row || !opened || opened[0] !== studentId) return false
    const step = stepOfCode(opened[1], code, { now: now(), lastStep: row.lastStep })
    return step !== null && table.useStep(studentId, step)
  }

  return {
    table,
    required,
    limits: createCodeLimits(buckets),
    ceremonies: createCeremonies({ secret, secure, buckets, now }),
    passkeys: createPasskeys({ secret, siteName: site.brand.name, table, now }),

    isRecoveryCode: (typed: string) => readRecoveryCode(typed) !== null,

    /** Uses the code up; null when it is none, or was used before. */
    async useCode(studentId: number, typed: string): Promise<SecondFactor | null> {
      const code = readAppCode(typed)
      if (code !== null) return (await spendAppCode(studentId, code)) ? 'app' : null
      if (readRecoveryCode(typed) === null) return null
      const used = await table.useRecoveryCode(studentId, hashOf(studentId, typed), now())
      return used ? 'recovery' : null
    },

    /** Nothing is kept until a code proves that the app has the secret. */
    beginApp({ studentId, email, sessionHash }: Enrolment): AppSetup {
      const own = newAppSecret()
      const until = now().getTime() + SETUP_MINUTES * 60_000
      const setup: Setup = { studentId, sessionHash, secret: own, until }
      const uri = appUri(site.brand.name, email, own)
      return { secret: own, uri, setup: setupEncryption.encrypt(setup) }
    },

    async addApp(owner: Enrolment, encrypted: string, typed: string): Promise<string[] | null> {
      const setup = setupEncryption.decrypt(encrypted) as Setup | null
      const mine = setup?.studentId === owner.studentId && setup.sessionHash === owner.sessionHash
      if (!mine || setup.until <= now().getTime()) throw new Problem('CONFLICT', 'setup-too-old')
      const code = readAppCode(typed)
      const step = code && stepOfCode(setup.secret, code, { now: now(), lastStep: 0 })
      if (!step) throw new Problem('BAD_INPUT', 'bad-input', { code: 'wrong' })
      const { studentId } = owner
      const encryptedSecret = secretEncryption.encrypt([studentId, setup.secret])
      const { codes, hashes } = newCodes(studentId)
      const row = { studentId, encryptedSecret, lastStep: step, confirmedAt: now() }
      return (await table.addApp(row, hashes)) ? codes : null
    },

    async addPasskey(studentId: number, key: NewPasskey): Promise<string[] | null> {
      const { codes, hashes } = newCodes(studentId)
      return (await table.addPasskey(studentId, key, now(), hashes)) ? codes : null
    },

    async renewCodes(studentId: number): Promise<string[]> {
      const { codes, hashes } = newCodes(studentId)
      await table.renewCodes(studentId, hashes)
      return codes
    },
  }
}
