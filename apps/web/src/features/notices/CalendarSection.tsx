/** A secret address for one's own calendar: made, made anew, taken back. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { endCalendar, fetchCalendar, makeCalendar } from '../../adapters/notices/notices-api.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { CopyLink } from '../../parts/copy-link/CopyLink.tsx'
import school from '../../parts/page-layout/school.module.css'
import styles from './notices.module.css'

export function CalendarSection() {
  const { t } = useLingui()
  const me = useUserState((user) => user.id)
  const { data, refetch } = useQuery({ queryKey: ['calendar', me], queryFn: fetchCalendar })
  const make = useMutation({ mutationFn: makeCalendar, onSuccess: () => refetch() })
  const end = useMutation({
    mutationFn: endCalendar,
    onSuccess: () => {
      make.reset()
      return refetch()
    },
  })
  if (!data) return null
  const has = data.madeAt !== null
  return (
    <section className={school.section} aria-labelledby="calendar">
      <h2 id="calendar">
        <Trans>Due dates in your calendar</Trans>
      </h2>
      <p className={styles.text}>
        {data.may ? (
          <Trans>
            Give this address to your calendar app, and it shows what is due. Whoever has the
            address can read the titles, so keep it to yourself.
          </Trans>
        ) : (
          <Trans>When a parent or guardian has agreed, you can have your due dates here.</Trans>
        )}
      </p>
      {make.data && <CopyLink link={make.data} label={t`Address for your calendar`} />}
      {has && !make.data && (
        <p className={styles.text}>
          <Trans>
            You have an address already. It is shown only once; a new one ends the old one.
          </Trans>
        </p>
      )}
      <p className={school.row}>
        {data.may && (
          <Button
            look="ghost"
            size="small"
            aria-busy={make.isPending}
            onClick={() => make.mutate()}
          >
            {has ? <Trans>Make a new address</Trans> : <Trans>Make an address</Trans>}
          </Button>
        )}
        {has && (
          <Button look="ghost" size="small" aria-busy={end.isPending} onClick={() => end.mutate()}>
            <Trans>Take the address back</Trans>
          </Button>
        )}
      </p>
      <p role="alert" className={styles.wrong} hidden={!make.isError && !end.isError}>
        {(make.isError || end.isError) && (
          <Trans>That did not work. Check your connection and try again.</Trans>
        )}
      </p>
    </section>
  )
}
