import { useNavigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'

/** What "Sign out" in the menu does: forget the person here, then go home. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const { to } = useAddress()
  return () => {
    useUserState.getState().reset()
    void navigate(to('/home'))
  }
}
