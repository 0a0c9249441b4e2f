/** What a page is sent with beside its text: the server knows it when it renders, and the browser has it by then. */
import { createContext } from 'react'

export interface PageFiles {
  /** Fetched at once: what the first view is written in. */
  fonts: string[]
  styles: { href: string; css: string }[]
  /** The script that asks who is here, then all that it imports. */
  prefetchSession: string[]
  /** The text of a script that begins a tool's own page. */
  frame: string | null
  /** Fetched while the page is read: its modules, then what these ask for as soon as they run. */
  preloads: string[]
  /** The text of a script: what the router in the browser goes on from. */
  handoff: string
  /** The text of a module that brings the page to life. */
  start: string
}

// Marked as pure, or it would be left in the browser's part, which never reads it.
export const PageFilesContext = /* @__PURE__ */ createContext<PageFiles | null>(null)
