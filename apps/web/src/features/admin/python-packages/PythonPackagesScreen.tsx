/** Python's packages on this server: how many have come, what is on its way, and why one does not come. */
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatBytes } from '@panya/domain/locale/format-number.ts'
import type { PackagesStatus } from '@panya/domain/python-packages/packages-status.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../adapters/address.ts'
import { fetchPackagesStatus, tryPackagesNow } from '../../../adapters/admin/python-packages.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Badge, type BadgeTone } from '../parts/Badge.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'

const KEY = ['admin', 'python-packages']
const EVERY_MS = 3000

const STATES = {
  off: msg`Not wanted`,
  bringing: msg`On the way`,
  ready: msg`All here`,
  waiting: msg`Not complete`,
}
const TONES: Record<PackagesStatus['state'], BadgeTone> = {
  off: 'plain',
  bringing: 'amber',
  ready: 'go',
  waiting: 'stop',
}
const REASONS = {
  unreachable: msg`The source does not answer. Does this server reach the internet? A firewall may be in between; PYTHON_PACKAGES_URL names another source.`,
  'not-let-in': msg`The source, or a proxy on the way, wants a sign-in. A name and a password can stand in PYTHON_PACKAGES_URL; HTTPS_PROXY names the proxy with its own.`,
  'source-busy': msg`The source has trouble of its own and could not answer. Wait a little: what has come is kept, and it goes on from there.`,
  refused: msg`The source does not have a file. Is the address in PYTHON_PACKAGES_URL right, and is it for this version?`,
  'wrong-file': msg`The source sent another file than the one that belongs here, so it was thrown away. A proxy may have changed it, or the source is for another version.`,
  'web-page': msg`A web page came in place of a package. The network may want somebody to sign in first, or a filter holds the address back: ask whoever runs the network to let this server through.`,
  'disk-full': msg`There is not enough room on the disk. Nothing else was touched; make room and it goes on by itself.`,
  'no-folder': msg`The server may not write into the folder.`,
  'unknown-package': msg`PYTHON_PACKAGES names a package that this Python does not have.`,
}

export default function PythonPackagesScreen() {
  const status = useQuery({
    queryKey: KEY,
    queryFn: fetchPackagesStatus,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })
  const again = useAction({ send: tryPackagesNow, touches: [KEY] })
  return (
    <AdminPage
      title={<Trans>Python packages</Trans>}
      lead={
        <Trans>
          numpy, pandas, matplotlib and others for learners’ programs. The server fetches them once
          and gives them out itself; browsers ask nobody else.
        </Trans>
      }
      actions={
        status.data?.state === 'waiting' && (
          <Button look="ghost" aria-busy={again.busy} onClick={() => again.run()}>
            <Trans>Try again now</Trans>
          </Button>
        )
      }
    >
      <QueryState query={status} />
      <ActionProblem {...again} />
      {status.data && <Failure status={status.data} />}
      {status.data && <Progress status={status.data} />}
    </AdminPage>
  )
}

function Failure({ status: { failure, state, nextTryAt } }: { status: PackagesStatus }) {
  const { t } = useLingui()
  const { moment } = useFormat()
  if (!failure) return null
  const { file, detail, reason } = failure
  const next = state === 'waiting' && nextTryAt ? moment(nextTryAt) : null
  return (
    <Notice tone="wrong">
      {t(REASONS[reason])} <bdi dir="ltr">({[file, detail].filter(Boolean).join(': ')})</bdi>{' '}
      <Trans>Everything else works.</Trans> {next && <Trans>Next try: {next}.</Trans>}
    </Notice>
  )
}

function Progress({ status }: { status: PackagesStatus }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const { locale } = useAddress()
  const { state, current, there, wanted } = status
  if (state === 'off') {
    return (
      <p>
        <Trans>PYTHON_PACKAGES=none: this server brings none.</Trans>
      </p>
    )
  }
  const size = (bytes: number) => formatBytes(locale, bytes)
  return (
    <Panel title={<Trans>On this server</Trans>}>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>State</Trans>
          </dt>
          <dd>
            <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Files</Trans>
          </dt>
          <dd>
            {count(there)} / {count(wanted)} · {size(status.bytes)}
          </dd>
        </div>
        {current && (
          <div>
            <dt>
              <Trans>On its way</Trans>
            </dt>
            <dd>
              <bdi dir="ltr">{current.file}</bdi> {size(current.loaded)}
              {current.total === null ? '' : ` / ${size(current.total)}`}
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Source</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{status.source}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Folder</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{status.folder}</bdi>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
