/** A script of its own, named in the page before all others (see app/head/EarlyScript.tsx). */
import { askEarly } from './early-session.ts'

askEarly()
