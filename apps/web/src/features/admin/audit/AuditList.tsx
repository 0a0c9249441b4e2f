import { Trans, useLingui } from '@lingui/react/macro'
import type { AuditEntry } from '@panya/domain/admin/audit.ts'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { DataTable } from '../parts/DataTable.tsx'
import styles from './Audit.module.css'
import { actMessage } from './act-messages.ts'
import { changesOf } from './changes.ts'

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Audit log`}
      head={[
        { label: <Trans>When</Trans> },
        { label: <Trans>Did what</Trans> },
        { label: <Trans>Who</Trans> },
        { label: <Trans>To whom or what</Trans> },
        { label: <Trans>Before and after</Trans> },
      ]}
    >
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </DataTable>
  )
}

function Row({ entry }: { entry: AuditEntry }) {
  const { t } = useLingui()
  const { moment } = useFormat()
  const message = actMessage(entry.act)
  return (
    <tr>
      <td className={styles.when}>{moment(entry.at)}</td>
      <td>{message ? t(message) : <code>{entry.act}</code>}</td>
      <td>
        <bdi>{entry.actor}</bdi>
        {entry.actorNow && (
          <small className={styles.from}>
            <Trans>
              now <bdi>{entry.actorNow}</bdi>
            </Trans>
          </small>
        )}
        {entry.fromAddress && (
          <small className={styles.from}>
            <bdi>{entry.fromAddress}</bdi>
          </small>
        )}
      </td>
      <td>
        <Target target={entry.target} />
      </td>
      <td>
        <Changes entry={entry} />
      </td>
    </tr>
  )
}

function Target({ target }: { target: string }) {
  const { to } = useAddress()
  const id = /^student:(\d+)$/.exec(target)?.[1]
  if (id === undefined) return <code>{target}</code>
  return (
    <Link to={`${to('/admin/person')}?id=${id}`}>
      <code>{target}</code>
    </Link>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry.before, entry.after)
  if (changes.length === 0) return <span aria-hidden="true">–</span>
  return (
    <ul className={styles.changes} dir="ltr">
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {name && <span>{name}: </span>}
          {before !== undefined && <del dir="auto">{before}</del>}
          {before !== undefined && after !== undefined && ' → '}
          {after !== undefined && <ins dir="auto">{after}</ins>}
        </li>
      ))}
    </ul>
  )
}
