/** One mail a day with what is unread, for whoever wants it; not there where no mails are sent. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DigestChoice, DigestRefusal } from '@panya/domain/notice/digest.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAddress } from '../../adapters/address.ts'
import { chooseNoticeMail, fetchNoticeMail } from '../../adapters/notices/notices-api.ts'
import { useUserState } from '../../adapters/user-state.ts'
import choice from '../../parts/choice/choice.module.css'
import school from '../../parts/page-layout/school.module.css'
import styles from './notices.module.css'

const WHY_NOT: Record<Exclude<DigestRefusal, 'no-mail'>, MessageDescriptor> = {
  'not-verified': msg`Confirm your address in your profile first, then you can have notices by mail.`,
  'too-young': msg`Notices by mail are for older learners and teachers. Here you see all of them.`,
}

export function MailSection() {
  const { t } = useLingui()
  const { locale } = useAddress()
  const client = useQueryClient()
  const queryKey = ['notice-mail', useUserState((user) => user.id)]
  const { data } = useQuery({ queryKey, queryFn: fetchNoticeMail })
  const choose = useMutation({
    mutationFn: (digest: DigestChoice) => chooseNoticeMail(digest, locale),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  })
  if (!data || data.refusal === 'no-mail') return null
  const chosen = choose.isPending ? choose.variables : data.digest
  const names: [DigestChoice, string][] = [
    ['none', t`No mail`],
    ['daily', t`One mail a day, after school`],
  ]
  return (
    <section className={school.section} aria-labelledby="notice-mail">
      <h2 id="notice-mail">
        <Trans>Notices by mail</Trans>
      </h2>
      {data.refusal === null || data.digest === 'daily' ? (
        <fieldset className={choice.choices} aria-labelledby="notice-mail">
          {names.map(([value, name]) => (
            <label key={value} className={choice.choice}>
              <input
                type="radio"
                name="digest"
                value={value}
                checked={chosen === value}
                onChange={() => choose.mutate(value)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={styles.text}>{t(WHY_NOT[data.refusal])}</p>
      )}
      <p role="alert" className={styles.wrong} hidden={!choose.isError}>
        {choose.isError && <Trans>That did not work. Check your connection and try again.</Trans>}
      </p>
    </section>
  )
}
