import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchProfile, type ProfileChange, saveProfile } from '../../adapters/account/profile.ts'
import { useUserState } from '../../adapters/user-state.ts'

export const PROFILE_KEY = ['profile']

export function useProfile() {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: fetchProfile })
}

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => saveProfile(change),
    onSuccess: (profile) => {
      useUserState.getState().update({ firstname: profile.firstName })
      client.setQueryData(PROFILE_KEY, profile)
    },
  })
}
