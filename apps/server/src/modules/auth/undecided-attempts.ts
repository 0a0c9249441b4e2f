/** Attempts to sign in whose outcome is not known yet, by account. */
export class UndecidedAttempts {
  readonly #running = new Map<string, { count: number; waiting: (() => void)[] }>()

  has(email: string): boolean {
    return this.#running.has(email)
  }

  next(email: string): Promise<void> {
    return new Promise((resolve) => this.#running.get(email)?.waiting.push(resolve))
  }

  begin(email: string): void {
    const entry = this.#running.get(email)
    if (entry) entry.count += 1
    else this.#running.set(email, { count: 1, waiting: [] })
  }

  end(email: string): void {
    const entry = this.#running.get(email)
    if (!entry) return
    entry.count -= 1
    if (entry.count === 0) this.#running.delete(email)
    for (const wake of entry.waiting.splice(0)) wake()
  }
}
