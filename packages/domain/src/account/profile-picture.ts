/** Which address of a profile picture a page shows: only one of those we made ourselves from an upload. */

export const PROFILE_PICTURES = '/api/profile/images/'

const NAME = /^[\w-]{24}\.webp$/

export function isProfilePictureName(name: string): boolean {
  return NAME.test(name)
}

/** Any other address would let its owner choose what the browsers of others ask for. */
export function shownPicture(address: string | null | undefined): string | null {
  if (!address?.startsWith(PROFILE_PICTURES)) return null
  return isProfilePictureName(address.slice(PROFILE_PICTURES.length)) ? address : null
}
