/** Light or dark: what the reader chose, what the device prefers, and which of them the page shows. */
import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'
export type ColorSchemeChoice = ColorScheme | 'auto'

const KEY = 'color-scheme'

/** Told once the page's own switch answers; until then the script in the head does. */
const SWITCH_ALIVE = 'color-scheme-switch-alive'
/** Marks the switch for the script in the head. */
export const SWITCH_MARK = 'data-color-scheme-switch'

/** Runs before the page is painted, so that nobody sees the wrong one flash by, and no early press is lost. */
export const COLOR_SCHEME_SCRIPT = `(()=>{
  const root=document.documentElement,key='${KEY}';let kept;try{kept=localStorage.getItem(key)}catch{}
  root.dataset.theme=kept==='light'||kept==='dark'?kept:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'
  const press=({target})=>{if(!target.closest('[${SWITCH_MARK}]'))return
    root.dataset.theme=root.dataset.theme==='dark'?'light':'dark';try{localStorage.setItem(key,root.dataset.theme)}catch{}}
  addEventListener('click',press);addEventListener('${SWITCH_ALIVE}',()=>removeEventListener('click',press),{once:true})
})()`

const listeners = new Set<() => void>()

function prefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function readChoice(): ColorSchemeChoice {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

function readCurrent(): ColorScheme {
  const choice = readChoice()
  if (choice !== 'auto') return choice
  return prefersDark().matches ? 'dark' : 'light'
}

function changed(): void {
  document.documentElement.dataset['theme'] = readCurrent()
  dispatchEvent(new Event(SWITCH_ALIVE))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    prefersDark().addEventListener('change', changed)
    addEventListener('storage', changed)
    // It may have changed after the page was painted and before it came to life.
    changed()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    prefersDark().removeEventListener('change', changed)
    removeEventListener('storage', changed)
  }
}

export function chooseColorScheme(choice: ColorSchemeChoice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the choice cannot be kept; the device's preference goes on.
  }
  changed()
}

/** What the page shows; light on the server, where nobody is looking yet. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore<ColorScheme>(subscribe, readCurrent, () => 'light')
}

export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore<ColorSchemeChoice>(subscribe, readChoice, () => 'auto')
}
