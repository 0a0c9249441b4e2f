/** What happened to one's coins, newest first, day by day. */
import { Trans } from '@lingui/react/macro'
import type { CoinEntry } from '@panya/domain/money/coins.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAddress } from '../../adapters/address.ts'
import { fetchHistory } from '../../adapters/coins/coins.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import styles from './CoinsScreen.module.css'
import { HistoryEntry } from './HistoryEntry.tsx'
import { HISTORY_KEY } from './query-keys.ts'

export function History() {
  const { locale } = useAddress()
  const history = useInfiniteQuery({
    queryKey: HISTORY_KEY,
    queryFn: ({ pageParam }) => fetchHistory(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.before,
    staleTime: 0,
  })
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section className={styles.card} aria-labelledby="coins-history">
      <h2 id="coins-history">
        <Trans>What happened</Trans>
      </h2>
      {history.isError && (
        <p role="alert">
          <Trans>This did not arrive. Check your connection and try again.</Trans>
        </p>
      )}
      {history.data && entries.length === 0 && (
        <BrandMascotMessage mood="hello" as="h3" size={96} title={<Trans>Nothing yet.</Trans>} />
      )}
      {byDay(entries).map(([day, list]) => (
        <div key={day} className={styles.day}>
          <h3>{formatDay(locale, new Date(list[0]?.at ?? ''))}</h3>
          <ul>
            {list.map((entry, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the past never changes places
              <HistoryEntry key={`${entry.at}-${index}`} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
      {history.hasNextPage && (
        <Button
          look="ghost"
          aria-busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  )
}

function byDay(entries: CoinEntry[]): [string, CoinEntry[]][] {
  const days = new Map<string, CoinEntry[]>()
  for (const entry of entries) {
    const day = formatDay('en', new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
