/** What may stand in profile_image: a picture of ours, since pages show no other. */
import { shownPicture } from '@panya/domain/account/profile-picture.ts'
import { Problem } from '../../platform/http/problem.ts'

/** Null takes the image away. */
export function checkProfileImage(value: string): string | null {
  if (value === '') return null
  if (shownPicture(value) !== null) return value
  throw new Problem('BAD_INPUT', 'bad-input', { profile_image: 'not-a-picture-of-ours' })
}
