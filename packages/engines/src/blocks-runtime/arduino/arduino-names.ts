/** Turns the names learners give into different, legal C++ names: letters a compiler reads, nothing reserved. */

const RESERVED = new Set(
  (
    'alignas alignof and asm auto bool break case catch char class const continue default delete do double else enum ' +
    'explicit export extern false float for friend goto if inline int long mutable namespace new not operator or ' +
    'private protected public register return short signed sizeof static struct switch template this throw true try ' +
    'typedef typename union unsigned using virtual void volatile while xor setup loop main String Serial abs min max ' +
    'round floor ceil sqrt sin cos tan pow log exp random tone noTone delay millis micros pinMode digitalRead ' +
    'digitalWrite analogRead analogWrite matrix dots frame servo List toNumber toText isTrue same less divide mod ' +
    'roundHalfUp mathOf randomBetween letterAt letterCount sliceText containsText item deleteItem insertItem setItem ' +
    'indexOf hasItem listText splitText showText scrollText showPicture setDot clearDots waitFor pauseFor noteOn ' +
    'tempo byte word boolean HIGH LOW INPUT OUTPUT value1 y0 y1 yn j0 j1 jn index time PI E B0 B1 F'
  ).split(' '),
)

function legal(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  if (plain === '') return fallback
  return /^[A-Za-z]/.test(plain) ? plain : `${fallback}_${plain}`
}

export class CppNames {
  private readonly given = new Map<string, string>()
  private readonly taken = new Set(RESERVED)

  name(key: string, wanted: string, fallback: string): string {
    const known = this.given.get(key)
    if (known) return known
    const base = legal(wanted, fallback)
    let free = base
    for (let number = 2; this.taken.has(free); number++) free = `${base}_${number}`
    this.taken.add(free)
    this.given.set(key, free)
    return free
  }
}

/** A text between quotes; only what every compiler reads is written as it is, the rest as bytes of UTF-8. */
export function cppText(text: string): string {
  const written = Array.from(new TextEncoder().encode(text), (byte) => {
    if (byte < 32 || byte > 126) return `\\${byte.toString(8).padStart(3, '0')}`
    const char = String.fromCharCode(byte)
    return '"\\?'.includes(char) ? `\\${char}` : char
  })
  return `"${written.join('')}"`
}
