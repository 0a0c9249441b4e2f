/** The token a link in a mail carries behind the #; it does not stay in the address. */
import { useEffect, useState } from 'react'

/** Empty as long as there is none. */
export function useLinkToken(): string {
  const [token, setToken] = useState('')
  useEffect(() => {
    const read = () => {
      const found = location.hash.slice(1)
      if (found === '') return
      setToken(found)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    read()
    // A link that is pasted into the address of this very page loads nothing anew.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}
