/** Gives things different names, and the same thing always the same name. */
export class UniqueNames<Name extends string> {
  readonly #given = new Map<string, Name>()
  readonly #taken: Set<string>
  readonly #counts = new Map<string, number>()

  constructor(reserved: ReadonlySet<string>) {
    this.#taken = new Set(reserved)
  }

  keep(key: readonly string[], name: Name): Name {
    this.#given.set(JSON.stringify(key), name)
    this.#taken.add(name)
    return name
  }

  isTaken(name: string): boolean {
    return this.#taken.has(name)
  }

  /** `base` is a legal name already; a number behind it leaves it one. */
  find(key: readonly string[], base: string): Name {
    const known = this.#given.get(JSON.stringify(key))
    if (known) return known
    let [free, number] = [base, this.#counts.get(base) ?? 1]
    while (this.#taken.has(free)) {
      number += 1
      free = `${base}_${number}`
    }
    this.#counts.set(base, number)
    return this.keep(key, free as Name)
  }
}
