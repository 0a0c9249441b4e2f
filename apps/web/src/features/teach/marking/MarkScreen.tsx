/** Marking a class in a row: the work runs on one side, what it is worth is written on the other. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { isShown, readFilter, type WorkFilter } from '@panya/domain/classroom/marking.ts'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { openAssignment } from '../../../adapters/teach/assignment-api.ts'
import { BrandMascotMessage } from '../../../parts/mascot/BrandMascotMessage.tsx'
import { WorkDesk, type WorkTools } from '../WorkDesk.tsx'
import { MarkNav, type MarkPane } from './MarkNav.tsx'
import { MarkPanel } from './MarkPanel.tsx'
import { useMarking } from './use-marking.ts'

export function MarkScreen({ id, ...tools }: WorkTools & { id: number }) {
  const [search] = useSearchParams()
  const { to } = useAddress()
  const { data, isError } = useQuery({
    queryKey: ['teach', 'assignment', id],
    queryFn: () => openAssignment(id),
  })
  const filter = readFilter(search.get('show')) ?? 'all'
  const wanted = Number(search.get('student') ?? 0)
  const rows = data?.submissions ?? []
  const row =
    rows.find(({ studentId }) => studentId === wanted) ??
    rows.find((one) => isShown(filter, one)) ??
    rows[0]
  if (isError || (data && !row)) {
    return (
      <main id="main" tabIndex={-1}>
        <BrandMascotMessage
          mood="oops"
          title={<Trans>There is nothing to mark here</Trans>}
          actions={
            <a href={to('/teach')}>
              <Trans>My classes</Trans>
            </a>
          }
        />
      </main>
    )
  }
  if (!data || !row) return <main id="main" tabIndex={-1} aria-busy="true" />
  return <Row given={data.assignment} rows={rows} row={row} filter={filter} tools={tools} />
}

interface RowProps {
  given: Assignment
  rows: readonly Submission[]
  row: Submission
  filter: WorkFilter
  tools: WorkTools
}

function Row({ given, rows, row, filter, tools }: RowProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const marking = useMarking({ given, rows, row, filter })
  const [pane, setPane] = useState<MarkPane>('work')
  const backHref = to(`/teach/assignment?id=${given.id}&show=${filter}`)
  useNavigationKeys(marking)

  /** The way back waits until what is typed is kept. */
  async function leave(event: MouseEvent): Promise<void> {
    const link = (event.target as Element).closest('a')
    if (link?.getAttribute('href') !== backHref || !marking.dirty || event.ctrlKey) return
    event.preventDefault()
    if (await marking.keep()) window.location.assign(link.href)
  }

  return (
    // The link itself is reached by keyboard, and its click comes here.
    <div onClickCapture={(event) => void leave(event)}>
      <WorkDesk
        {...tools}
        projectId={row.projectId}
        instead={<NothingMade row={row} />}
        assignmentId={given.id}
        name={personName(row)}
        backHref={backHref}
        panelName={t`Marking`}
        pane={pane}
        onSuggest={marking.suggest}
        nav={
          <MarkNav
            rows={rows}
            row={row}
            filter={filter}
            marking={marking}
            pane={pane}
            onPane={setPane}
          />
        }
        panel={
          <MarkPanel given={given} rows={rows} row={row} marking={marking} backHref={backHref} />
        }
      />
    </div>
  )
}

/** A game's own level leaves stars, no work; others have not begun. */
function NothingMade({ row }: { row: Submission }) {
  return (
    <BrandMascotMessage
      mood={row.stars === null ? 'asleep' : 'well-done'}
      title={
        row.stars === null ? (
          <Trans>There is no work to look at</Trans>
        ) : (
          <Trans>The stars are the work</Trans>
        )
      }
    >
      {row.stars === null ? (
        <Trans>You can write a mark and a few words all the same.</Trans>
      ) : (
        '★'.repeat(row.stars)
      )}
    </BrandMascotMessage>
  )
}

/** Keys that no tool and no text field has another use for, so they work from everywhere on the page. */
function useNavigationKeys({ queue, open }: ReturnType<typeof useMarking>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key !== 'PageDown' && event.key !== 'PageUp') return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      void open(event.key === 'PageDown' ? queue.next : queue.previous)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
