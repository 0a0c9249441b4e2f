/** What an order is called in a bank's message: made for people who copy it by hand. */

/** No letter or digit that looks like another one. 31 is a prime number, which the check letter needs. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const DIGITS = '23456789'
const ALL = DIGITS + LETTERS
const LENGTH = 10

/** From nine random bytes: a letter, a digit, seven of either and a check letter. */
export function newReference(random: Uint8Array): string {
  if (random.length < LENGTH - 1) throw new RangeError('a reference needs nine random bytes')
  const pick = (from: string, index: number) => from[random[index]! % from.length]!
  const rest = Array.from({ length: LENGTH - 3 }, (_, index) => pick(ALL, index + 2)).join('')
  const name = pick(LETTERS, 0) + pick(DIGITS, 1) + rest
  return name + checkLetter(name)
}

/** A slip of one character, or of two beside each other, makes another order's name of none. */
export function isReference(text: string): boolean {
  if (text.length !== LENGTH || Array.from(text).some((letter) => !ALL.includes(letter)))
    return false
  return checkLetter(text.slice(0, -1)) === text.at(-1)
}

/** Each place counts differently, so that places cannot be exchanged either. */
function checkLetter(name: string): string {
  const sum = Array.from(name).reduce(
    (before, letter, index) => before + ALL.indexOf(letter) * (index + 2),
    0,
  )
  // With its own place, the last, the whole comes to nothing.
  return ALL[(ALL.length - (sum % ALL.length)) % ALL.length]!
}
