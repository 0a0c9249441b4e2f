import { useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import { addNode } from '@panya/engines/flow/flow-edit.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState, useSyncExternalStore } from 'react'
import type { NodePanelProps } from '../../../flow-kit/flow-tool.ts'
import { isRunning, keepRunning, onRunning, stopRunning } from '../../../flow-kit/live-sources.ts'
import { refusedDevice, said } from '../../../flow-kit/refused-device.ts'
import { LackNote } from '../../../host/browser/LackNote.tsx'
import { lackOf } from '../../../host/browser/lack-of.ts'
import styles from '../components/Views.module.css'
import { csvOfRows } from '../core/readings.ts'
import { feedOf, newFeed } from './live-feed.ts'
import { type StartSource, startBoard, startMicrophone, startTimer } from './sources.ts'

/** Starts and stops a live source, and keeps what it recorded as a table that stays. */

/** Problems of boards and of the microphone that have a message. */
const KNOWN = ['no-web-serial', 'no-port-chosen', 'port-busy', 'cable-pulled', 'microphone-gone']

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && KNOWN.includes(code) ? code : 'no-answer'
}

/** What each of them needs of the browser. */
const NEEDS = { board: 'boards', microphone: 'microphone', timer: null } as const

function livePanel(kind: 'board' | 'microphone' | 'timer', start: StartSource) {
  return function LivePanel({ session, node, messages, readonly, toast }: NodePanelProps) {
    const running = useSyncExternalStore(
      (listener) => onRunning(session, listener),
      () => isRunning(session, node),
      () => false,
    )
    const [isStarting, setStarting] = useState(false)
    const { outputs } = useNodeState(session, node)
    const say = (code: string): void => toast(messages.own(`live.${code}`), 'error')
    const begin = async (): Promise<void> => {
      setStarting(true)
      const feed = newFeed(session, node)
      try {
        const stop = await start(feed, (code) => {
          stopRunning(session, node)
          say(code)
        })
        keepRunning(session, node, () => {
          feed.end()
          stop()
        })
      } catch (error) {
        if (kind === 'microphone') {
          const problem = refusedDevice('microphone', error)
          session.evaluator.refuseLive(node, problem)
          toast(said(messages, problem), 'error')
        } else say(codeOf(error))
      }
      setStarting(false)
    }
    const keep = (): void => {
      const rows = feedOf(session, node)?.recording.table() ?? []
      const from = session.content.nodes.find(({ id }) => id === node)
      const { x = 0, y = 0 } = from?.position ?? {}
      const text = csvOfRows(rows)
      session.apply(addNode(session.content, 'data.paste', { x, y: y + 260 }, { text }).content)
      toast(messages.own('live.kept'), 'success')
    }
    const needed = NEEDS[kind]
    const lack = needed && lackOf(needed)
    return (
      <div className={styles.live}>
        <p>{messages.own(`live.${kind}`)}</p>
        {lack && <LackNote locale={messages.locale} lack={lack} />}
        <div className={styles.row}>
          {!lack && (
            <Button
              look="ghost"
              size="compact"
              disabled={isStarting}
              onClick={() => (running ? stopRunning(session, node) : void begin())}
            >
              {messages.own(running ? 'live.stop' : 'live.start')}
            </Button>
          )}
          {outputs && !readonly && feedOf(session, node) && (
            <Button look="ghost" size="compact" onClick={keep}>
              {messages.own('live.keep')}
            </Button>
          )}
        </div>
      </div>
    )
  }
}

export const BoardPanel = livePanel('board', startBoard)
export const MicrophonePanel = livePanel('microphone', startMicrophone)
export const TimerPanel = livePanel('timer', startTimer)
