/** Which pages belong to somebody: those below a layout that lets only people with a session through. */
import { useMatches } from 'react-router'

/** Said by such a layout. */
export const OWN_PAGE = { ownPage: true }

export function useOwnPage(): boolean {
  return useMatches().some(({ handle }) => handle === OWN_PAGE)
}
