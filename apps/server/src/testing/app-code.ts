import { generateSync } from 'otplib'

/** What a code app shows at that moment. */
export function codeAt(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })
}
