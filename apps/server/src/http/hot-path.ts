/** Every signed-in browser asks this every ten seconds; what others go through is left out for it. */
import type { IncomingMessage } from 'node:http'

export const VALIDATE_SESSION_PATH = '/api/auth/validate-session'

export function isHotPath({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url === VALIDATE_SESSION_PATH
}
