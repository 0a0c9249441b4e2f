import { Trans, useLingui } from '@lingui/react/macro'
import type { RosterSource } from '@panya/domain/school-roster/roster-preview.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { Panel } from '../parts/Panel.tsx'

export function KnownLists({ sources }: { sources: readonly RosterSource[] }) {
  const { t } = useLingui()
  const { count } = useFormat()
  return (
    <Panel title={<Trans>Schools with lists</Trans>}>
      <DataTable
        label={t`Schools with lists`}
        head={[
          { label: <Trans>Name of the school</Trans> },
          { label: <Trans>People</Trans>, number: true },
          { label: <Trans>Have left</Trans>, number: true },
          { label: <Trans>Classes</Trans>, number: true },
        ]}
      >
        {sources.map(({ source, people, left, classes }) => (
          <tr key={source}>
            <td>
              <bdi>{source}</bdi>
            </td>
            <td data-number>{count(people)}</td>
            <td data-number>{count(left)}</td>
            <td data-number>{count(classes)}</td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}
