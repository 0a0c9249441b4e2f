/** A script of its own, named in the page before all others (see app/head/EarlyScript.tsx). */
import { askEarly, peekEarly } from './early-session.ts'

/** A page that lets its tool's frame come first does not wait then (server: documents/paper-first.ts). */
async function tellIfNobody(): Promise<void> {
  const found = await peekEarly()?.catch(() => null)
  if (!found) dispatchEvent(new Event('nobody-here'))
}

askEarly()
void tellIfNobody()
