import { useMutation, useQueryClient } from '@tanstack/react-query'
import { uploadProfileImage } from '../../adapters/account/profile.ts'
import { logFailure } from '../../adapters/log.ts'
import { useUserState } from '../../adapters/user-state.ts'
import type { CropChoice } from './crop.ts'
import { croppedFile } from './crop-picture.ts'
import { useProfileKey } from './use-profile.ts'

export function usePictureUpload(onSaved: () => void) {
  const client = useQueryClient()
  const queryKey = useProfileKey()
  const upload = useMutation({
    mutationFn: async ({ picture, choice }: { picture: ImageBitmap; choice: CropChoice }) =>
      uploadProfileImage(await croppedFile(picture, choice)),
    onSuccess: async (profileImage) => {
      useUserState.getState().update({ profileImage })
      await client.invalidateQueries({ queryKey })
    },
    onError: (error) => logFailure('profile-image', error),
    onSettled: onSaved,
  })
  return {
    busy: upload.isPending,
    failed: upload.isError,
    save: (picture: ImageBitmap, choice: CropChoice) => upload.mutate({ picture, choice }),
  }
}
