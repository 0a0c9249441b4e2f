/** Leads staff who must protect their sign-in first to the page where they do it. The server refuses the rest. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { useUserState } from '../../adapters/user-state.ts'

const PAGE = '/sign-in-safety'
/** What everybody may read stays readable. */
const READABLE = new Set([PAGE, '/privacy', '/guardian'])

export function useMustEnrolFirst(): boolean {
  const { path } = useAddress()
  const mustEnrol = useUserState((user) => user.status === 'authenticated' && user.mustEnrol)
  return mustEnrol && !READABLE.has(path)
}

/** True for whoever is only here to enrol. */
export function useSecondFactorRedirect(): boolean {
  const { to } = useAddress()
  const navigate = useNavigate()
  const elsewhere = useMustEnrolFirst()
  const page = to(PAGE)
  useEffect(() => {
    if (elsewhere) void navigate(page, { replace: true })
  }, [elsewhere, page, navigate])
  return useUserState((user) => user.mustEnrol)
}
