import { useLocation } from 'react-router'
import { useSite } from '../../adapters/site.ts'
import { demoAccountIn } from './demo-visit.ts'

/** A link is signing its reader in: whoever was here before is about to leave, so nothing is asked for them. */
export function useVisitUnderWay(): boolean {
  const { brand } = useSite()
  const { search } = useLocation()
  return demoAccountIn(search, brand) !== null
}
