import { lazy, Suspense } from 'react'
import { useHydrated } from '../../adapters/use-hydrated.ts'

const Toasts = lazy(() => import('./Toasts.tsx'))

/** Messages wait for nobody, and no page waits for them: they come once the page is alive. */
export function LazyMessages({ rtl }: { rtl: boolean }) {
  return useHydrated() ? (
    <Suspense>
      <Toasts rtl={rtl} />
    </Suspense>
  ) : null
}
