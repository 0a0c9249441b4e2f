/** The code a guardian types: ten letters and digits that cannot be taken for each other. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 10

/** As it is printed: two groups of five. */
export function presentCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** What was meant by what was typed; null when it cannot be a code. */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
  const valid = Array.from(code).every((letter) => CODE_ALPHABET.includes(letter))
  return valid && code.length === CODE_LENGTH ? code : null
}
