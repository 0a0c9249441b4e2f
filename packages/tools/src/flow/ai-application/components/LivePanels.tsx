import { Button } from '@panya/ui/Button/Button.tsx'
import { useSyncExternalStore } from 'react'
import { CameraPanel } from '../../../flow-kit/CameraPanel.tsx'
import type { NodePanelProps } from '../../../flow-kit/flow-tool.ts'
import { isRunning, onRunning, stopRunning } from '../../../flow-kit/live-sources.ts'
import { said } from '../../../flow-kit/refused-device.ts'
import { LackNote } from '../../../host/browser/LackNote.tsx'
import { lackOf } from '../../../host/browser/lack-of.ts'
import { hasSpeech, type LiveKind, startLive } from '../acts/live-sources.ts'
import styles from './AiViews.module.css'
import editors from './Editors.module.css'

/** Starting and stopping what keeps sending: camera, microphone, speech, timer. */

export function PrivateCameraPanel(props: NodePanelProps) {
  return (
    <div className={styles.stack}>
      <CameraPanel {...props} note="" />
      <p className={editors.privacy}>{props.messages.own('privacy.camera')}</p>
    </div>
  )
}

function LivePanel({
  session,
  node,
  messages,
  toast,
  kind,
  note,
}: NodePanelProps & { kind: LiveKind; note?: string }) {
  const running = useSyncExternalStore(
    (listener) => onRunning(session, listener),
    () => isRunning(session, node),
    () => false,
  )
  const toggle = async (): Promise<void> => {
    if (running) return stopRunning(session, node)
    await startLive(session, node, kind, (problem) =>
      toast(
        typeof problem === 'object' ? said(messages, problem) : messages.own(`live.${problem}`),
        'error',
      ),
    )
  }
  const lack = kind === 'timer' ? null : lackOf('microphone')
  if (lack) return <LackNote locale={messages.locale} lack={lack} />
  if (kind === 'speech' && !hasSpeech()) return <p role="note">{messages.own('live.noSpeech')}</p>
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Button size="compact" onClick={() => void toggle()}>
          {messages.own(running ? 'live.stop' : 'live.start')}
        </Button>
        <output className={styles.note}>
          {running && kind !== 'timer' && messages.own('live.listening')}
        </output>
      </div>
      {note && <p className={editors.privacy}>{note}</p>}
    </div>
  )
}

/** Nodes that use the microphone, by what they take from it. */
const HEARING: Record<string, { kind: LiveKind; note: string }> = {
  'ai.microphone': { kind: 'microphone', note: 'privacy.microphone' },
  'ai.listen': { kind: 'speech', note: 'privacy.speech' },
  'ai.hear': { kind: 'hear', note: 'privacy.sounds' },
}

export function SoundPanel(props: NodePanelProps) {
  const type = props.session.typeOfNode(props.node)?.type ?? ''
  const { kind, note } = HEARING[type] ?? HEARING['ai.microphone']!
  return <LivePanel {...props} kind={kind} note={props.messages.own(note)} />
}

export function TimerPanel(props: NodePanelProps) {
  return <LivePanel {...props} kind="timer" />
}
