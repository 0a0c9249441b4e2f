import { NOTEBOOK_FORMAT } from '@panya/domain/notebook/notebook.ts'
import type { FilePlace } from '@panya/engines/python/protocol.ts'
import { Suspense, useState } from 'react'
import { PaneSwitch } from '../../coding-kit/PaneSwitch.tsx'
import type { ToolHost, ToolScreenProps } from '../../host/tool-host.ts'
import { TutorButton } from '../../host/tutor/TutorButton.tsx'
import { useChallenges } from './challenge-hooks.ts'
import { ChallengePanel } from './components/ChallengePanel.tsx'
import { EditorPane } from './components/EditorPane.tsx'
import { FileTabs } from './components/FileTabs.tsx'
import { OutputPane } from './components/OutputPane.tsx'
import { DEFAULT_SETTINGS } from './components/SettingsMenu.tsx'
import { SplitPanes } from './components/SplitPanes.tsx'
import { Toolbar } from './components/Toolbar.tsx'
import { notebookOf } from './core/notebook.ts'
import { debugKeys } from './debug-keys.ts'
import { useLanguageHelp } from './language-help.ts'
import { smallPicture } from './last-picture.ts'
import styles from './PythonProgrammingScreen.module.css'
import { type Messages, useMessages } from './python-messages.ts'
import type { PythonSession } from './python-session.ts'
import {
  useFollowing,
  usePythonSession,
  useRemembered,
  useSaving,
  useSessionState,
} from './session-hooks.ts'
import { useTaskCheck } from './task-check.ts'
import { tutorSubject } from './tutor-subject.ts'

/** Python programming: write, run, watch, understand. */
export default function PythonProgrammingScreen({ host }: ToolScreenProps) {
  const t = useMessages(host.locale)
  const session = usePythonSession(host)
  if (!globalThis.crossOriginIsolated) return <p className={styles.notice}>{t('notIsolated')}</p>
  return session ? <Workbench t={t} host={host} session={session} /> : null
}

type PhonePane = 'challenges' | 'code' | 'output'

function Workbench({ t, host, session }: { t: Messages; host: ToolHost; session: PythonSession }) {
  const state = useSessionState(session)
  const tool = { t, host, session, state }
  const challenges = useChallenges(session, host)
  const [challengesOpen, setChallengesOpen] = useState(false)
  const [phonePane, setPhonePane] = useState<PhonePane>('code')
  const [share, setShare] = useRemembered(host, 'python-panes', 55)
  const [settings, setSettings] = useRemembered(host, 'python-editor', DEFAULT_SETTINGS)
  const help = useLanguageHelp(t, session)
  useSaving(session, host, challenges.current !== null)
  useFollowing(session, host)
  const checkTask = useTaskCheck(t, session, host)

  async function run(until?: FilePlace) {
    setPhonePane('output')
    if (session.state.status === 'paused') return session.debug.go('continue', until)
    if (session.state.job) return
    host.activity({ kind: 'run' })
    const answer = await session.run(until)
    showOnCard()
    if (answer?.ending === 'error') host.activity({ kind: 'error', detail: answer.error.type })
  }

  /** The card of the project shows what was drawn last. */
  function showOnCard() {
    const picture = session.lastPicture
    if (!picture || host.readonly || challenges.current !== null) return
    host.pictured(() => smallPicture(picture))
  }

  async function tidy() {
    const done = await help.tidy()
    host.toast(t(done ? 'tidied' : 'tidyFailed'), done ? 'success' : 'info')
  }

  function openNotebook() {
    const title = host.project?.title ?? 'Python'
    void host.openNew(notebookOf(session.files.project()), title)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that work wherever the focus is
    <div className={styles.screen} data-phone={phonePane} onKeyDown={debugKeys(session)}>
      <Toolbar
        t={t}
        status={state.status}
        challengesOpen={challengesOpen}
        onRun={() => void run()}
        onStop={() => session.stop()}
        onTrace={() => {
          setPhonePane('output')
          void session.trace()
        }}
        onCheck={challenges.current === null ? checkTask : null}
        onChallenges={() => {
          setChallengesOpen(!challengesOpen)
          setPhonePane(challengesOpen ? 'code' : 'challenges')
        }}
        settings={{
          settings,
          onSettings: setSettings,
          onTidy: () => void tidy(),
          onSearch: () => session.files.editor?.perform('search'),
          onBreakpoint: () => session.files.editor?.perform('breakpoint'),
          onRunToCursor: () => void run(session.cursor()),
          onNotebook: host.canOpen(NOTEBOOK_FORMAT) ? openNotebook : null,
        }}
      />
      <TutorButton host={host} read={() => tutorSubject(session)} />
      <PhoneTabs t={t} shown={phonePane} challengesOpen={challengesOpen} onShow={setPhonePane} />
      <div className={styles.work}>
        {challengesOpen && (
          <div className={styles.challenges}>
            <Suspense>
              <ChallengePanel t={t} locale={host.locale} challenges={challenges} />
            </Suspense>
          </div>
        )}
        <SplitPanes
          label={t('resize')}
          share={share}
          onShare={setShare}
          shown={phonePane === 'output' ? 'second' : 'first'}
          first={
            <>
              <FileTabs {...tool} onEdited={() => session.edited()} />
              <EditorPane
                {...tool}
                fontSize={settings.fontSize}
                theme={settings.theme}
                helpers={help.helpers}
                onRun={() => void run()}
                onRunToCursor={() => void run(session.cursor())}
              />
            </>
          }
          second={<OutputPane {...tool} />}
        />
      </div>
    </div>
  )
}

interface PhoneTabsProps {
  t: Messages
  shown: PhonePane
  challengesOpen: boolean
  onShow: (pane: PhonePane) => void
}

/** On a phone one pane is shown at a time. */
function PhoneTabs({ t, shown, challengesOpen, onShow }: PhoneTabsProps) {
  const panes = [
    ...(challengesOpen ? ([['challenges', t('challenges')]] as const) : []),
    ['code', t('paneCode')],
    ['output', t('paneOutput')],
  ] as const
  return (
    <div className={styles.phone}>
      <PaneSwitch label={t('panes')} panes={panes} shown={shown} onShow={onShow} />
    </div>
  )
}
