import { lazy, Suspense } from 'react'
import { useHydrated } from '../../adapters/use-hydrated.ts'

const AccountLife = lazy(() => import('./AccountLife.tsx'))

/** In the browser only, and not before the page itself is alive. */
export function LazyAccountLife() {
  return useHydrated() ? (
    <Suspense>
      <AccountLife />
    </Suspense>
  ) : null
}
