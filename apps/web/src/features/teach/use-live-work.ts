/** Asks every few seconds; the document only travels when the learner has saved something new. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchWork, type Work } from '../../adapters/teach/work-api.ts'

const REFRESH_MS = 3000

export type OpenedWork = Work & { document: NonNullable<Work['document']> }

/** Null: there is none to look at. */
export function useLiveWork(id: string | null): { work: OpenedWork | null; missing: boolean } {
  const [last, setLast] = useState<OpenedWork | null>(null)
  // The one before is still here while the next one comes.
  const work = last?.id === id ? last : null
  const { data, isError } = useQuery({
    queryKey: ['teach-work', id, work?.revision ?? 0],
    queryFn: () => fetchWork(id ?? '', work?.revision ?? 0),
    enabled: id !== null,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
  useEffect(() => {
    if (data?.document) setLast(data as OpenedWork)
  }, [data])
  return { work, missing: isError && work === null }
}
