/** Waiting for what will come: asked again and again until it is there or its time is over. */

/** Said instead of an answer: it is not there yet, and why. */
export class NotYet {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

const PAUSE_MS = 100

export async function until<T>(
  what: string,
  ask: () => Promise<T | NotYet>,
  seconds = 30,
): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    // A page that is just being left cannot be asked.
    const answer = await ask().catch((error: unknown) => new NotYet(firstLine(error)))
    if (!(answer instanceof NotYet)) return answer
    if (Date.now() > end) throw new Error(`${what}: ${answer.why} (after ${seconds} s)`)
    await new Promise((again) => setTimeout(again, PAUSE_MS))
  }
}

/** Gives up on work that has not come to its end by itself. */
export async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no end after ${seconds} s`)), seconds * 1000)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

export function firstLine(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return said.split('\n')[0]?.trim() ?? ''
}
