import { use } from 'react'
import { NonceContext } from '../nonce.ts'

/**
 * Asks who is here before the page's own scripts have come. The name stands for the built file, which only
 * the server knows (apps/server/src/pages/critical-css.ts); the browser has it from there.
 */
export function EarlyScript() {
  const nonce = use(NonceContext)
  return import.meta.env.SSR ? (
    <script async type="module" src="/assets/ask-early.js" fetchPriority="high" nonce={nonce} />
  ) : null
}
