/** Somebody comes back from elsewhere with a ticket (`?with=school`): it is used before anything else happens. */
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const PARAMETER = 'with'
const SCHOOL = 'school'

export interface Arrival {
  /** There is a ticket to sign in with. */
  arrived: boolean
  /** Until it has been used, whoever was signed in here before is sent nowhere. */
  undecided: boolean
  decide(): void
}

export function useArrival(): Arrival {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [arrived, setArrived] = useState(false)
  const [decided, setDecided] = useState(false)
  const named = new URLSearchParams(search).get(PARAMETER) === SCHOOL
  useEffect(() => {
    if (!named) return
    setArrived(true)
    // A ticket is good once: loaded again, the page must not try it again.
    const query = new URLSearchParams(search)
    query.delete(PARAMETER)
    void navigate({ search: query.toString() }, { replace: true })
  }, [named, search, navigate])
  const decide = useCallback(() => setDecided(true), [])
  return { arrived, undecided: named || (arrived && !decided), decide }
}
