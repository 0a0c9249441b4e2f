/** Everything about one's coins: how many, where from, what they were used for, and the plan behind them. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '@panya/domain/locale/format-number.ts'
import type { CoinsView } from '@panya/domain/money/coins.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { fetchCoins } from '../../adapters/coins/coins.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { AiServices } from './AiServices.tsx'
import styles from './CoinsScreen.module.css'
import { History } from './History.tsx'
import { Lots } from './Lots.tsx'
import { MyPlan } from './MyPlan.tsx'
import { COINS_KEY } from './query-keys.ts'

export function CoinsScreen() {
  const coins = useQuery({ queryKey: COINS_KEY, queryFn: fetchCoins, staleTime: 0 })
  const userId = useUserState((user) => user.id)
  const update = useUserState((user) => user.update)
  const balance = coins.data?.balance
  useEffect(() => {
    if (balance !== undefined) update({ aiCoins: balance })
  }, [balance, update])
  return (
    <div className={`page-wrap ${styles.page}`}>
      <h1>
        <Trans>My coins</Trans>
      </h1>
      {coins.isError && !coins.data ? (
        <BrandMascotMessage
          mood="oops"
          as="h2"
          title={<Trans>Your coins did not arrive.</Trans>}
          actions={
            <Button onClick={() => void coins.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : (
        <div className={styles.columns} aria-busy={coins.isPending}>
          <div className={styles.side}>
            {coins.data && <Balance coins={coins.data} />}
            {coins.data && <Lots lots={coins.data.lots} />}
            {coins.data && <MyPlan coins={coins.data} key={userId} />}
          </div>
          <div className={styles.side}>
            <AiServices />
            <History />
          </div>
        </div>
      )}
    </div>
  )
}

function Balance({ coins }: { coins: CoinsView }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const count = formatNumber(locale, coins.balance)
  return (
    <section className={styles.balance} aria-label={t`Your balance`}>
      <p className={styles.amount}>
        <Icon name="coin" size={34} />
        <b>{count}</b>
        <span>
          <Plural value={coins.balance} one="coin to use" other="coins to use" />
        </span>
      </p>
      {coins.nextRenewalAt && (
        <p className={styles.next}>
          <Trans>New coins come on {formatDay(locale, new Date(coins.nextRenewalAt))}.</Trans>
        </p>
      )}
    </section>
  )
}
