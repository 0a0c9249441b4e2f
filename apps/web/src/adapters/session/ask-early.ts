/** A script of its own, named in the page before all others (see app/head/EarlyScript.tsx). */
import { askEarly, peekEarly } from './early-session.ts'

/** A page that lets its tool's frame come first does not wait then (see app/head/wait-for-frame.ts). */
async function tellIfNobody(): Promise<void> {
  const found = await peekEarly()?.catch(() => null)
  if (!found) dispatchEvent(new Event('nobody-here'))
}

/** Until such a page begins, its frame has the line to itself. */
function pageBegins(): Promise<unknown> | undefined {
  if (!document.getElementById('early-frame') || location.search !== '') return undefined
  return new Promise((resolve) => addEventListener('page-begins', resolve, { once: true }))
}

askEarly(pageBegins())
void tellIfNobody()
