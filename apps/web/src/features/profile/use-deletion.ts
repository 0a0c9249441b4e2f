import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Deletion, fetchDeletion, keepAccount } from '../../adapters/account/personal-data.ts'
import { useUserState } from '../../adapters/user-state.ts'

export function useDeletion() {
  const client = useQueryClient()
  const queryKey = ['deletion', useUserState((user) => user.id)]
  const query = useQuery({ queryKey, queryFn: fetchDeletion })
  const set = (deletion: Deletion | null) => client.setQueryData(queryKey, deletion)
  const undo = useMutation({ mutationFn: keepAccount, onSuccess: () => set(null) })
  return {
    deletion: query.data ?? null,
    set,
    undo: () => undo.mutate(),
    failed: undo.isError,
  }
}
