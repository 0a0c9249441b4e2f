/** The ready assignment that a class's address names, for the form it is to be looked over in. */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { type FindReadyTasks, findReadyTask } from '../../../adapters/teach/ready-tasks.ts'
import type { Beginning } from '../beginning.ts'
import { beginningOf } from './beginning-of.ts'

interface ChosenTask {
  state: 'none' | 'loading' | 'found'
  beginning: Beginning | undefined
  /** The address forgets it: who comes back finds the list. */
  leave(): void
}

export function useChosenTask(find: FindReadyTasks): ChosenTask {
  const { locale } = useAddress()
  const [search, setSearch] = useSearchParams()
  const name = search.get('ready')
  const language = LOCALES.find((one) => one === search.get('lang')) ?? locale
  const starter = search.get('starter')
  const { data, isPending } = useQuery({
    queryKey: ['ready-task', name, language],
    queryFn: () => findReadyTask(find, name ?? '', language),
    enabled: name !== null,
  })
  const leave = () =>
    setSearch(
      (before) => {
        for (const key of ['ready', 'lang', 'starter']) before.delete(key)
        return before
      },
      { replace: true },
    )
  if (name === null) return { state: 'none', beginning: undefined, leave }
  if (isPending) return { state: 'loading', beginning: undefined, leave }
  if (!data) return { state: 'none', beginning: undefined, leave }
  return { state: 'found', beginning: beginningOf(data, starter), leave }
}
