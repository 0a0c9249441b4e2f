import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeProfileImage, uploadProfileImage } from '../../adapters/account/profile.ts'
import { logFailure } from '../../adapters/log.ts'
import { useUserState } from '../../adapters/user-state.ts'
import type { CropChoice } from './crop.ts'
import { croppedFile } from './crop-picture.ts'
import { useProfileKey } from './use-profile.ts'

interface Chosen {
  picture: ImageBitmap
  choice: CropChoice
}

/** Saving a new picture, or none. */
export function usePicture(onSaved: () => void) {
  const client = useQueryClient()
  const queryKey = useProfileKey()
  const change = useMutation({
    mutationFn: async (chosen: Chosen | null) => {
      if (chosen) return uploadProfileImage(await croppedFile(chosen.picture, chosen.choice))
      await removeProfileImage()
      return null
    },
    onSuccess: async (profileImage) => {
      useUserState.getState().update({ profileImage })
      await client.invalidateQueries({ queryKey })
    },
    onError: (error) => logFailure('profile-image', error),
    onSettled: onSaved,
  })
  return {
    busy: change.isPending,
    failed: change.isError,
    save: (picture: ImageBitmap, choice: CropChoice) => change.mutate({ picture, choice }),
    remove: () => change.mutate(null),
  }
}
