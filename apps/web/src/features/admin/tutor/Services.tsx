/** The language models behind the tutor: how they are, what they used today, and a trial of them. */
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useQuery } from '@tanstack/react-query'
import {
  fetchServices,
  type TutorService,
  type TutorServices,
} from '../../../adapters/admin/tutor.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { Badge, type BadgeTone } from '../parts/Badge.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { SERVICE_PROBLEMS } from './fault-words.ts'
import { NoService } from './NoService.tsx'
import { Trial } from './Trial.tsx'
import styles from './Tutor.module.css'
import { SERVICES_KEY } from './use-trial.ts'

const STATES = { ok: msg`Works`, failing: msg`Fails`, untried: msg`Not asked yet` }
const TONES: Record<TutorService['state'], BadgeTone> = {
  ok: 'go',
  failing: 'stop',
  untried: 'plain',
}

export function Services({ tools }: { tools: readonly ToolManifest[] }) {
  const { data, ...query } = useQuery({ queryKey: SERVICES_KEY, queryFn: fetchServices })
  if (!data) {
    return (
      <Panel title={<Trans>Services that answer</Trans>}>
        <QueryState query={query} />
      </Panel>
    )
  }
  if (data.services.length === 0) return <NoService />
  return (
    <>
      <Panel
        title={<Trans>Services that answer</Trans>}
        about={<Trans>Asked in this order; the next one when the one before fails.</Trans>}
      >
        <Table services={data.services} />
        <Totals of={data} />
      </Panel>
      <Trial tools={tools} />
    </>
  )
}

function Table({ services }: { services: readonly TutorService[] }) {
  const { t } = useLingui()
  const { count } = useFormat()
  return (
    <DataTable
      label={t`Services that answer`}
      head={[
        { label: <Trans>Service</Trans> },
        { label: <Trans>Model</Trans> },
        { label: <Trans>How it is</Trans> },
        { label: <Trans>Answers today</Trans>, number: true },
        { label: <Trans>Tokens today</Trans>, number: true },
      ]}
    >
      {services.map((one) => (
        <tr key={one.name}>
          <td>
            <bdi dir="ltr">{one.name}</bdi>
          </td>
          <td>
            <bdi dir="ltr">{one.model}</bdi>
          </td>
          <td>
            <Badge tone={TONES[one.state]}>{t(STATES[one.state])}</Badge>
            <Problem of={one} />
          </td>
          <td data-number>{count(one.answersToday)}</td>
          <td data-number>{count(one.tokensToday)}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function Problem({ of: { lastProblem, lastDetail } }: { of: TutorService }) {
  const { t } = useLingui()
  if (lastProblem === null) return null
  const words = SERVICE_PROBLEMS[lastProblem]
  return (
    <div className={styles.problem}>
      {words ? t(words) : lastProblem}
      {lastDetail !== null && (
        <small>
          <bdi dir="ltr">{lastDetail}</bdi>
        </small>
      )}
    </div>
  )
}

function Totals({ of: { services, dailyTokens, moderation } }: { of: TutorServices }) {
  const { count } = useFormat()
  const used = services.reduce((sum, { tokensToday }) => sum + tokensToday, 0)
  const now = count(used)
  return (
    <dl className={`${parts.facts} ${styles.totals}`}>
      <div>
        <dt>
          <Trans>Used of today’s budget</Trans>
        </dt>
        <dd>
          {dailyTokens === null ? (
            <Trans>
              <Plural value={used} one="# token" other="# tokens" />; there is no limit (
              <code dir="ltr">AI_DAILY_TOKENS</code>)
            </Trans>
          ) : (
            <>
              <Trans>
                {now} of <Plural value={dailyTokens} one="# token" other="# tokens" />
              </Trans>
              {dailyTokens > 0 && (
                <meter className={styles.meter} min={0} max={dailyTokens} value={used}>
                  {now}
                </meter>
              )}
              {used >= dailyTokens && (
                <Trans>It is used up: until midnight nobody gets an answer.</Trans>
              )}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Who looks at texts</Trans>
        </dt>
        <dd>
          {moderation ? (
            <Trans>Our own word lists, and a service as well.</Trans>
          ) : (
            <Trans>
              Our own word lists alone (<code dir="ltr">AI_MODERATION</code>).
            </Trans>
          )}
        </dd>
      </div>
    </dl>
  )
}
