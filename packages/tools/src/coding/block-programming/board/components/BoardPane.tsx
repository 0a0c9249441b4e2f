/** Everything beside the blocks while a board is programmed: the board, its cable, its words, its code. */

import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TabList } from '@panya/ui/TabList/TabList.tsx'
import { useId, useSyncExternalStore } from 'react'
import { LackNote } from '../../../../host/browser/LackNote.tsx'
import { lackOf, programsLack } from '../../../../host/browser/lack-of.ts'
import { oneOf, usePlace } from '../../../../host/place/use-place.ts'
import { useWasRunning } from '../../../../host/place/use-was-running.ts'
import { RunActions } from '../../components/RunActions.tsx'
import type { ToolProps } from '../../tool-props.ts'
import { useBoardSession, useBoardView } from '../board-hooks.ts'
import { BoardControls } from './BoardControls.tsx'
import { BoardDrawing } from './BoardDrawing.tsx'
import styles from './BoardPane.module.css'
import { CodePanel } from './CodePanel.tsx'
import { DevicePanel } from './DevicePanel.tsx'
import { ProblemNote } from './ProblemNote.tsx'
import { SerialPanel } from './SerialPanel.tsx'

interface BoardPaneProps extends ToolProps {
  profile: BoardProfile
}

const TABS = ['serial', 'code', 'device'] as const
type Tab = (typeof TABS)[number]
const isTab = oneOf<Tab>(...TABS)
const TAB_MESSAGES = { serial: 'tabSerial', code: 'tabCode', device: 'tabDevice' } as const

export function BoardPane({ host, session: blocks, state, profile, t }: BoardPaneProps) {
  const session = useBoardSession(host, blocks, profile)
  const board = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
  const shared = { host, blocks, session, state: board, profile, t }
  const view = useBoardView(session)
  const id = useId()
  const [tab, setTab] = usePlace<Tab>(host, 'board tab', 'serial', isTab)
  useWasRunning(host, board.phase === 'running')
  const isMicroPython = profile.language === 'micropython'
  // The board on the screen needs memory that it shares with the page; a real one does not.
  const noPrograms = isMicroPython && board.place === 'virtual' ? programsLack() : null
  const isBusy = board.phase !== 'off' && board.phase !== 'ready'
  return (
    <div className={styles.pane}>
      <RunActions
        isRunning={isBusy}
        isWaiting={isBusy && board.phase !== 'running'}
        onRun={() => void session.run()}
        onStop={() => void session.stop()}
        t={t}
      />
      <div className={styles.play}>
        <output className={styles.phase} data-phase={board.phase}>
          {t(`phase.${board.phase}`)}
          {(board.phase === 'uploading' || board.phase === 'working') && board.progress > 0 && (
            <progress value={board.progress} aria-label={t('progress')} />
          )}
        </output>
        {noPrograms && <LackNote locale={host.locale} lack={noPrograms} />}
        {isMicroPython && lackOf('boards') && tab !== 'device' && (
          <div className={styles.note} role="note">
            <p>{t('noCable')}</p>
            <Button size="small" look="ghost" onClick={() => setTab('device')}>
              {t('takeTitle')}
            </Button>
          </div>
        )}
        {!noPrograms && <ProblemNote {...shared} />}
        {board.place === 'virtual' && (
          <>
            <BoardDrawing
              profile={profile}
              view={view}
              onInput={(input) => session.input(input)}
              t={t}
            />
            <BoardControls profile={profile} onInput={(input) => session.input(input)} t={t} />
          </>
        )}
        {board.place === 'cable' && (
          <p className={styles.note}>{t('onCable', { name: profile.name })}</p>
        )}
      </div>
      <div className={styles.tabs}>
        <TabList
          id={id}
          panel={`${id}-panel`}
          tabs={TABS}
          textOf={(name) => t(TAB_MESSAGES[name])}
          chosen={tab}
          onChoose={(name) => setTab(name)}
        />
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
          {tab === 'serial' && <SerialPanel {...shared} />}
          {tab === 'code' && <CodePanel {...shared} content={state.content} />}
          {tab === 'device' && <DevicePanel {...shared} />}
        </div>
      </div>
    </div>
  )
}
