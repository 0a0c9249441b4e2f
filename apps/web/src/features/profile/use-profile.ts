import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchOwnPassword } from '../../adapters/account/own-password.ts'
import { fetchProfile, type ProfileChange, saveProfile } from '../../adapters/account/profile.ts'
import { useUserState } from '../../adapters/user-state.ts'

/** By person: another one may sign in in another tab. */
export function useProfileKey(): [string, number | null] {
  return ['profile', useUserState((user) => user.id)]
}

export function useProfile() {
  return useQuery({ queryKey: useProfileKey(), queryFn: fetchProfile })
}

export function useOwnPassword() {
  return useQuery({ queryKey: [...useProfileKey(), 'password'], queryFn: fetchOwnPassword })
}

export function useSaveProfile() {
  const client = useQueryClient()
  const key = useProfileKey()
  return useMutation({
    mutationFn: (change: ProfileChange) => saveProfile(change),
    onSuccess: (profile) => {
      useUserState.getState().update({ firstname: profile.firstName })
      client.setQueryData(key, profile)
    },
  })
}
