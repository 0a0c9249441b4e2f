/** A learner's work, live and read-only, with whatever belongs beside it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import { ToolActionsSlot } from '@panya/tools/host/ToolActions.tsx'
import type { ToolScreenProps } from '@panya/tools/host/tool-host.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSite } from '../../adapters/site.ts'
import { clickedPlace, type Place } from './clicked-place.ts'
import { LiveTool } from './LiveTool.tsx'
import { type OpenedWork, useLiveWork } from './use-live-work.ts'
import styles from './WorkDesk.module.css'

export interface ClickedPlace {
  place: Place | null
  /** Another click on the same place counts again. */
  count: number
}

export interface WorkTools {
  /** The screen of the tool at a path, when it is part of this installation. */
  screenOf(path: string): { manifest: ToolManifest; Screen: ComponentType<ToolScreenProps> } | null
  /** `clicked`: the last place in the work. */
  renderComments(projectId: string, manifest: ToolManifest, clicked: ClickedPlace): ReactNode
}

interface WorkDeskProps extends WorkTools {
  /** Null when the learner has made nothing to look at; then `instead` is shown. */
  projectId: string | null
  instead?: ReactNode
  /** 0: looked at without one. */
  assignmentId: number
  /** Known before the work is here. */
  name?: string
  backHref: string
  /** The name of what stands beside the work. */
  panelName: string
  /** Stands beside the work, above the talk about it. */
  panel?: ReactNode
  /** The way to other works; stays when the panel is folded. */
  nav?: ReactNode
  /** On a phone one of the two is seen. */
  pane?: 'work' | 'panel'
  onSuggest?(points: number, of: number): void
}

const NOWHERE: ClickedPlace = { place: null, count: 0 }
const ignore = () => undefined

export function WorkDesk(props: WorkDeskProps) {
  const { projectId, instead, assignmentId, backHref, panelName, panel, nav, pane } = props
  const { t } = useLingui()
  const { work, missing } = useLiveWork(projectId)
  const [open, setOpen] = useState(true)
  const [clicks, setClicks] = useState({ projectId, clicked: NOWHERE })
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const parts = work && props.screenOf(work.tool)
  const click = useCallback(
    (place: Place) =>
      setClicks((before) => ({
        projectId,
        clicked: { place, count: before.clicked.count + 1 },
      })),
    [projectId],
  )
  const clicked = clicks.projectId === projectId ? clicks.clicked : NOWHERE
  const lost = missing || (work !== null && !parts)
  if (lost && !panel) {
    return (
      <main id="main" tabIndex={-1}>
        <NotShown />
      </main>
    )
  }
  const name = props.name ?? (work ? personName(work.author) : '')
  return (
    <div className={styles.page} data-family={parts?.manifest.family}>
      <ToolHeader
        backHref={backHref}
        backLabel={t`Back`}
        title={
          <div className={styles.who}>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            {work && (
              <span>
                <bdi>{work.title}</bdi> · <Trans>live, read-only</Trans>
              </span>
            )}
          </div>
        }
      >
        <div ref={setSlot} className={styles.slot} />
        <Button
          size="small"
          look="ghost"
          className={nav ? styles.wide : ''}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {panelName}
        </Button>
      </ToolHeader>
      <main id="main" tabIndex={-1} className={styles.main} data-pane={pane} data-open={open}>
        {nav && <div className={styles.nav}>{nav}</div>}
        {/* A short way with the mouse: the place can be typed as well. */}
        <div
          className={styles.work}
          onClickCapture={({ target, clientY }) => {
            const place = clickedPlace(target, clientY)
            if (place) click(place)
          }}
        >
          {lost ? (
            <NotShown />
          ) : projectId === null ? (
            instead
          ) : (
            <ToolActionsSlot value={slot}>
              <Shown
                work={work}
                Screen={parts?.Screen}
                follows={parts?.manifest.followsWork ?? false}
                onClicked={click}
                assignmentId={assignmentId}
                onSuggest={props.onSuggest ?? ignore}
              />
            </ToolActionsSlot>
          )}
        </div>
        {open && (panel || (work && parts)) && (
          <aside className={styles.panel} aria-label={panelName}>
            {panel}
            {work && parts && props.renderComments(work.id, parts.manifest, clicked)}
          </aside>
        )}
      </main>
    </div>
  )
}

function NotShown() {
  const { brand } = useSite()
  return (
    <MascotMessage kind={brand.mascot} mood="oops" title={<Trans>This work cannot be shown</Trans>}>
      <p>
        <Trans>It may have been deleted, or its owner is not in one of your classes.</Trans>
      </p>
    </MascotMessage>
  )
}

interface ShownProps {
  work: OpenedWork | null
  Screen: ComponentType<ToolScreenProps> | undefined
  /** It takes what is new into the screen that is there. */
  follows: boolean
  onClicked(place: Place): void
  assignmentId: number
  onSuggest(points: number, of: number): void
}

function Shown({ work, Screen, follows, ...rest }: ShownProps) {
  const { t } = useLingui()
  const { brand } = useSite()
  const loading = <ToolLoading kind={brand.mascot} message={t`Opening the project…`} />
  if (!work || !Screen) return loading
  return (
    <Suspense fallback={loading}>
      <LiveTool
        key={follows ? work.id : `${work.id} ${work.revision}`}
        work={work}
        Screen={Screen}
        {...rest}
      />
    </Suspense>
  )
}
