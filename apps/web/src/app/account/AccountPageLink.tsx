import {
  RETURN_PARAMETER,
  safeReturnPath,
  wantedIn,
} from '@panya/domain/return-path/return-path.ts'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { KEEPS_QUERY } from '../../adapters/keep-query.ts'

interface AccountPageLinkProps {
  page: '/signin' | '/signup' | '/class-sign-in'
  className?: string
  children?: ReactNode
}

/** From one way in to another, without forgetting where somebody wanted to go. */
export function AccountPageLink({ page, className, children }: AccountPageLinkProps) {
  const { to } = useAddress()
  const { search } = useLocation()
  const hydrated = useHydrated()
  const kept = hydrated ? safeReturnPath(wantedIn(search), location.origin) : null
  const query = kept === null ? '' : `?${new URLSearchParams({ [RETURN_PARAMETER]: kept })}`
  return (
    <Link className={className} to={`${to(page)}${query}`} {...KEEPS_QUERY}>
      {children}
    </Link>
  )
}
