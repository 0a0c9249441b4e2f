/** How many notices are new, for the header: asked when a page opens, and no more often than once a minute. */
import { useEffect } from 'react'
import { create } from 'zustand'
import { useUserState } from '../user-state.ts'

const PAUSE_MS = 60_000

interface UnreadStore {
  unread: number
  askedAt: number
  /** The page that asked last. */
  askedOn: string | null
}

const useStore = create<UnreadStore>()(() => ({
  unread: 0,
  askedAt: Number.NEGATIVE_INFINITY,
  askedOn: null,
}))

export function noteUnread(unread: number): void {
  useStore.setState({ unread })
}

export const useUnread = () => useStore((store) => store.unread)

/** Guests have no inbox; who must do something else first is not told of it. */
export function useHasInbox(): boolean {
  return useUserState(
    ({ status, role, mustEnrol, mustChangePassword }) =>
      status === 'authenticated' && role !== 'demo' && !mustEnrol && !mustChangePassword,
  )
}

export function useKeepUnread(path: string): void {
  const wanted = useHasInbox()
  useEffect(() => {
    if (!wanted) return useStore.setState(useStore.getInitialState())
    const now = Date.now()
    const { askedAt, askedOn } = useStore.getState()
    if (askedOn === path || now - askedAt < PAUSE_MS) return
    useStore.setState({ askedAt: now, askedOn: path })
    // Not knowing is no trouble worth a word.
    import('./notices-api.ts')
      .then(({ fetchUnread }) => fetchUnread())
      .then(noteUnread, () => undefined)
  }, [wanted, path])
}
