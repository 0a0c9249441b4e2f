/** Every privileged act: who did what to whom, when, from where, and what was there before. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { AuditQuery } from '@panya/domain/admin/audit.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchActs, searchAudit } from '../../../adapters/admin/figures.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { LoadMore } from '../parts/LoadMore.tsx'
import parts from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { useDebouncedValue } from '../parts/use-debounced-value.ts'
import styles from './Audit.module.css'
import { AuditList } from './AuditList.tsx'
import { actMessage } from './act-messages.ts'

type View = Omit<AuditQuery, 'after'>

export default function AuditScreen() {
  // A person's page leads here with what it is about, as `student:12`: no name, no email.
  const about = useSearchParams()[0].get('about') ?? ''
  const [view, setView] = useState<View>({ about })
  const change = (part: View) => setView({ ...view, ...part })
  const log = useLog(view)
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <AdminPage
      title={<Trans>Audit log</Trans>}
      lead={
        <Trans>
          What administrators, teachers and programs did to other people’s accounts and to the
          settings. Nothing in here can be changed or deleted.
        </Trans>
      }
    >
      <Filters view={view} change={change} />
      <QueryState query={log} />
      {log.data && entries.length === 0 && (
        <output className={parts.empty}>
          <Trans>Nothing was found.</Trans>
        </output>
      )}
      {entries.length > 0 && <AuditList entries={entries} />}
      <LoadMore query={log} />
    </AdminPage>
  )
}

function useLog(view: View) {
  const actor = useDebouncedValue(view.actor?.trim() ?? '')
  const about = useDebouncedValue(view.about?.trim() ?? '')
  const query = dropEmpty({ ...view, actor, about })
  return useInfiniteQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ pageParam }) => searchAudit({ ...query, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

function dropEmpty(view: View): View {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value))
}

function Filters({ view, change }: { view: View; change(part: View): void }) {
  const { t } = useLingui()
  const acts = useQuery({ queryKey: ['admin', 'audit', 'acts'], queryFn: fetchActs })
  return (
    <search className={styles.filters}>
      <TextField
        label={t`Who`}
        hint={t`The whole email`}
        type="search"
        autoComplete="off"
        value={view.actor ?? ''}
        onChange={(event) => change({ actor: event.target.value })}
      />
      <SelectField
        label={t`Did what`}
        value={view.act ?? ''}
        onChange={(event) => change({ act: event.target.value })}
      >
        <option value="">{t`Anything`}</option>
        {acts.data?.map((act) => {
          const message = actMessage(act)
          return (
            <option key={act} value={act}>
              {message ? t(message) : act}
            </option>
          )
        })}
      </SelectField>
      <TextField
        label={t`To whom or what`}
        hint={t`An email, or such as student:12`}
        type="search"
        autoComplete="off"
        value={view.about ?? ''}
        onChange={(event) => change({ about: event.target.value })}
      />
      <TextField
        label={t`From`}
        type="date"
        value={view.from ?? ''}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        label={t`To`}
        type="date"
        value={view.to ?? ''}
        onChange={(event) => change({ to: event.target.value })}
      />
    </search>
  )
}
