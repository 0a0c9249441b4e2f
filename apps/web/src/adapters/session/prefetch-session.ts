/** A script of its own, named in the page before all others (see app/head/EarlyScript.tsx). */
import { prefetchSession } from './signed-in-user.ts'

/** Until a page that lets its tool's frame come first begins, that frame has the line to itself. */
function pageBegins(): Promise<unknown> | undefined {
  if (!document.getElementById('early-frame') || location.search !== '') return undefined
  return new Promise((resolve) => addEventListener('page-begins', resolve, { once: true }))
}

/** Such a page does not wait then (see app/head/wait-for-frame.ts). */
const tellIfNobody = (found: unknown) => {
  if (!found) dispatchEvent(new Event('nobody-here'))
}

// Whoever wants the answer hears of a failure.
prefetchSession(pageBegins()).then(tellIfNobody, () => tellIfNobody(null))
