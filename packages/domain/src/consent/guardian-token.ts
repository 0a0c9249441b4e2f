/** The secret in a guardian's link: 128 random bits, so that nobody finds one by trying. */
export const TOKEN_BYTES = 16

/** What a link brought, as far as it can be a token at all. */
export function readToken(text: string): string | null {
  const token = text.trim()
  // 128 bits in base64url; the last letter has only two of them.
  return /^[A-Za-z0-9_-]{21}[AQgw]$/.test(token) ? token : null
}
