/** A script of its own, named in the page before all others (see app/head/EarlyScript.tsx). */
import { askEarly, peekEarly } from './early-session.ts'

askEarly()
// A page that lets its tool's frame come first does not wait then (server: documents/paper-first.ts).
const tell = (found: unknown) => found || dispatchEvent(new Event('nobody-here'))
peekEarly()?.then(tell, () => tell(null)) ?? tell(null)
