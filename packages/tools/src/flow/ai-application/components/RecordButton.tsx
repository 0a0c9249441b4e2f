import { writeClip } from '@panya/engines/ai/sound/clip-code.ts'
import { MicrophoneListener } from '@panya/engines/ai/sound/microphone-listener.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import { refusedDevice, said } from '../../../flow-kit/refused-device.ts'

/** Records some seconds at a press; the microphone is on only while it does. */
export function RecordButton({
  messages,
  seconds,
  label,
  name,
  onClip,
  onProblem,
}: {
  messages: FlowMessages
  seconds: number
  label: string
  /** Said instead of the label where several buttons look alike. */
  name?: string
  onClip: (clip: string) => void
  onProblem: (problem: string) => void
}) {
  const [recording, setRecording] = useState(false)
  const ear = useRef<MicrophoneListener | null>(null)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
      ear.current?.close()
    }
  }, [])
  const record = async (): Promise<void> => {
    setRecording(true)
    try {
      ear.current = await MicrophoneListener.open()
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      const samples = ear.current.last(seconds)
      if (!alive.current) return
      if (samples.every((value) => Math.abs(value) < 1e-4)) onProblem(messages.own('sound.silent'))
      else onClip(writeClip(samples))
    } catch (error) {
      onProblem(said(messages, refusedDevice('microphone', error)))
    } finally {
      ear.current?.close()
      ear.current = null
      if (alive.current) setRecording(false)
    }
  }
  return (
    <Button
      look="ghost"
      size="compact"
      aria-label={name}
      aria-pressed={recording}
      disabled={recording}
      onClick={() => void record()}
    >
      {recording ? messages.own('sound.recording') : label}
    </Button>
  )
}
