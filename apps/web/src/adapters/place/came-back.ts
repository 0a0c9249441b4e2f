/**
 * Whether this page was here before and has been loaded anew: thrown away by a browser that was short of memory, after a
 * crash, or by hand. Whoever comes by a link begins where everybody begins.
 */

/** What was asked for already: whoever goes away and comes again begins. */
const asked = new Set<string>()

/** Of a place in the page as it was loaded: at another address everything is begun. */
export function cameBack(of: string): boolean {
  if (asked.has(of)) return false
  asked.add(of)
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isSamePage = load?.name.split('#', 1)[0] === location.href.split('#', 1)[0]
  const { wasDiscarded = false } = document as { wasDiscarded?: boolean }
  return isSamePage && (wasDiscarded || load?.type === 'reload' || load?.type === 'back_forward')
}

const VISIT = 'panya:visit'

/** Tells tabs apart, and is the same when one comes back. */
export function visitName(): string {
  try {
    const known = sessionStorage.getItem(VISIT)
    if (known !== null) return known
    const made = crypto.randomUUID()
    sessionStorage.setItem(VISIT, made)
    return made
  } catch {
    return ''
  }
}
