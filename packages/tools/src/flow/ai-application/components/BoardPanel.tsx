import { Button } from '@panya/ui/Button/Button.tsx'
import { useState, useSyncExternalStore } from 'react'
import type { NodePanelProps } from '../../../flow-kit/flow-tool.ts'
import { LackNote } from '../../../host/browser/LackNote.tsx'
import { lackOf } from '../../../host/browser/lack-of.ts'
import {
  BOARD_PROGRAM,
  boardSays,
  connectBoard,
  disconnectBoard,
  isBoardConnected,
  putProgramOnBoard,
  watchBoard,
} from '../acts/board-line.ts'
import styles from './AiViews.module.css'

/** Plugs a board in and out for the node that sends to it, gives it a program, and shows what it answers. */
export function BoardPanel({ messages, toast }: NodePanelProps) {
  const connected = useSyncExternalStore(watchBoard, isBoardConnected, isBoardConnected)
  const says = useSyncExternalStore(watchBoard, boardSays, boardSays)
  const [busy, setBusy] = useState(false)
  const lack = lackOf('boards')
  const put = async (): Promise<void> => {
    setBusy(true)
    if (!(await putProgramOnBoard())) toast(messages.own('board.notPut'), 'error')
    setBusy(false)
  }
  const toggle = async (): Promise<void> => {
    if (connected) {
      await disconnectBoard()
      return
    }
    const problem = await connectBoard()
    if (problem) toast(messages.own(`board.${problem}`), 'error')
  }
  return (
    <div className={styles.stack}>
      {lack ? (
        <LackNote locale={messages.locale} lack={lack} />
      ) : (
        <div className={styles.row}>
          <Button size="compact" onClick={() => void toggle()}>
            {messages.own(connected ? 'board.disconnect' : 'board.connect')}
          </Button>
          <output className={styles.note}>
            {messages.own(connected ? 'board.connected' : 'board.waiting')}
          </output>
        </div>
      )}
      <pre className={styles.program} dir="ltr">
        {BOARD_PROGRAM}
      </pre>
      <p className={styles.note}>{messages.own('board.program')}</p>
      {connected && (
        <div className={styles.row}>
          <Button look="ghost" size="compact" disabled={busy} onClick={() => void put()}>
            {messages.own('board.put')}
          </Button>
        </div>
      )}
      {says.trim() !== '' && (
        <div className={styles.stack} role="log" aria-label={messages.own('board.says')}>
          <span className={styles.note}>{messages.own('board.says')}</span>
          <pre className={styles.program} dir="ltr">
            {says}
          </pre>
        </div>
      )}
    </div>
  )
}
