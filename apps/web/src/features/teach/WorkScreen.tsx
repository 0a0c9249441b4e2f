/** A learner's work, live and read-only, with the talk about it and the mark beside it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import { directionOf } from '@panya/domain/locale/locale.ts'
import { ToolActionsSlot } from '@panya/tools/host/ToolActions.tsx'
import type { ToolHost, ToolScreenProps } from '@panya/tools/host/tool-host.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { useQuery } from '@tanstack/react-query'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { useColorScheme } from '../../adapters/color-scheme.ts'
import { useSite } from '../../adapters/site.ts'
import { fetchStarter, openAssignment } from '../../adapters/teach/assignment-api.ts'
import { fetchWork, type Work } from '../../adapters/teach/work-api.ts'
import { clickedPlace, type Place } from './clicked-place.ts'
import { MarkForm } from './MarkForm.tsx'
import styles from './WorkScreen.module.css'

const REFRESH_MS = 3000

export interface ClickedPlace {
  place: Place | null
  /** Another click on the same place counts again. */
  count: number
}

/** What a tool's own tests give for the work. */
interface SuggestedPoints {
  points: number
  of: number
  /** The same points may be brought again, over what was typed since. */
  count: number
}

interface WorkScreenProps {
  /** The screen of the tool at a path, when it is part of this installation. */
  screenOf(path: string): { manifest: ToolManifest; Screen: ComponentType<ToolScreenProps> } | null
  /** `clicked`: the last place in the work. */
  renderComments(projectId: string, manifest: ToolManifest, clicked: ClickedPlace): ReactNode
}

type Opened = Work & { document: NonNullable<Work['document']> }

