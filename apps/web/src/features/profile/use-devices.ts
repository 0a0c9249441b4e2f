import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endDevice, fetchDevices } from '../../adapters/account/devices.ts'
import { useUserState } from '../../adapters/user-state.ts'

export function useDevices() {
  const client = useQueryClient()
  const queryKey = ['devices', useUserState((user) => user.id)]
  const list = useQuery({ queryKey, queryFn: fetchDevices })
  const ending = useMutation({
    mutationFn: endDevice,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return {
    devices: list.data ?? [],
    failed: list.isError || ending.isError,
    end: (id: number) => ending.mutate(id),
  }
}
