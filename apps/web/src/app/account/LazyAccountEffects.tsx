import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { lazy, Suspense } from 'react'

const AccountEffects = lazy(() => import('./AccountEffects.tsx'))

/** In the browser only, and not before the page itself is alive. */
export function LazyAccountEffects() {
  return useHydrated() ? (
    <Suspense>
      <AccountEffects />
    </Suspense>
  ) : null
}
