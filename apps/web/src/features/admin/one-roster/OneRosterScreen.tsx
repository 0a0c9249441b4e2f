/** People and classes from a school's own system: choose the export, see what would happen, import it. */
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fetchRosterSources,
  type ListWish,
  previewRoster,
} from '../../../adapters/admin/one-roster.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { useAction } from '../parts/use-action.ts'
import { ChooseList } from './ChooseList.tsx'
import { ImportPanel } from './ImportPanel.tsx'
import { KnownLists } from './KnownLists.tsx'
import { MissingTeachers } from './MissingTeachers.tsx'
import { ProblemTable } from './ProblemTable.tsx'

type Looked = { wish: ListWish; preview: Awaited<ReturnType<typeof previewRoster>> }

export default function OneRosterScreen() {
  const sources = useQuery({ queryKey: ['admin', 'one-roster'], queryFn: fetchRosterSources })
  const [looked, setLooked] = useState<Looked | null>(null)
  const look = useAction({
    send: async (wish: ListWish) => ({ wish, preview: await previewRoster(wish) }),
    touches: [],
    done: setLooked,
  })
  const { wish, preview } = looked ?? {}
  const { plan, source } = preview ?? {}
  return (
    <AdminPage
      title={<Trans>School lists</Trans>}
      lead={
        <Trans>
          Take over people and classes from your school’s system: export them there as OneRoster CSV
          (1.1 or 1.2) and choose the zip file here. The same list can be imported again at any
          time; it makes nothing twice and deletes nobody.
        </Trans>
      }
    >
      <ChooseList
        look={look}
        known={(sources.data ?? []).map((one) => one.source)}
        onChange={() => setLooked(null)}
      />
      {preview && preview.problems.length > 0 && <ProblemTable preview={preview} />}
      {wish && plan && source && (
        <ImportPanel key={plan.key} wish={{ ...wish, source }} plan={plan} again={look.run} />
      )}
      {plan && plan.missingTeachers.length > 0 && (
        <MissingTeachers teachers={plan.missingTeachers} />
      )}
      {sources.data && sources.data.length > 0 && <KnownLists sources={sources.data} />}
    </AdminPage>
  )
}
