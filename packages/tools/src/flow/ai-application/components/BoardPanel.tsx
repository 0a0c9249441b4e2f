import { useSyncExternalStore } from 'react'
import type { NodePanelProps } from '../../../kit/flow/flow-tool.ts'
import { connectBoard, disconnectBoard, isBoardConnected, watchBoard } from '../acts/board-line.ts'
import styles from './AiViews.module.css'

/** Plugs a board in and out for the node that sends to it. */
export function BoardPanel({ texts, toast }: NodePanelProps) {
  const connected = useSyncExternalStore(watchBoard, isBoardConnected, isBoardConnected)
  const toggle = async (): Promise<void> => {
    if (connected) {
      await disconnectBoard()
      return
    }
    const problem = await connectBoard()
    if (problem) toast(texts.own(`board.${problem}`), 'error')
  }
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <button
          type="button"
          className={`${styles.button} ${styles.strong}`}
          onClick={() => void toggle()}
        >
          {texts.own(connected ? 'board.disconnect' : 'board.connect')}
        </button>
        <output className={styles.note}>
          {texts.own(connected ? 'board.connected' : 'board.waiting')}
        </output>
      </div>
      <pre className={styles.program} dir="ltr">
        {'while True:\n    print("got", input())'}
      </pre>
      <p className={styles.note}>{texts.own('board.program')}</p>
    </div>
  )
}
