/** What a download needs from the outside. */

export interface Line {
  fetch(address: string, init: RequestInit): Promise<Response>
  after(milliseconds: number, run: () => void): () => void
  /** Tells of a reason to try at once: the line is back, or the page is. */
  onBack(run: () => void): () => void
  /** The browser knows that there is none. */
  isDown(): boolean
}

/** Of a page or a worker of ours. */
export const siteLine: Line = {
  // Asked anew each time: it may be another one by then, as where a runtime brings its own.
  fetch: (address, init) => fetch(address, init),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  onBack(run) {
    const places: [EventTarget, string][] = [[globalThis, 'online']]
    // A page that was put to sleep finds its connections cut when it goes on.
    if (typeof document !== 'undefined') places.push([document, 'resume'])
    for (const [place, event] of places) place.addEventListener(event, run)
    return () => {
      for (const [place, event] of places) place.removeEventListener(event, run)
    }
  },
  isDown: () => !navigator.onLine,
}
