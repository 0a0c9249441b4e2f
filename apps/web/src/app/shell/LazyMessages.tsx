import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { lazy, Suspense } from 'react'

const Toasts = lazy(() => import('./Toasts.tsx'))

/** Messages wait for nobody, and no page waits for them: they come once the page is alive. */
export function LazyMessages({ rtl }: { rtl: boolean }) {
  return useHydrated() ? (
    <Suspense>
      <Toasts rtl={rtl} />
    </Suspense>
  ) : null
}
