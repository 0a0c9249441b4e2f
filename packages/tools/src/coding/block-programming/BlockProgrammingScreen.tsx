/** Block programming: blocks on one side, the stage and its sprites on the other. */
import type { BlockEditor } from '@panya/engines/blockly/block-editor.ts'
import { MascotMessage } from '@panya/ui/MascotMessage/MascotMessage.tsx'
import { PaneSwitch } from '@panya/ui/PaneSwitch/PaneSwitch.tsx'
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { StageScreen } from '../../coding-kit/stage/StageScreen.tsx'
import { oneOf, usePlace } from '../../host/place/use-place.ts'
import { useWasRunning } from '../../host/place/use-was-running.ts'
import type { ToolScreenProps } from '../../host/tool-host.ts'
import { TutorButton } from '../../host/tutor/TutorButton.tsx'
import styles from './BlockProgrammingScreen.module.css'
import {
  useOpenedContent,
  usePalette,
  useSession,
  useThemeName,
  useWideScreen,
} from './blocks-hooks.ts'
import { useBlocksMessages } from './blocks-messages.ts'
import { type ActorTab, ActorTabs, isActorTab } from './components/ActorTabs.tsx'
import { BlockWorkspace } from './components/BlockWorkspace.tsx'
import { Dialogs } from './components/Dialogs.tsx'
import { LostBar } from './components/LostBar.tsx'
import { OutputPanel } from './components/OutputPanel.tsx'
import { RunBar } from './components/RunBar.tsx'
import { ScreenBar } from './components/ScreenBar.tsx'
import { ThinkingHint } from './components/ThinkingHint.tsx'
import { TouchKeys } from './components/TouchKeys.tsx'
import { Welcome } from './components/Welcome.tsx'
import { isBare } from './core/edit-project.ts'
import { useDialogs } from './dialog-hooks.ts'
import { useFullScreen } from './full-screen.ts'
import { useMonitorHand } from './monitor-hand.ts'
import { CameraNote } from './senses/CameraNote.tsx'
import { MicrophoneNote } from './senses/MicrophoneNote.tsx'
import { textsOf } from './session/text-door.ts'
import { stepByKey } from './step-keys.ts'
import { TaskCheck } from './task/TaskCheck.tsx'
import { useLook } from './text/look-setting.ts'
import { tutorSubject } from './tutor-subject.tsx'

/** Boards come with a runtime of their own: only those who choose one load it. */
const BoardPane = lazy(async () => {
  const { BoardPane: pane } = await import('./board/components/BoardPane.tsx')
  return { default: pane }
})

/** The text has an editor of its own: only those who look at it load it. */
const TextPane = lazy(async () => {
  const { TextPane: pane } = await import('./text/TextPane.tsx')
  return { default: pane }
})

/** Only for a first project. */
const FirstMake = lazy(async () => {
  const { FirstMake: steps } = await import('./first/FirstMake.tsx')
  return { default: steps }
})

export default function BlockProgrammingScreen({ host }: ToolScreenProps) {
  const t = useBlocksMessages(host.locale)
  const opened = useOpenedContent(host, t)
  if (opened.problem !== null) {
    return (
      <div className={styles.broken}>
        <MascotMessage kind="owl" mood="oops" title={t('cannotOpen')}>
          <p>{opened.problem}</p>
        </MascotMessage>
      </div>
    )
  }
  return <Workshop key={host.project?.id ?? ''} host={host} content={opened.content} t={t} />
}

/** What a phone shows. */
type View = 'blocks' | 'stage' | 'text'
const isView = oneOf<View>('blocks', 'stage', 'text')

interface WorkshopProps extends ToolScreenProps {
  content: Parameters<typeof useSession>[1]
  t: ReturnType<typeof useBlocksMessages>
}

