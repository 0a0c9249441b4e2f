import { useQuery } from '@tanstack/react-query'
import { fetchPerson } from '../../../adapters/admin/people.ts'
import { useAction } from '../parts/use-action.ts'

export function usePerson(id: number) {
  return useQuery({ queryKey: ['admin', 'person', id], queryFn: () => fetchPerson(id) })
}

/** A change to one person: their page, the lists and the first page are read again. */
export function usePersonAction<Wish = void>(
  id: number,
  send: (wish: Wish) => Promise<unknown>,
  done?: () => void,
) {
  const touches = [
    ['admin', 'person', id],
    ['admin', 'people'],
    ['admin', 'overview'],
    ['admin', 'roles'],
  ]
  return useAction<Wish>({ send, touches, ...(done ? { done } : {}) })
}
