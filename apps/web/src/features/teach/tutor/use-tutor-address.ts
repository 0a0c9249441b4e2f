/** Which conversation is open and which are looked for, as the address says it: so that going back works. */
import { WATCH_FLAGS, type WatchFlag } from '@panya/domain/tutor/watched.ts'
import { useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Key = 'student' | 'flag' | 'conversation'

export interface TutorAddress {
  student: number | null
  flag: WatchFlag | null
  conversation: string | null
  /** The same with other values; null takes one out. */
  with(change: Partial<Record<Key, string | null>>): string
  change(change: Partial<Record<Key, string | null>>): void
}

export function useTutorAddress(): TutorAddress {
  const { to } = useAddress()
  const [search, setSearch] = useSearchParams()
  const conversation = search.get('conversation') ?? ''
  function changed(change: Partial<Record<Key, string | null>>): URLSearchParams {
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(change)) {
      if (value) next.set(key, value)
      else next.delete(key)
    }
    return next
  }
  return {
    student: Number(search.get('student')) || null,
    flag: WATCH_FLAGS.find((flag) => flag === search.get('flag')) ?? null,
    conversation: UUID.test(conversation) ? conversation : null,
    with: (change) => to(`/teach/class?${changed(change)}`),
    change: (change) => setSearch(changed(change), { replace: true }),
  }
}
