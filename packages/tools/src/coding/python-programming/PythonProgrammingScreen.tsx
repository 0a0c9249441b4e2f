import { NOTEBOOK_FORMAT } from '@panya/domain/notebook/notebook.ts'
import type { FilePlace } from '@panya/engines/python/protocol.ts'
import { PaneSwitch } from '@panya/ui/PaneSwitch/PaneSwitch.tsx'
import { Suspense, useState } from 'react'
import { LackNote } from '../../host/browser/LackNote.tsx'
import { programsLack } from '../../host/browser/lack-of.ts'
import { isYesNo, oneOf, usePlace } from '../../host/place/use-place.ts'
import { useWasRunning } from '../../host/place/use-was-running.ts'
import { smallPicture } from '../../host/small-picture.ts'
import { RecordButton } from '../../host/task/RecordButton.tsx'
import type { ToolHost, ToolScreenProps } from '../../host/tool-host.ts'
import { TutorButton } from '../../host/tutor/TutorButton.tsx'
import { useChallenges } from './challenge-hooks.ts'
import { ChallengePanel } from './components/ChallengePanel.tsx'
import { CoursePanel } from './components/course/CoursePanel.tsx'
import { EditorPane } from './components/EditorPane.tsx'
import { ExamplesDialog } from './components/ExamplesDialog.tsx'
import { FileTabs } from './components/FileTabs.tsx'
import { OutputPane } from './components/OutputPane.tsx'
import { DEFAULT_SETTINGS } from './components/SettingsMenu.tsx'
import { SplitPanes } from './components/SplitPanes.tsx'
import { Toolbar } from './components/Toolbar.tsx'
import { notebookOf } from './core/notebook.ts'
import { useCourse } from './course/course-hooks.ts'
import { debugKeys } from './debug-keys.ts'
import { useLanguageHelp } from './language-help.ts'
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
import { recordRun } from './task/record-run.ts'
import { TaskResults } from './task/TaskResults.tsx'
import { useTaskCheck } from './task/task-hooks.ts'
import { shownText, tutorSubject } from './tutor-subject.ts'

/** Python programming: write, run, watch, understand. */
export default function PythonProgrammingScreen({ host }: ToolScreenProps) {
  const t = useMessages(host.locale)
  const session = usePythonSession(host)
  const lack = programsLack()
  if (lack) {
    return (
      <div className={styles.notice}>
        <LackNote locale={host.locale} lack={lack} />
      </div>
    )
  }
  return session ? <Workbench t={t} host={host} session={session} /> : null
}

type PhonePane = 'challenges' | 'code' | 'output'
const isPane = oneOf<PhonePane>('challenges', 'code', 'output')

function Workbench({ t, host, session }: { t: Messages; host: ToolHost; session: PythonSession }) {
  const state = useSessionState(session)
  const tool = { t, host, session, state }
  const challenges = useChallenges(session, host)
  const course = useCourse(t, session, host)
  const courseOpen = course.current !== null
  const [listOpen, setChallengesOpen] = usePlace(host, 'challenges', false, isYesNo)
  const challengesOpen = listOpen && !courseOpen
  const [wantedPane, setPhonePane] = usePlace<PhonePane>(host, 'pane', 'code', isPane)
  const isBeside = courseOpen || challengesOpen
  const phonePane = wantedPane === 'challenges' && !isBeside ? 'code' : wantedPane
  const [examplesOpen, setExamplesOpen] = useState(false)
  const [share, setShare] = useRemembered(host, 'python-panes', 55)
  const [settings, setSettings] = useRemembered(host, 'python-editor', DEFAULT_SETTINGS)
  const help = useLanguageHelp(t, session)
  const away = challenges.current !== null || courseOpen
  useSaving(session, host, away, () => {
    course.edited()
    challenges.edited()
  })
  useFollowing(session, host)
  useWasRunning(host, state.job === 'run' || state.job === 'trace')
  const task = useTaskCheck(session, host)

  async function run(until?: FilePlace) {
    setPhonePane('output')
    if (session.state.status === 'paused') return session.debug.go('continue', until)
    if (session.state.job) return
    host.activity({ kind: 'run' })
    const answer = await session.run(until)
    showOnCard()
    if (answer?.ending === 'error') host.activity({ kind: 'error', detail: answer.error.type })
    if (!answer || !courseOpen) return
    if (answer.ending !== 'error') setPhonePane('challenges')
    await course.check(answer)
  }

  function toggleCourse() {
    setPhonePane(courseOpen ? 'code' : 'challenges')
    if (courseOpen) return course.leave()
    challenges.leave()
    course.enter()
  }

  /** The card of the project shows what was drawn last. */
  function showOnCard() {
    const picture = session.lastPicture
    if (!picture || host.readonly || away) return
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
        course={{ label: t('course'), open: courseOpen, onPress: toggleCourse }}
        onRun={() => void run()}
        onStop={() => session.stop()}
        onTrace={() => {
          setPhonePane('output')
          void session.trace()
        }}
        onCheck={away || !task ? null : task.check}
        onChallenges={() => {
          course.leave()
          setChallengesOpen(!challengesOpen)
          setPhonePane(challengesOpen ? 'code' : 'challenges')
        }}
        onExamples={() => setExamplesOpen(true)}
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
      {examplesOpen && (
        <ExamplesDialog
          {...tool}
          // A challenge or the course keeps the place of the learner's own program: an example goes elsewhere.
          mayReplace={!away && !host.readonly}
          onClose={() => setExamplesOpen(false)}
        />
      )}
      <TutorButton
        host={host}
        read={() => tutorSubject({ locale: host.locale, session, challenges, course })}
      />
      {!away && (
        <RecordButton
          host={host}
          record={() => recordRun(session)}
          program={() => shownText(session)}
        />
      )}
      {task && !away && (
        <Suspense>
          <TaskResults host={host} task={task} />
        </Suspense>
      )}
      <PhoneTabs
        t={t}
        shown={phonePane}
        beside={courseOpen ? t('course') : challengesOpen ? t('challenges') : null}
        onShow={setPhonePane}
      />
      <div className={styles.work}>
        {courseOpen && (
          <div className={styles.challenges}>
            <Suspense>
              <CoursePanel
                tool={t}
                locale={host.locale}
                course={course}
                busy={session.busy}
                onRun={() => void run()}
                onLeave={toggleCourse}
              />
            </Suspense>
          </div>
        )}
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
                away={away}
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
  /** What stands beside the code, if anything. */
  beside: string | null
  onShow: (pane: PhonePane) => void
}

/** On a phone one pane is shown at a time. */
function PhoneTabs({ t, shown, beside, onShow }: PhoneTabsProps) {
  const panes = [
    ...(beside ? ([['challenges', beside]] as const) : []),
    ['code', t('paneCode')],
    ['output', t('paneOutput')],
  ] as const
  return (
    <div className={styles.phone}>
      <PaneSwitch label={t('panes')} panes={panes} shown={shown} onShow={onShow} />
    </div>
  )
}
