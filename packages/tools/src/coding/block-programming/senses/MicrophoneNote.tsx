/** Says why a program that wants to hear hears nothing. */
import { deviceLack } from '@panya/domain/browser/abilities.ts'
import { LackNote } from '../../../host/browser/LackNote.tsx'
import type { ToolProps } from '../tool-props.ts'

export function MicrophoneNote({ host, session, state: { microphoneProblem } }: ToolProps) {
  if (!microphoneProblem) return null
  return (
    <LackNote
      locale={host.locale}
      lack={deviceLack('microphone', microphoneProblem)}
      onAgain={() => session.player.retryMicrophone()}
    />
  )
}
