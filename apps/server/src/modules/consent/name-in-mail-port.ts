/** What a child calls itself, as it may stand in a mail to somebody who never asked for one. */

const LONGEST = 30
/** A name with more of them is a telephone number. */
const MOST_DIGITS = 4

/** Letters, a few digits and spaces: nothing that a mail program makes a link of. Null when nothing is left. */
export function nameInMail(displayName: string): string | null {
  const plain = displayName
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}'’-]+/gu, ' ')
    .trim()
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0
  const name = digits > MOST_DIGITS ? plain.replaceAll(/[\s-]*\p{Nd}[\p{Nd}\s-]*/gu, ' ') : plain
  return Array.from(name.trim()).slice(0, LONGEST).join('').trim() || null
}
