import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import styles from './parts.module.css'

type Query = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

/** The way to the next page of a long list. */
export function LoadMore({ query }: { query: Query }) {
  const busy = query.isFetchingNextPage
  if (!query.hasNextPage) return null
  return (
    <div className={styles.more}>
      <Button look="ghost" aria-busy={busy} onClick={() => void query.fetchNextPage()}>
        {busy ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  )
}
