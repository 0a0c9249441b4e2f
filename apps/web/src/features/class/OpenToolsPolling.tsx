import { useEffect } from 'react'
import { logFailure } from '../../adapters/log.ts'
import { openTools } from '../../adapters/teach/my-class-api.ts'
import { useOpenTools } from '../../adapters/teach/open-tools-state.ts'
import { useUserState } from '../../adapters/user-state.ts'

const ASK_EVERY_MS = 30_000

/** Finds out which tools are open for a learner, now and every half minute while the page is looked at. */
export function OpenToolsPolling() {
  const learner = useUserState((user) => user.role === 'student' && user.id !== null)
  useEffect(() => {
    if (!learner) return undefined
    const ask = () => {
      if (document.hidden) return
      openTools().then(
        (open) => useOpenTools.setState(open),
        (error: unknown) => logFailure('open tools', error),
      )
    }
    ask()
    const timer = setInterval(ask, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [learner])
  return null
}
