/** What "Sign out" in the menu does; where it leads is the sign-out's own business. */
import { signOut } from '../../adapters/session/sign-out.ts'

export function useSignOut(): () => void {
  return () => void signOut()
}