function Workshop({ host, content, t }: WorkshopProps) {
  const session = useSession(host, content)
  const state = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
  const tool = { host, session, state, t }
  const editor = useRef<BlockEditor | null>(null)
  const isWide = useWideScreen()
  const readonly = host.readonly || !isWide
  const { theme, contrast, setContrast } = useThemeName(host)
  const dialogs = useDialogs(host, editor, t)
  const [view, setView] = usePlace<View>(host, 'view', 'stage', isView)
  const [tab, setTab] = usePlace<ActorTab>(host, 'tab', 'sprites', isActorTab)
  useWasRunning(host, state.isRunning)
  const board = session.shown.board()
  const play = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(play)
  const monitors = useMonitorHand(tool, dialogs.askRange)
  const palette = usePalette()
  const looking = useLook(isWide)
  // A phone shows one of them at a time.
  const look = isWide ? looking.look : view === 'text' ? 'text' : 'blocks'
  const hasDraft = textsOf(state.content, state.actorId).draft !== undefined
  useEffect(() => () => void host.flush(), [host])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only hears keys that bubble up from what it holds
    <div
      className={styles.screen}
      data-view={view}
      data-contrast={contrast}
      onKeyDown={(event) => !readonly && stepByKey(event, session)}
    >
      <ScreenBar
        {...tool}
        dialogs={dialogs}
        readonly={host.readonly}
        canBuild={!readonly}
        contrast={contrast}
        onContrast={setContrast}
        palette={palette}
        look={looking}
      />
      <LostBar {...tool} />
      {host.guided && (
        <Suspense>
          <FirstMake {...tool} canBuild={!readonly} onLessons={() => setTab('lessons')} />
        </Suspense>
      )}
      <TutorButton host={host} read={() => tutorSubject(tool)} />
      <TaskCheck {...tool} />
      <div className={styles.switch}>
        <PaneSwitch
          label={t('view')}
          panes={[
            ['stage', t(board ? 'board' : 'stage')],
            ['blocks', t('blocks')],
            ['text', hasDraft ? `${t('python')} ⚠` : t('python')],
          ]}
          shown={view}
          onShow={(name) => setView(name)}
        />
      </div>
      <div className={styles.panes} data-look={look}>
        <div className={styles.blocks} data-look={look}>
          {/* Behind the text the blocks are still there: undo goes through both. */}
          <BlockWorkspace
            {...tool}
            theme={theme}
            readonly={readonly}
            openPalette={palette.isOpen && look !== 'both'}
            focus={look === 'blocks' ? looking.byKeys : 0}
            requests={dialogs.requests}
            editorRef={editor}
          >
            {isBare(state.content) && !readonly && (
              <Welcome
                onLessons={board ? null : () => setTab('lessons')}
                onExamples={() => dialogs.show({ kind: 'examples' })}
                t={t}
              />
            )}
          </BlockWorkspace>
          {look !== 'blocks' && (
            <Suspense fallback={<p>{t('loadingBlocks')}</p>}>
              <TextPane
                {...tool}
                contrast={contrast}
                hasSteps={look === 'text'}
                focus={looking.byKeys}
                onRun={() => session.player.runShown()}
              />
            </Suspense>
          )}
        </div>
        <div className={styles.side}>
          {board ? (
            <Suspense fallback={<p>{t('loadingBoard')}</p>}>
              <BoardPane
                key={`${board.id}-${board.buttons.map(({ pin }) => pin).join('-')}`}
                {...tool}
                profile={board}
              />
            </Suspense>
          ) : (
            <>
              <div ref={play} className={styles.play} data-full={fullScreen.isFull}>
                <RunBar {...tool} fullScreen={fullScreen} />
                <StageScreen
                  owner={session.player}
                  frame={state.frame}
                  label={t('stageHelp')}
                  answerLabel={t('answer')}
                  plays={state.plays}
                  monitors={monitors}
                />
                <CameraNote {...tool} />
                <MicrophoneNote {...tool} />
                <TouchKeys {...tool} />
                <ThinkingHint {...tool} />
                <OutputPanel {...tool} />
              </div>
              <ActorTabs
                {...tool}
                chosen={tab}
                onChoose={setTab}
                onShow={(category) => editor.current?.openCategory(category)}
                readonly={readonly}
                dialogs={dialogs}
              />
            </>
          )}
        </div>
      </div>
      <Dialogs {...tool} dialogs={dialogs} editor={editor} />
    </div>
  )
}
