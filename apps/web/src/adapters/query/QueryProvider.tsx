/** Server data for the pages of somebody who is signed in; gone when they sign out. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HttpError } from '../http/http.ts'
import { onClientStateReset } from '../session/client-state.ts'

const MOST_TRIES = 3

/** An answer that says no is final; a broken connection is worth another try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof HttpError && error.status < 500
  return !refused && failures < MOST_TRIES
}

const client = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying } },
})

onClientStateReset(() => client.clear())

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
