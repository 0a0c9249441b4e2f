import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page comes alive: pages are the same for everybody until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
