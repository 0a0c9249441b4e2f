/** Ends a call when nothing is heard for a while. */

export interface Watch {
  signal: AbortSignal
  /** Something came: from now on for this long. */
  heard(): void
  /** The answer is there; what else comes is waited for no longer than this. */
  closing(ms: number): void
  end(): void
}

export function createWatch(outside: AbortSignal, firstMs: number, silenceMs: number): Watch {
  const control = new AbortController()
  let timer = setTimeout(() => control.abort(), firstMs)
  let closing = false
  const restart = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => control.abort(), ms)
  }
  return {
    signal: AbortSignal.any([outside, control.signal]),
    heard() {
      if (!closing) restart(silenceMs)
    },
    closing(ms) {
      closing = true
      restart(ms)
    },
    end: () => clearTimeout(timer),
  }
}
