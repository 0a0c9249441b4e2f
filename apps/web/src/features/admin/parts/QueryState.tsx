/** What stands where figures will be: that they are on their way, or that they did not arrive. */
import type { UseQueryResult } from '@tanstack/react-query'
import { Failed } from './Failed.tsx'
import { Loading } from './Loading.tsx'

type Query = Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>

export function QueryState({ query: { isPending, error, refetch } }: { query: Query }) {
  if (isPending) return <Loading />
  return error && <Failed error={error} retry={refetch} />
}
