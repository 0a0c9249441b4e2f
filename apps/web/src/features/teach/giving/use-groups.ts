import { useQuery } from '@tanstack/react-query'
import { listGroups } from '../../../adapters/teach/giving-api.ts'

/** The groups of a class, and everybody who can be in one; asked for when somebody wants to choose. */
export function useGroups(classId: number, enabled = true) {
  return useQuery({
    queryKey: ['teach', 'groups', classId],
    queryFn: () => listGroups(classId),
    enabled,
  }).data
}
