import { NOTEBOOK_ADDRESS } from '@panya/engines/notebook/notebook-site.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ToolHost, ToolScreenProps } from '../../kit/tool-host.ts'
import { TutorButton } from '../../kit/tutor/TutorButton.tsx'
import { CheckPanel } from './components/CheckPanel.tsx'
import { FilesPanel } from './components/FilesPanel.tsx'
import { SitePreparing } from './components/SitePreparing.tsx'
import { type PanelName, Toolbar } from './components/Toolbar.tsx'
import { toScript } from './core/project-file.ts'
import { saveBytes } from './downloads.ts'
import styles from './JupyterLiteScreen.module.css'
import type { NotebookRoom } from './notebook-room.ts'
import { useRoom, useRoomState, useSiteStatus } from './room-hooks.ts'
import { type Texts, useTexts } from './texts.ts'
import { tutorSubject } from './tutor-subject.ts'

const LessonsPanel = lazy(() => import('./components/LessonsPanel.tsx'))

/** The notebook: JupyterLab's paper in our frame, saved like every other project. */
export default function JupyterLiteScreen({ host }: ToolScreenProps) {
  const t = useTexts(host.locale)
  const room = useRoom(host)
  if (typeof window !== 'undefined' && !globalThis.crossOriginIsolated) {
    return <p className={styles.notice}>{t('notIsolated')}</p>
  }
  return <Room t={t} host={host} room={room} />
}

function Room({ t, host, room }: { t: Texts; host: ToolHost; room: NotebookRoom }) {
  const state = useRoomState(room)
  const site = useSiteStatus(state.loaded)
  const [panel, setPanel] = useState<PanelName | null>(null)
  useEffect(() => {
    return room.onNews((news) => {
      if (news === 'stopped-hard') host.toast(t('stoppedHard'), 'info')
      if (news === 'clean') host.toast(t('cleanDone'), 'success')
    })
  }, [room, host, t])

  function downloadScript() {
    saveBytes(`${host.project?.title ?? 'notebook'}.py`, toScript(room.document()).bytes)
  }

  return (
    <div className={styles.room}>
      <Toolbar
        t={t}
        state={state}
        panel={panel}
        readonly={host.readonly}
        onPanel={(name) => setPanel(name === panel ? null : name)}
        onAction={(action) => {
          room.act(action)
          if (action === 'restart') host.toast(t('restarted'), 'info')
        }}
        onView={() => void room.show(state.view === 'lab' ? 'notebook' : 'lab')}
        onScript={downloadScript}
      />
      <TutorButton host={host} tool="notebook" read={() => tutorSubject(room)} />
      {host.readonly && <p className={styles.banner}>{t('readonly')}</p>}
      <div className={styles.work}>
        <div className={styles.paper}>
          {!state.open && <SitePreparing t={t} status={site} />}
          <NotebookFrame
            key={`${state.view} ${site?.state === 'ready'}`}
            t={t}
            room={room}
            shown={state.open}
          />
        </div>
        {panel === 'lessons' && (
          <Suspense>
            <LessonsPanel t={t} host={host} onClose={() => setPanel(null)} />
          </Suspense>
        )}
        {panel === 'check' && (
          <CheckPanel t={t} state={state} room={room} onClose={() => setPanel(null)} />
        )}
        {panel === 'files' && (
          <FilesPanel t={t} host={host} state={state} room={room} onClose={() => setPanel(null)} />
        )}
      </div>
    </div>
  )
}

interface NotebookFrameProps {
  t: Texts
  room: NotebookRoom
  shown: boolean
}

function NotebookFrame({ t, room, shown }: NotebookFrameProps) {
  const [element, setElement] = useState<HTMLIFrameElement | null>(null)
  const [listening, setListening] = useState(false)
  useEffect(() => {
    if (!element) return undefined
    const detach = room.attach(element)
    // oxlint-disable-next-line react/set-state-in-effect -- the frame speaks first: it loads once somebody listens
    setListening(true)
    return detach
  }, [element, room])
  return (
    <iframe
      // Its scripts are our own and its policy lets no other run; it may not lead the page elsewhere.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-downloads allow-modals allow-popups"
      ref={setElement}
      className={styles.frame}
      data-shown={shown}
      title={t('frame')}
      allow="clipboard-read; clipboard-write; cross-origin-isolated"
      {...(listening ? { src: NOTEBOOK_ADDRESS } : {})}
    />
  )
}
