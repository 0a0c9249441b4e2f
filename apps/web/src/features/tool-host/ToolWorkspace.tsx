/** A tool at work: opens the project, hosts the screen, and shows what can be done with the work. */
import { useLingui } from '@lingui/react/macro'
import { directionOf } from '@panya/domain/locale/locale.ts'
import { lackOf } from '@panya/tools/host/browser/lack-of.ts'
import { keepScrollPlaces } from '@panya/tools/host/place/scroll-places.ts'
import { ToolActionsSlot } from '@panya/tools/host/ToolActions.tsx'
import { ToolAsideSlot } from '@panya/tools/host/ToolAside.tsx'
import type { AssignedGame, ToolHost, ToolTask, ToolUser } from '@panya/tools/host/tool-host.ts'
import { ToolHeader } from '@panya/ui/ToolHeader/ToolHeader.tsx'
import { ToolLoading } from '@panya/ui/ToolLoading/ToolLoading.tsx'
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAddress } from '../../adapters/address.ts'
import type { FillProgress } from '../../adapters/assets/fill-document.ts'
import type { KeptPlace } from '../../adapters/place/kept-place.ts'
import { useSite } from '../../adapters/site.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { InsecurePage } from './InsecurePage.tsx'
import { OpeningProblem } from './OpeningProblem.tsx'
import type { OpenedProject } from './open-project.ts'
import { ProjectMenu } from './ProjectMenu.tsx'
import { SaveStateLabel } from './SaveStateLabel.tsx'
import { TitleField } from './TitleField.tsx'
import styles from './ToolWorkspace.module.css'
import type { ToolParts } from './tool-parts.ts'
import type { ToolSession } from './tool-session.ts'
import { useKeepingNotice } from './use-keeping-notice.ts'
import { useLostNotice } from './use-lost-notice.ts'
import { useOpenedProject } from './use-opened-project.ts'
import { useRoomNotice } from './use-room-notice.ts'
import { useToolHost } from './use-tool-host.ts'
import { useToolPlace } from './use-tool-place.ts'

interface ToolWorkspaceProps {
  tool: ToolParts
  user: ToolUser
  projectId: string | null
  /** What the teacher asked for, where the tool can check it. */
  task?: ToolTask | null
  /** For a teacher who records a solution. */
  record?: ToolHost['record']
  /** The game a teacher asked for, where that is why it was opened. */
  assigned?: AssignedGame | null
  /** It is somebody's first project. */
  guided?: boolean
  /** Shown in the header renderBeside the tool's own actions; it is given a way to save now. */
  renderBeside?: ((flush: () => Promise<unknown>) => ReactNode) | undefined
}

/** Games keep progress; they open a project only for a level somebody makes. */
export function ToolWorkspace(props: ToolWorkspaceProps) {
  const { tool, projectId } = props
  const { documentFormat, family } = tool.manifest
  const keepsProjects = documentFormat !== null && (family !== 'games' || projectId !== null)
  if (keepsProjects && lackOf('programs') === 'programs-insecure')
    return <InsecurePage tool={tool} />
  return keepsProjects ? <ProjectWorkspace {...props} /> : <PlainWorkspace {...props} />
}

function PlainWorkspace(props: ToolWorkspaceProps) {
  const { tool, user } = props
  const { t } = useLingui()
  const place = useToolPlace(user.id, tool.manifest.path)
  if (!place) return <Waiting tool={tool} message={t`Opening the game…`} />
  return <PlainTool {...props} place={place} />
}

function PlainTool({ place, ...props }: ToolWorkspaceProps & { place: KeptPlace }) {
  const { tool, user, task = null, assigned = null, renderBeside } = props
  const host = useToolHost({ tool, user, opened: null, session: null, place, task, assigned })
  const menu = renderBeside?.(host.flush)
  return <Frame tool={tool} host={host} header={null} menu={menu} screenKey="plain" />
}

