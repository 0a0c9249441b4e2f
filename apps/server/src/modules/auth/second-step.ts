/** What comes after a right password, and the way in without one. */
import { resolveRole } from '@panya/domain/account/resolve-role.ts'
import type { SecondFactor } from '@panya/domain/account/second-factor.ts'
import { isStaff } from '@panya/domain/account/staff.ts'
import type { Account } from '../privilege/accounts-port.ts'
import type { PasskeyOwner, PasskeySite } from '../second-factor/passkey-site-port.ts'
import type { SecondFactors } from '../second-factor/second-factors-port.ts'
import type { SignInVisitor } from './sign-in-limits.ts'
import {
  SecondFactorNeeded,
  SecondFactorRefused,
  SignInRateLimited,
  type SignInStep,
} from './sign-in-refusals.ts'

/** What a browser sends beside, or instead of, email and password. */
export interface FurtherProof {
  /** Of the app, or for recovery. */
  code: string | null
  /** A passkey's answer, as JSON. */
  passkey: string | null
}

export interface PasskeyVisit {
  site: PasskeySite | null
  /** Holds the question the passkey answers. */
  cookieHeader: string | undefined
}

/** Learners have none, whatever they had when they were teachers. */
export function mayHaveSecondFactor(account: Account): boolean {
  return isStaff(resolveRole(account))
}

/** Null for an account without one. Whatever is missing is said only now, when the password was right. */
export async function proveSecondFactor(
  factors: SecondFactors,
  { studentId, email }: PasskeyOwner,
  proof: FurtherProof,
  visitor: SignInVisitor & PasskeyVisit,
): Promise<SecondFactor | null> {
  const { app, passkeys } = await factors.table.methods(studentId)
  if (!app && passkeys === 0) return null
  if (proof.code === null && proof.passkey === null)
    throw new SecondFactorNeeded(stepFor(app, passkeys))
  if (proof.passkey !== null) {
    const owner = await passkeyOwner(factors, proof.passkey, visitor)
    if (owner?.studentId !== studentId) throw new SecondFactorRefused()
    return 'passkey'
  }
  return proveCode(factors, { studentId, email }, proof.code ?? '', visitor)
}

async function proveCode(
  factors: SecondFactors,
  { studentId, email }: PasskeyOwner,
  code: string,
  visitor: SignInVisitor,
): Promise<SecondFactor> {
  // Nobody guesses a recovery code: it stays a way in when somebody else has used up the tries.
  const unlimited = factors.isRecoveryCode(code)
  const giveBack = unlimited ? async () => {} : await factors.limits.sign(email, visitor)
  if (giveBack === null) throw new SignInRateLimited()
  const factor = await factors.useCode(studentId, code)
  if (factor === null) throw new SecondFactorRefused()
  await giveBack()
  return factor
}

/** Whose passkey answered the question this browser was asked. */
export async function passkeyOwner(
  { ceremonies, passkeys }: SecondFactors,
  passkey: string,
  { site, cookieHeader }: PasskeyVisit,
): Promise<PasskeyOwner | null> {
  const response = parsed(passkey)
  const challenge = await ceremonies.take(cookieHeader, 'sign-in', null)
  if (site === null || challenge === null || response === null) return null
  return passkeys.answer(site, challenge, response)
}

function stepFor(app: boolean, passkeys: number): SignInStep {
  if (passkeys === 0) return 'second_factor_app'
  return app ? 'second_factor_any' : 'second_factor_passkey'
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
