/** How learners of a class are told apart by whoever has its code: the first name, and of the last as little as will do. */

export interface FullName {
  firstName: string
  lastName: string
}

/** In the order of `people`, no two alike. */
export function classListNames(people: readonly FullName[]): string[] {
  const names = people.map(({ firstName, lastName }) => ({
    first: firstName,
    last: letters(lastName),
  }))
  const shown = names.map((one, index) => {
    const others = names.filter(
      (other, place) => place !== index && plain(other.first) === plain(one.first),
    )
    for (let length = 1; length < one.last.length; length += 1) {
      const start = beginning(one.last, length)
      const alone = others.every(({ last }) => plain(beginning(last, length)) !== plain(start))
      if (alone) return `${one.first} ${start}.`
    }
    return `${one.first} ${one.last.join('')}`.trim()
  })
  return numbered(shown)
}

const beginning = (last: readonly string[], length: number) => last.slice(0, length).join('')

const plain = (name: string) => name.toLocaleLowerCase()

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters as people see them; a dash stands for no name. */
function letters(name: string): string[] {
  const seen = Array.from(graphemes.segment(name.trim()), ({ segment }) => segment)
  if (!/\p{L}/u.test(name)) return []
  // A Thai vowel written first is no initial by itself.
  if (/^[\u0E40-\u0E44]$/.test(seen[0] ?? '')) return [beginning(seen, 2), ...seen.slice(2)]
  return seen
}

/** Two children with the very same name, by the order in which they came. */
function numbered(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let own = name
    for (let number = 2; taken.has(plain(own)); number += 1) own = `${name} (${number})`
    taken.add(plain(own))
    return own
  })
}
