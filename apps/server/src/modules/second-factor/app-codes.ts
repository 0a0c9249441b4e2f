/** Codes of an app on a phone (RFC 6238): made of a secret and the time, each good for one sign-in. */
import { generateSecret, generateURI, verifySync } from 'otplib'

const SHAPE = /^\d{6}$/
/** A phone's clock may be half a minute off, in either direction. */
const TOLERANCE_SECONDS = 30

export function newAppSecret(): string {
  return generateSecret()
}

export function appUri(issuer: string, email: string, secret: string): string {
  return generateURI({ issuer, label: email, secret })
}

/** People type a code in two halves, and some keyboards write other digits than these. */
export function readAppCode(typed: string): string | null {
  const digits = typed
    .normalize('NFKC')
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
  return SHAPE.test(digits) ? digits : null
}

/** Digits of a script stand together in order, each ten beginning with its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
  return String(code - zero)
}

/** The half minute the code belongs to; null when it is wrong, too old, or not newer than the one used last. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    afterTimeStep: lastStep,
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
