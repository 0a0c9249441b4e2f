/** The code that opens a class: short enough to say aloud, without letters that look alike. */

const ANIMALS = ['OWL', 'FOX', 'CAT', 'BEE', 'ANT', 'ELK', 'EMU', 'HEN', 'KOI', 'YAK', 'PUP', 'RAY']
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 5

/** `random` gives whole numbers from 0 up to what it is asked for. */
export function makeJoinCode(random: (below: number) => number): string {
  return makeCode(random, LENGTH)
}

function makeCode(random: (below: number) => number, length: number): string {
  const tail = Array.from({ length }, () => LETTERS[random(LETTERS.length)])
  return `${ANIMALS[random(ANIMALS.length)]}-${tail.join('')}`
}

/** What somebody typed in the form codes are kept in; null when it cannot be one. */
export function readJoinCode(typed: string): string | null {
  const plain = plainCode(typed)
  return /^[A-Z]{3}[A-Z0-9]{4,5}$/.test(plain) ? withDash(plain) : null
}

function plainCode(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    // Arabic and Thai keyboards have digits of their own; the last four bits are the number.
    .replace(/[\u0660-\u0669\u06F0-\u06F9\u0E50-\u0E59]/g, (digit) =>
      String(digit.charCodeAt(0) & 15),
    )
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return animalOf(plain.slice(0, 3)) + plain.slice(3).replace(/[O0]/g, 'Q')
}

/** Animals have letters only, the rest of a code has neither O nor 0: what looks alike is the one that can be. */
function animalOf(typed: string): string {
  const alike = (name: string) => name.replaceAll('O', '0').replace(/[IL]/g, '1')
  return ANIMALS.find((animal) => alike(animal) === alike(typed)) ?? typed
}

const withDash = (plain: string) => `${plain.slice(0, 3)}-${plain.slice(3)}`

/** The code of class sign-in is longer: it opens a list of names, and nobody takes one code for the other. */
const SIGN_IN_LENGTH = 6

export function makeSignInCode(random: (below: number) => number): string {
  return makeCode(random, SIGN_IN_LENGTH)
}

export function readSignInCode(typed: string): string | null {
  const plain = plainCode(typed)
  return /^[A-Z]{3}[A-Z0-9]{6}$/.test(plain) ? withDash(plain) : null
}
