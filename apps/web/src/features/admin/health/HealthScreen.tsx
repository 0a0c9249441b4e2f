/** How the place is: versions, database, what waits, room on the disk, the last backup. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { HealthReport } from '@panya/domain/admin/settings.ts'
import { formatBytes } from '@panya/domain/locale/format-number.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { fetchHealth } from '../../../adapters/admin/settings.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { backupIsOld } from './measures.ts'

const EVERY_MS = 15_000

export default function HealthScreen() {
  const health = useQuery({
    queryKey: ['admin', 'health'],
    queryFn: fetchHealth,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })
  return (
    <AdminPage
      title={<Trans>Health</Trans>}
      lead={<Trans>Read again every few seconds.</Trans>}
      actions={
        <Button look="ghost" aria-busy={health.isFetching} onClick={() => void health.refetch()}>
          <Trans>Read now</Trans>
        </Button>
      }
    >
      <QueryState query={health} />
      {health.data && <Report report={health.data} />}
    </AdminPage>
  )
}

function Report({ report }: { report: HealthReport }) {
  return (
    <>
      <Safety report={report} />
      <DatabasePanel report={report} />
      <Program report={report} />
    </>
  )
}

function Safety({ report: { lastBackup, lastProof, queues } }: { report: HealthReport }) {
  const { moment, count } = useFormat()
  return (
    <Panel title={<Trans>Safety</Trans>}>
      <dl className={styles.facts}>
        <Fact name={<Trans>Last backup</Trans>}>
          {lastBackup ? moment(lastBackup.at) : <Trans>never</Trans>}{' '}
          {backupIsOld(lastBackup) ? (
            <Badge tone="stop">
              <Trans>Make one now: npm run backup</Trans>
            </Badge>
          ) : (
            <Badge tone="go">
              <Trans>Fresh</Trans>
            </Badge>
          )}
        </Fact>
        <Fact name={<Trans>Proof of the coin books</Trans>}>
          {lastProof ? moment(lastProof.at) : <Trans>not yet</Trans>}{' '}
          {lastProof && (
            <Badge tone={lastProof.ok ? 'go' : 'stop'}>
              {lastProof.ok ? (
                <Trans>Every coin is accounted for</Trans>
              ) : (
                <Trans>Does not add up</Trans>
              )}
            </Badge>
          )}
        </Fact>
        <Fact name={<Trans>Mails not sent</Trans>}>{count(queues.unsentMails)}</Fact>
        <Fact name={<Trans>AI jobs under way</Trans>}>{count(queues.openHolds)}</Fact>
        <Fact name={<Trans>Accounts due to be erased</Trans>}>{count(queues.dueDeletions)}</Fact>
      </dl>
    </Panel>
  )
}

function DatabasePanel({ report: { database, storage } }: { report: HealthReport }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const { locale } = useAddress()
  return (
    <Panel title={<Trans>Database and storage</Trans>}>
      <dl className={styles.facts}>
        <Fact name="PostgreSQL">
          {database.version} {database.embedded ? t`(embedded)` : ''}
        </Fact>
        <Fact name={<Trans>Size</Trans>}>{formatBytes(locale, database.bytes)}</Fact>
        <Fact name={<Trans>Answered within</Trans>}>{t`${count(database.milliseconds)} ms`}</Fact>
        <Fact name={<Trans>Connections</Trans>}>
          {count(database.connections)} / {count(database.maxConnections)}
        </Fact>
        <Fact name={<Trans>Schema changes</Trans>}>{count(database.migrations)}</Fact>
        <Fact name={<Trans>Free on the disk</Trans>}>
          {formatBytes(locale, storage.freeBytes)} / {formatBytes(locale, storage.totalBytes)}
        </Fact>
      </dl>
    </Panel>
  )
}

function Program({ report }: { report: HealthReport }) {
  const { locale } = useAddress()
  const hours = Math.floor(report.uptimeSeconds / 3600)
  return (
    <Panel title={<Trans>Program</Trans>}>
      <dl className={styles.facts}>
        <Fact name={<Trans>Version</Trans>}>{report.version}</Fact>
        <Fact name="Node.js">{report.node}</Fact>
        <Fact name={<Trans>Running for</Trans>}>
          {hours < 48 ? (
            <Plural value={hours} one="# hour" other="# hours" />
          ) : (
            <Plural value={Math.floor(hours / 24)} one="# day" other="# days" />
          )}
        </Fact>
        <Fact name={<Trans>Memory</Trans>}>{formatBytes(locale, report.memoryBytes)}</Fact>
      </dl>
    </Panel>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
