/** Mails that were not sent: an admin reads them here and hands them over some other way. */
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fetchOutbox, type OutboxMail } from '../../../adapters/admin/outbox.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import styles from './OutboxScreen.module.css'

export default function OutboxScreen() {
  const outbox = useQuery({ queryKey: ['admin', 'outbox'], queryFn: fetchOutbox })
  return (
    <AdminPage
      title={<Trans>Mail that waits</Trans>}
      lead={<Trans>Mails that could not be sent. They are kept for 30 days.</Trans>}
    >
      <QueryState query={outbox} />
      {outbox.data?.sends === false && (
        <Notice tone="plain">
          <Trans>
            There is no mail server (SMTP_URL), so every mail waits here. Hand it over yourself, or
            ask whoever runs the server.
          </Trans>
        </Notice>
      )}
      {outbox.data?.mails.length === 0 && (
        <p>
          <Trans>No mail waits.</Trans>
        </p>
      )}
      {outbox.data?.mails.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </AdminPage>
  )
}

function Mail({ mail }: { mail: OutboxMail }) {
  const { moment } = useFormat()
  const { failure } = mail
  return (
    <Panel
      isItem
      title={<bdi>{mail.subject}</bdi>}
      about={
        <>
          <bdi dir="ltr">{mail.to}</bdi> · {moment(mail.at)}
        </>
      }
    >
      {failure && (
        <p>
          <Trans>The mail server refused it: {failure}</Trans>
        </p>
      )}
      <p className={styles.text} dir="auto">
        {mail.text}
      </p>
    </Panel>
  )
}