/** Asks every few seconds; the document only travels when the learner has saved something new. */
function useLiveWork(id: string): { work: Opened | null; missing: boolean } {
  const [work, setWork] = useState<Opened | null>(null)
  const { data, isError } = useQuery({
    queryKey: ['teach-work', id, work?.revision ?? 0],
    queryFn: () => fetchWork(id, work?.revision ?? 0),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
  useEffect(() => {
    if (data?.document) setWork(data as Opened)
  }, [data])
  return { work, missing: isError && work === null }
}

export function WorkScreen({ screenOf, renderComments }: WorkScreenProps) {
  const { t } = useLingui()
  const { brand } = useSite()
  const [search] = useSearchParams()
  const { work, missing } = useLiveWork(search.get('id') ?? '')
  const [panel, setPanel] = useState(true)
  const [clicked, setClicked] = useState<ClickedPlace>({ place: null, count: 0 })
  const [suggested, setSuggested] = useState<SuggestedPoints | null>(null)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const { to } = useAddress()
  const parts = work && screenOf(work.tool)
  const click = useCallback(
    (place: Place) => setClicked(({ count }) => ({ place, count: count + 1 })),
    [],
  )
  if (missing || (work && !parts)) {
    return (
      <main id="main" tabIndex={-1}>
        <MascotMessage
          kind={brand.mascot}
          mood="oops"
          title={<Trans>This work cannot be shown</Trans>}
        >
          <p>
            <Trans>It may have been deleted, or its owner is not in one of your classes.</Trans>
          </p>
        </MascotMessage>
      </main>
    )
  }
  const assignmentId = Number(search.get('assignment') ?? 0)
  const name = work ? personName(work.author) : ''
  return (
    <div className={styles.page} data-family={parts?.manifest.family}>
      <ToolHeader
        backHref={to(assignmentId > 0 ? `/teach/assignment?id=${assignmentId}` : '/teach')}
        backLabel={t`Back`}
        title={
          <div className={styles.who}>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <span>
              <bdi>{work?.title}</bdi> · <Trans>live, read-only</Trans>
            </span>
          </div>
        }
      >
        <div ref={setSlot} className={styles.slot} />
        <Button size="small" look="ghost" aria-expanded={panel} onClick={() => setPanel(!panel)}>
          <Trans>Comments</Trans>
        </Button>
      </ToolHeader>
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* A short way with the mouse: the place can be typed as well. */}
        <div
          className={styles.work}
          onClickCapture={({ target, clientY }) => {
            const place = clickedPlace(target, clientY)
            if (place) click(place)
          }}
        >
          <ToolActionsSlot value={slot}>
            {work && parts ? (
              <Suspense
                fallback={<ToolLoading kind={brand.mascot} message={t`Opening the project…`} />}
              >
                <LiveTool
                  key={parts.manifest.followsWork ? work.id : work.revision}
                  work={work}
                  Screen={parts.Screen}
                  onClicked={click}
                  assignmentId={assignmentId}
                  onSuggest={setSuggested}
                />
              </Suspense>
            ) : (
              <ToolLoading kind={brand.mascot} message={t`Opening the project…`} />
            )}
          </ToolActionsSlot>
        </div>
        {panel && work && parts && (
          <aside className={styles.panel} aria-label={t`Comments`}>
            {assignmentId > 0 && (
              <Marking
                id={assignmentId}
                studentId={Number(search.get('student') ?? 0)}
                suggested={suggested}
              />
            )}
            {renderComments(work.id, parts.manifest, clicked)}
          </aside>
        )}
      </main>
    </div>
  )
}

interface MarkingProps {
  id: number
  studentId: number
  suggested: SuggestedPoints | null
}

function Marking({ id, studentId, suggested }: MarkingProps) {
  const { data } = useQuery({
    queryKey: ['teach', 'assignment', id],
    queryFn: () => openAssignment(id),
  })
  const submission = data?.submissions.find((row) => row.studentId === studentId)
  if (!data || !submission) return null
  return (
    <section>
      <h2>
        <Trans>Mark</Trans>
      </h2>
      <MarkForm
        key={`${submission.studentId} ${suggested?.count ?? 0}`}
        suggested={suggested && markOf(suggested, data.assignment.maxMark)}
        given={data.assignment}
        submission={submission}
        onDone={() => undefined}
      />
    </section>
  )
}

/** In halves, as marks are given. */
const markOf = ({ points, of }: SuggestedPoints, most: number): number =>
  Math.round((points / of) * most * 2) / 2

interface LiveToolProps {
  work: Opened
  Screen: ComponentType<ToolScreenProps>
  onClicked(place: Place): void
  /** 0: looked at without one. */
  assignmentId: number
  onSuggest(change: (before: SuggestedPoints | null) => SuggestedPoints): void
}

function LiveTool({ work, Screen, onClicked, assignmentId, onSuggest }: LiveToolProps) {
  const { locale } = useAddress()
  const colorScheme = useColorScheme()
  const { mascot } = useSite().brand
  const host = useMemo<ToolHost>(
    () => ({
      locale,
      direction: directionOf(locale),
      colorScheme,
      mascot,
      user: null,
      readonly: true,
      project: { id: work.id, title: work.title, document: work.document, originId: null },
      changed: () => undefined,
      pictured: () => undefined,
      flush: async () => 'readonly',
      canOpen: () => false,
      openNew: async () => undefined,
      progress: { load: async () => null, save: async () => undefined },
      judge: () => Promise.reject(new Error('Nothing is judged while looking on.')),
      activity: () => undefined,
      pointed: (excerpt) => onClicked({ kind: 'cell', excerpt }),
      toast: (message, kind = 'info') => void toast(message, { type: kind }),
      ...(assignmentId > 0 && {
        grading: {
          source: () => fetchStarter(assignmentId),
          suggest: (points, of) =>
            onSuggest((before) => ({ points, of, count: (before?.count ?? 0) + 1 })),
        },
      }),
    }),
    [locale, colorScheme, mascot, work, onClicked, assignmentId, onSuggest],
  )
  return <Screen host={host} />
}
