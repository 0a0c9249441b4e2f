import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { searchPeople } from '../../../adapters/admin/people.ts'
import { useDebouncedValue } from '../parts/use-debounced-value.ts'
import { usePeopleView } from './people-view.ts'

export function usePeople() {
  const view = useDeferredValue(usePeopleView((store) => store.view))
  const search = useDebouncedValue(view.search.trim())
  const query = { ...view, search }
  return useInfiniteQuery({
    queryKey: ['admin', 'people', query],
    queryFn: ({ pageParam }) => searchPeople({ ...query, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
