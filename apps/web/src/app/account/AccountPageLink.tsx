import { RETURN_PARAMETER, safeReturnPath } from '@panya/domain/return-path/return-path.ts'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { KEEPS_QUERY } from '../../adapters/keep-query.ts'

interface AccountPageLinkProps {
  page: '/signin' | '/signup'
  children?: ReactNode
}

/** From sign-in to sign-up or back, without forgetting where somebody wanted to go. */
export function AccountPageLink({ page, children }: AccountPageLinkProps) {
  const { to } = useAddress()
  const { search } = useLocation()
  const hydrated = useHydrated()
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER)
  const kept = hydrated ? safeReturnPath(wanted, location.origin) : null
  const query = kept === null ? '' : `?${new URLSearchParams({ [RETURN_PARAMETER]: kept })}`
  return (
    <Link to={`${to(page)}${query}`} {...KEEPS_QUERY}>
      {children}
    </Link>
  )
}
