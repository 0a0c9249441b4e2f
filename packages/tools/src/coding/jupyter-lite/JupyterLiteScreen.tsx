import type { FileRefusal } from '@panya/domain/notebook/data-file.ts'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { saveFile } from '../../coding-kit/save-file.ts'
import { LackNote } from '../../host/browser/LackNote.tsx'
import { programsLack } from '../../host/browser/lack-of.ts'
import { type FrameFacts, placeFrame } from '../../host/early-frame.ts'
import { oneOf, usePlace } from '../../host/place/use-place.ts'
import { useWasRunning } from '../../host/place/use-was-running.ts'
import type { ToolDocument, ToolHost, ToolScreenProps } from '../../host/tool-host.ts'
import { TutorButton } from '../../host/tutor/TutorButton.tsx'
import { CheckPanel } from './components/CheckPanel.tsx'
import { FilesPanel } from './components/FilesPanel.tsx'
import { SitePreparing } from './components/SitePreparing.tsx'
import { type PanelName, Toolbar } from './components/Toolbar.tsx'
import { Unreadable } from './components/Unreadable.tsx'
import { NOTEBOOK_ADDRESS, readProject } from './core/document.ts'
import { toScript } from './core/project-file.ts'
import styles from './JupyterLiteScreen.module.css'
import { type Messages, useMessages } from './jupyter-messages.ts'
import { keepLineInSight } from './line-in-sight.ts'
import type { NotebookEvent, NotebookSession } from './notebook-session.ts'
import {
  onFrameMissing,
  useNotebookSession,
  useNotebookState,
  useSiteStatus,
} from './session-hooks.ts'
import { NotebookTask } from './task/NotebookTask.tsx'
import { tutorSubject } from './tutor-subject.ts'

const LessonsPanel = lazy(() => import('./components/LessonsPanel.tsx'))
const TaskPanel = lazy(() => import('./grading/TaskPanel.tsx'))
const GradePanel = lazy(() => import('./grading/GradePanel.tsx'))

/** The notebook: JupyterLab's paper in our frame, saved like every other project. */
export default function JupyterLiteScreen({ host }: ToolScreenProps) {
  const t = useMessages(host.locale)
  const document = host.project?.document
  const unread = useMemo(() => unreadable(document), [document])
  const lack = typeof window === 'undefined' ? null : programsLack()
  if (lack) {
    return (
      <div className={styles.notice}>
        <LackNote locale={host.locale} lack={lack} />
      </div>
    )
  }
  if (unread) return <Unreadable t={t} problem={unread.problem} detail={unread.detail} />
  return <OpenNotebook t={t} host={host} />
}

const isPanel = oneOf<PanelName>('lessons', 'files', 'check', 'task', 'grade')
const isPanelOrNone = (value: unknown): value is PanelName | null =>
  value === null || isPanel(value)

function unreadable(document: ToolDocument | undefined) {
  const read = document && readProject(document)
  return read && !read.ok ? read : null
}

function OpenNotebook({ t, host }: { t: Messages; host: ToolHost }) {
  const session = useNotebookSession(host)
  const state = useNotebookState(session)
  const tool = { t, host, session, state }
  const [missing, setMissing] = useState(false)
  const site = useSiteStatus(state.loaded, missing)
  // Who only looks around is shown what there is; everybody else finds an empty sheet.
  const [panel, setPanel] = usePlace<PanelName | null>(
    host,
    'panel',
    host.user?.role === 'demo' && session.isBlank ? 'lessons' : null,
    isPanelOrNone,
  )
  useWasRunning(host, state.kernel === 'busy' || state.kernel === 'input')
  useEffect(() => session.onEvent((event) => announce(t, host, event)), [session, host, t])

  const close = () => setPanel(null)

  function downloadScript() {
    saveFile(`${host.project?.title ?? 'notebook'}.py`, toScript(session.document()).bytes)
  }

  return (
    <div className={styles.screen}>
      <Toolbar
        {...tool}
        site={site}
        panel={panel}
        onPanel={(name) => setPanel(name === panel ? null : name)}
        onAction={(action) => {
          session.act(action)
          if (action === 'restart') host.toast(t('restarted'), 'info')
        }}
        onView={() => void session.show(state.view === 'lab' ? 'notebook' : 'lab')}
        onScript={downloadScript}
      />
      <NotebookTask host={host} session={session} />
      <TutorButton host={host} read={() => tutorSubject(session, host.locale)} />
      {host.readonly && <p className={styles.banner}>{t('readonly')}</p>}
      {session.newerFormat !== null && (
        <p className={styles.banner}>{t('newerFormat', { version: session.newerFormat })}</p>
      )}
      <div className={styles.work}>
        <div className={styles.paper}>
          {!state.open && <SitePreparing t={t} status={site} />}
          <NotebookFrame
            key={`${state.view} ${site?.state === 'ready'}`}
            t={t}
            session={session}
            facts={{
              locale: host.locale,
              ...(state.view === 'lab' ? { view: 'lab' } : {}),
            }}
            shown={state.open}
            onMissing={() => setMissing(true)}
          />
        </div>
        {panel === 'lessons' && (
          <Suspense>
            <LessonsPanel {...tool} onClose={close} />
          </Suspense>
        )}
        {panel === 'task' && (
          <Suspense>
            <TaskPanel {...tool} onClose={close} />
          </Suspense>
        )}
        {panel === 'grade' && (
          <Suspense>
            <GradePanel {...tool} onClose={close} />
          </Suspense>
        )}
        {panel === 'check' && <CheckPanel {...tool} onClose={close} />}
        {panel === 'files' && <FilesPanel {...tool} onClose={close} />}
      </div>
    </div>
  )
}

const REFUSALS = {
  'bad-name': 'fileBadName',
  'too-large': 'fileTooLarge',
  full: 'filesFull',
} as const satisfies Record<FileRefusal, string>

function announce(t: Messages, host: ToolHost, event: NotebookEvent): void {
  if (event.kind === 'stopped-hard') return host.toast(t('stoppedHard'), 'info')
  if (event.kind === 'unsaved') return host.toast(t('unsaved', { detail: event.detail }), 'error')
  host.toast(t(REFUSALS[event.why], { name: event.name }), 'error')
}

interface NotebookFrameProps {
  t: Messages
  session: NotebookSession
  facts: FrameFacts
  shown: boolean
  /** The server had no notebook to send. */
  onMissing(): void
}

/** React keeps the place; the frame in it may have begun before React did. */
function NotebookFrame({ t, session, facts, shown, onMissing }: NotebookFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const title = t('frame')
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const frame = placeFrame(current, NOTEBOOK_ADDRESS, facts)
    const detach = session.attach(frame)
    const forget = onFrameMissing(frame, onMissing)
    const letGo = keepLineInSight(frame)
    return () => {
      detach()
      letGo()
      forget()
      frame.remove()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a frame is born with its facts
  }, [session])
  useEffect(() => {
    const frame = place.current?.querySelector('iframe')
    if (frame) frame.title = title
  }, [title])
  return <div ref={place} className={styles.frame} data-shown={shown} />
}
