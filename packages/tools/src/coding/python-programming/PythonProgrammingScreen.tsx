import { NOTEBOOK_FORMAT } from '@panya/domain/notebook/notebook.ts'
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
import { useLanguageHelp } from './language-help.ts'
import styles from './PythonProgrammingScreen.module.css'
import type { PythonSession } from './python-session.ts'
import { useFollowing, useRemembered, useRoom, useRoomState, useSaving } from './session-hooks.ts'
import { useTaskCheck } from './task-check.ts'
import { type Texts, useTexts } from './texts.ts'
import { tutorSubject } from './tutor-subject.ts'

/** Python programming: write, run, watch, understand. */
export default function PythonProgrammingScreen({ host }: ToolScreenProps) {
  const t = useTexts(host.locale)
  const room = useRoom(host)
  if (!globalThis.crossOriginIsolated) return <p className={styles.notice}>{t('notIsolated')}</p>
  return room ? <Room t={t} host={host} room={room} /> : null
}

type PhonePane = 'challenges' | 'code' | 'output'

function Room({ t, host, room }: { t: Texts; host: ToolHost; room: PythonSession }) {
  const state = useRoomState(room)
  const challenges = useChallenges(room, host)
  const [challengesOpen, setChallengesOpen] = useState(false)
  const [phonePane, setPhonePane] = useState<PhonePane>('code')
  const [share, setShare] = useRemembered(host, 'python-panes', 55)
  const [settings, setSettings] = useRemembered(host, 'python-editor', DEFAULT_SETTINGS)
  const help = useLanguageHelp(t, room)
  useSaving(room, host, challenges.current !== null)
  useFollowing(room, host)
  const checkTask = useTaskCheck(t, room, host)

  async function run() {
    setPhonePane('output')
    host.activity({ kind: 'run' })
    const answer = await room.run()
    if (answer?.ending === 'error') host.activity({ kind: 'error', detail: answer.error.type })
  }

  async function tidy() {
    const done = await help.tidy()
    host.toast(t(done ? 'tidied' : 'tidyFailed'), done ? 'success' : 'info')
  }

  function openNotebook() {
    const title = host.project?.title ?? 'Python'
    void host.openNew(notebookOf(room.files.project()), title)
  }

  return (
    <div className={styles.room} data-phone={phonePane}>
      <Toolbar
        t={t}
        status={state.status}
        challengesOpen={challengesOpen}
        onRun={() => void run()}
        onStop={() => room.stop()}
        onTrace={() => {
          setPhonePane('output')
          void room.trace()
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
          onSearch: () => room.files.editor?.perform('search'),
          onNotebook: host.canOpen(NOTEBOOK_FORMAT) ? openNotebook : null,
        }}
      />
      <TutorButton host={host} read={() => tutorSubject(room)} />
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
              <FileTabs
                t={t}
                room={room}
                state={state}
                readonly={host.readonly}
                onEdited={() => room.edited()}
              />
              <EditorPane
                t={t}
                host={host}
                room={room}
                state={state}
                fontSize={settings.fontSize}
                theme={settings.theme}
                helpers={help.helpers}
                onRun={() => void run()}
              />
            </>
          }
          second={<OutputPane t={t} host={host} room={room} state={state} />}
        />
      </div>
    </div>
  )
}

interface PhoneTabsProps {
  t: Texts
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
