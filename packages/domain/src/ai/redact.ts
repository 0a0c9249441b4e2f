/** Takes personal data out of texts before they leave the server: mail, telephone numbers, addresses, numbers of papers. */

/** What is found is replaced by its name in brackets, which every language model understands. */
/** Every part has a longest length: a long text of one letter must not be looked at again from each of its places. */
const PATTERNS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['email', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu],
  ['link', /\bhttps?:\/\/\S+/giu],
  // Thai identity cards are written 1-2345-67890-12-3; cards of banks in groups of four.
  [
    'id number',
    /(?<!\p{N}|(?<!\p{L})\.)\p{Nd}-?\p{Nd}{4}-?\p{Nd}{5}-?\p{Nd}{2}-?\p{Nd}(?!\p{N}|\.\p{N})/gu,
  ],
  ['card number', /(?<!\p{N}|(?<!\p{L})\.)(?:\p{Nd}{4}[ -]){3}\p{Nd}{4}(?!\p{N}|\.\p{N})/gu],
  // With a plus, or beginning with a nought, or in groups: what children write down as their number.
  ['phone', /(?<![\p{N}\p{L}]|(?<!\p{L})\.)\+\p{Nd}[\p{Nd} ()-]{7,17}\p{Nd}(?!\p{N}|\.\p{N})/gu],
  // Eight letters of a binary number are none.
  [
    'phone',
    /(?<![\p{N}\p{L}]|(?<!\p{L})\.)(?![01](?:[ -]?[01]){7,10}(?!\p{N}))[0๐٠]\p{Nd}{1,2}[ -]?\p{Nd}{3,4}[ -]?\p{Nd}{3,4}(?!\p{N}|\.\p{N})/gu,
  ],
  ['phone', /(?<![\p{N}\p{L}]|(?<!\p{L})\.)\p{Nd}{3}[ -]\p{Nd}{3}[ -]\p{Nd}{4}(?!\p{N}|\.\p{N})/gu],
  [
    'address',
    /(?<!\p{N}|(?<!\p{L})\.)\p{Nd}{1,5}(?:\/\p{Nd}{1,4})?[,]? {1,5}(?:[\p{L}'.]{1,40} ){0,3}(?:street|st\.|road|rd\.|avenue|ave\.|lane|drive|boulevard|soi|moo)(?!\p{L})(?: ?\p{Nd}{1,4})?/giu,
  ],
  ['address', /(?:บ้านเลขที่|เลขที่บ้าน)\s{0,5}\p{Nd}[\p{Nd}/]*[^\n,]{0,60}/gu],
  ['address', /(?:หมู่ที่|หมู่|ซอย|ถนน)\s{0,5}\p{Nd}[\p{Nd}/]*/gu],
  ['address', /\p{Script=Han}{1,12}(?:路|街|巷|弄)\s{0,5}\p{Nd}{1,5}\s{0,5}号/gu],
  [
    'address',
    /(?:شارع|طريق)\s{1,5}\p{Script=Arabic}{1,30}(?:\s{1,5}\p{Script=Arabic}{1,30})?\s{0,5}،?\s{0,5}(?:رقم\s{0,5})?\p{Nd}{1,5}/gu,
  ],
]

export interface Finding {
  start: number
  end: number
  name: string
}

export function findPersonalData(text: string): Finding[] {
  const found: Finding[] = []
  for (const [name, pattern] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      found.push({ start: match.index, end: match.index + match[0].length, name })
    }
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

export function redact(text: string): string {
  let result = ''
  let done = 0
  for (const { start, end, name } of findPersonalData(text)) {
    if (start < done) continue
    result += `${text.slice(done, start)}[${name}]`
    done = end
  }
  return result + text.slice(done)
}
