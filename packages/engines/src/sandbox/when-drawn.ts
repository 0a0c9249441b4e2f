/** Gives a page time: what it was told is drawn before it is told more. */

/** A page nobody looks at draws nothing. */
const LONGEST_MS = 250

/** After the next picture, and after as long a rest as drawing it took: half of the time is left for people. */
export function whenDrawn(go: () => void): void {
  const began = performance.now()
  let isOver = false
  const after = (): void => {
    if (isOver) return
    isOver = true
    clearTimeout(patience)
    const took = performance.now() - began
    // Less than two pictures' time is no burden.
    if (took < 34) go()
    else setTimeout(go, Math.min(took, LONGEST_MS))
  }
  const patience = setTimeout(after, LONGEST_MS)
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => {
      channel.port1.close()
      after()
    })
    channel.port1.start()
    channel.port2.postMessage(null)
  })
}
