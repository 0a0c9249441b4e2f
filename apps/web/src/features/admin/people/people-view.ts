/** What an admin looks for; kept while they look at somebody, gone when they sign out. */
import type { PeopleQuery } from '@panya/domain/admin/people.ts'
import { create } from 'zustand'
import { onClientStateReset } from '../../../adapters/session/client-state.ts'

export type PeopleView = Omit<PeopleQuery, 'after'>

interface ViewStore {
  view: PeopleView
  change(part: Partial<PeopleView>): void
}

const EVERYBODY: PeopleView = { search: '' }

export const usePeopleView = create<ViewStore>()((set) => ({
  view: EVERYBODY,
  change: (part) => set(({ view }) => ({ view: { ...view, ...part } })),
}))

onClientStateReset(() => usePeopleView.setState({ view: EVERYBODY }))
