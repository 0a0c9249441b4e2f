/** How many levels stand side by side: as many as the screen has room for. */
import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 900px)'
const MIDDLE = '(width >= 560px)'

function watch(onChange: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(MIDDLE)]
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

export function useColumns(): number {
  return useSyncExternalStore(
    watch,
    () => (matchMedia(WIDE).matches ? 5 : matchMedia(MIDDLE).matches ? 4 : 2),
    () => 5,
  )
}
