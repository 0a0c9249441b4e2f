/** Leads people who have something to do first to the page where they do it, and tells it where they wanted to go. */
import { RETURN_PARAMETER, wantedIn } from '@panya/domain/return-path/return-path.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { type UserState, useUserState } from '../../adapters/user-state.ts'

/**
 * What everybody may read stays readable, and so do links that were sent: they hold a secret, which belongs into no
 * other address.
 */
const READABLE = new Set([
  '/change-email',
  '/confirm',
  '/forgot-password',
  '/guardian',
  '/guardian/pay',
  '/guardian/progress',
  '/invitation',
  '/privacy',
  '/reset-password',
  '/verify',
])
const SIGN_IN_PAGES = new Set(['/signin', '/signup'])

/** Staff protect their sign-in before they choose a password: the server refuses them the rest. */
export function firstPage(user: UserState): '/sign-in-safety' | '/choose-password' | null {
  if (user.mustEnrol) return '/sign-in-safety'
  return user.mustChangePassword ? '/choose-password' : null
}

function useFirstPage() {
  return useUserState((user) => (user.status === 'authenticated' ? firstPage(user) : null))
}

export function useMustGoFirst(): boolean {
  const { path } = useAddress()
  const first = useFirstPage()
  return first !== null && path !== first && !READABLE.has(path)
}

export function useFirstPageRedirect(): void {
  const { to, path } = useAddress()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const first = useFirstPage()
  const elsewhere = useMustGoFirst()
  const page = first && to(first)
  const wanted = SIGN_IN_PAGES.has(path) ? wantedIn(search) : pathname + search + hash
  useEffect(() => {
    if (!elsewhere || page === null) return
    const query = wanted === null ? '' : `?${new URLSearchParams({ [RETURN_PARAMETER]: wanted })}`
    void navigate(page + query, { replace: true })
  }, [elsewhere, page, wanted, navigate])
}
