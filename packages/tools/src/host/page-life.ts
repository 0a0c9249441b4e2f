/**
 * Tells when a page may never run again: hidden, put to sleep, or left. A browser that is short of memory throws hidden
 * pages away without a word, so what is not kept by then is lost. And it tells when the page goes on after all.
 */

type Run = () => void

const before = new Set<Run>()
const leaving = new Set<Run>()
const returning = new Set<Run>()
let listens = false

/** For what is still in an editor's hands: it is handed over before anything is kept. */
export function beforeLeaving(run: Run): () => void {
  return added(before, run)
}

export function onLeaving(run: Run): () => void {
  return added(leaving, run)
}

/** The page was asleep, or went back to by the browser's own button: connections are cut, clocks have gone on. */
export function onReturning(run: Run): () => void {
  return added(returning, run)
}

function added(runs: Set<Run>, run: Run): () => void {
  if (!listens) listen()
  listens = true
  runs.add(run)
  return () => runs.delete(run)
}

function leave(): void {
  for (const run of [...before, ...leaving]) run()
}

function comeBack(): void {
  for (const run of returning) run()
}

function listen(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
  document.addEventListener('freeze', leave)
  window.addEventListener('pagehide', leave)
  document.addEventListener('resume', comeBack)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack()
  })
}
