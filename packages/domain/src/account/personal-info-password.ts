/** Passwords made of what everybody knows about somebody: their name, their school, this site. */

/** What must be left of a password without such words. */
const ENOUGH_LEFT = 6
/** Shorter words stand in many others by chance. */
const SHORTEST_WORD = 3

export function isMadeOfPersonalInfo(password: string, known: readonly string[]): boolean {
  const words = known
    .flatMap((text) => [plain(text), ...text.split(/[^\p{L}\p{M}\p{N}]+/u).map(plain)])
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
  const typed = plain(password)
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), typed)
  return left.length < typed.length && left.length < ENOUGH_LEFT
}

/** Letters and digits alone, as somebody who guesses would try them. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