function ProjectWorkspace({
  tool,
  user,
  projectId,
  task = null,
  record = null,
  assigned = null,
  guided = false,
  renderBeside,
}: ToolWorkspaceProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const untitled = tool.manifest.title[locale]
  const { opening, reopen } = useOpenedProject({
    user: user.id,
    guest: user.role === 'demo',
    tool,
    projectId,
    untitled,
    onNamed: nameAddress,
  })
  function openingMessage(progress: FillProgress | null): string {
    if (!progress) return t`Opening your project…`
    const { done, total } = progress
    return t`Getting the pictures and sounds: ${done} of ${total}`
  }

  switch (opening.phase) {
    case 'loading':
      return <Waiting tool={tool} message={openingMessage(opening.progress)} />
    case 'conflict':
      return (
        <>
          <Waiting tool={tool} message={t`Two versions of this project`} />
          <ConflictDialog user={user.id} tool={tool} {...opening} onResolved={reopen} />
        </>
      )
    case 'ready':
      return (
        <Opened
          key={`${opening.opened.id}:${opening.opened.epoch}:${opening.opened.base}`}
          {...{ tool, user, untitled, reopen, task, record, assigned, guided, renderBeside }}
          session={opening.session}
          place={opening.place}
          opened={opening.opened}
        />
      )
    case 'elsewhere':
    case 'taken-over':
    case 'in-trash':
    case 'not-found':
    case 'unreachable':
      return (
        <OpeningProblem tool={tool} phase={opening.phase} reopen={reopen} projectId={projectId} />
      )
  }
}

interface OpenedProps extends Pick<ToolWorkspaceProps, 'renderBeside'> {
  tool: ToolParts
  user: ToolUser
  task: ToolTask | null
  record: ToolHost['record']
  assigned: AssignedGame | null
  guided: boolean
  untitled: string
  session: ToolSession
  place: KeptPlace
  opened: OpenedProject
  reopen(): void
}

function Opened(props: OpenedProps) {
  const { tool, user, untitled, session, place, opened, reopen, task, assigned } = props
  const { record, guided, renderBeside } = props
  const state = useSyncExternalStore(session.subscribe, () => session.state)
  const host = useToolHost({ tool, user, opened, session, place, task, record, assigned, guided })
  useLostNotice(opened.lost)
  useRoomNotice(state)
  useKeepingNotice(state)
  const header = (
    <>
      <TitleField session={session} fallback={untitled} />
      <SaveStateLabel state={state} />
    </>
  )
  return (
    <>
      <Frame
        {...{ tool, host, header }}
        menu={
          <>
            {renderBeside?.(() => session.flush())}
            <ProjectMenu {...{ tool, user, session, opened, state }} onReplaced={reopen} />
          </>
        }
        screenKey={opened.id}
      />
      {state === 'conflict' && (
        <ConflictDialog user={user.id} tool={tool} session={session} onResolved={reopen} />
      )}
    </>
  )
}

interface FrameProps {
  tool: ToolParts
  host: ToolHost
  header: ReactNode
  menu: ReactNode
  screenKey: string
}

function Frame({ tool, host, header, menu, screenKey }: FrameProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const { brand } = useSite()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [aside, setAside] = useState<HTMLElement | null>(null)
  const places = useRef<HTMLDivElement>(null)
  const { place } = host
  useEffect(
    () => (place && places.current ? keepScrollPlaces(places.current, place) : undefined),
    [place],
  )
  const { Screen, manifest } = tool
  const title = manifest.title[locale]
  return (
    <div className={styles.page} data-family={manifest.family} dir={directionOf(locale)}>
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={
          header ? (
            <div className={styles.title}>
              <h1 className={styles.hidden}>{title}</h1>
              {header}
            </div>
          ) : (
            <h1>{title}</h1>
          )
        }
      >
        <div ref={setSlot} className={styles.slot} />
        {menu}
      </ToolHeader>
      <div className={styles.places} ref={places}>
        <main id="main" tabIndex={-1} className={styles.work}>
          <ToolActionsSlot value={slot}>
            <ToolAsideSlot value={aside}>
              <Suspense
                fallback={<ToolLoading kind={brand.mascot} message={t`Getting ${title} ready…`} />}
              >
                <Screen key={screenKey} host={host} />
              </Suspense>
            </ToolAsideSlot>
          </ToolActionsSlot>
        </main>
        <div ref={setAside} className={styles.aside} />
      </div>
    </div>
  )
}

function Waiting({ tool, message }: { tool: ToolParts; message: string }) {
  const { brand } = useSite()
  const { locale, to } = useAddress()
  const { t } = useLingui()
  const { manifest } = tool
  return (
    <div className={styles.page} data-family={manifest.family}>
      <ToolHeader
        backHref={to('/home')}
        backLabel={t`Back to all tools`}
        title={<h1>{manifest.title[locale]}</h1>}
      />
      <main id="main" tabIndex={-1} className={styles.work}>
        <ToolLoading kind={brand.mascot} message={message} />
      </main>
    </div>
  )
}

/** Without the router: the page stays as it is, only a reload will read the address. */
function nameAddress(id: string): void {
  const url = new URL(window.location.href)
  url.searchParams.set('project', id)
  window.history.replaceState(window.history.state, '', url)
}
