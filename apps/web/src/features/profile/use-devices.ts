import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endDevice, fetchDevices } from '../../adapters/account/devices.ts'

const KEY = ['devices']

export function useDevices() {
  const client = useQueryClient()
  const list = useQuery({ queryKey: KEY, queryFn: fetchDevices })
  const ending = useMutation({
    mutationFn: endDevice,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
  return {
    devices: list.data ?? [],
    failed: list.isError || ending.isError,
    end: (id: number) => ending.mutate(id),
  }
}
