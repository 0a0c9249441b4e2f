/** Whether the window is as narrow as a phone's: then what is needed less often goes into a menu. */
import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 700px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
}
