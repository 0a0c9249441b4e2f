import type { Locale } from '@panya/domain/locale/locale.ts'
import { writeClip } from '@panya/engines/ai/sound/clip-code.ts'
import { MicrophoneListener } from '@panya/engines/ai/sound/microphone-listener.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { FlowProblem, FlowValue } from '@panya/engines/flow/flow-value.ts'
import { filledParams } from '@panya/engines/flow/param-spec.ts'
import { openDevice } from '@panya/engines/media-devices/open-device.ts'
import { keepRunning, stopRunning } from '../../../flow-kit/live-sources.ts'
import { refusedDevice } from '../../../flow-kit/refused-device.ts'
import { voiceOf } from '../speech-out.ts'

/** What keeps sending values into a flow until it is stopped: loudness, speech, ticks. */

export type LiveKind = 'microphone' | 'speech' | 'timer' | 'hear'
/** A device that gives nothing is said as its node says it. */
export type LiveProblem = FlowProblem | 'noSpeech' | 'speechFailed'

type Stop = () => void

function params(session: FlowSession, node: string): Record<string, unknown> {
  const found = session.content.nodes.find(({ id }) => id === node)
  return filledParams(session.typeOfNode(node)?.params ?? [], found?.params ?? {})
}

const send = (session: FlowSession, node: string, value: FlowValue): void =>
  session.evaluator.pushLive(node, { value })

/** Waits for the last round before the next one, so that nothing piles up. */
function everySoOften(
  session: FlowSession,
  node: string,
  wait: () => number,
  read: () => FlowValue,
): Stop {
  let timer: ReturnType<typeof setTimeout>
  let wanted = true
  const round = async (): Promise<void> => {
    send(session, node, read())
    await session.evaluator.idle()
    if (wanted) timer = setTimeout(() => void round(), wait())
  }
  void round()
  return () => {
    wanted = false
    clearTimeout(timer)
  }
}

function startTimer(session: FlowSession, node: string): Stop {
  let ticks = 0
  const wait = (): number => Number(params(session, node).seconds ?? 1) * 1000
  return everySoOften(session, node, wait, () => ({ type: 'number', value: ++ticks }))
}

async function startMicrophone(session: FlowSession, node: string): Promise<Stop> {
  // Nobody calls it off: whoever started it stops it.
  const asked = await openDevice({ audio: true, video: false }, new AbortController().signal)
  const stream = asked!
  const audio = new AudioContext()
  const listener = audio.createAnalyser()
  listener.fftSize = 1024
  audio.createMediaStreamSource(stream).connect(listener)
  const samples = new Float32Array(listener.fftSize)
  const stop = everySoOften(
    session,
    node,
    () => 80,
    () => {
      listener.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
      return { type: 'number', value: Math.round(Math.min(100, Math.sqrt(power) * 300)) }
    },
  )
  return () => {
    stop()
    for (const track of stream.getTracks()) track.stop()
    void audio.close()
  }
}

/** The last second, over and over: long enough for a clap or a word, short enough to answer soon. */
async function startHearing(session: FlowSession, node: string): Promise<Stop> {
  const ear = await MicrophoneListener.open()
  const stop = everySoOften(
    session,
    node,
    () => 300,
    () => ({ type: 'list', value: [writeClip(ear.last(1))] }),
  )
  return () => {
    stop()
    ear.close()
  }
}

interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  addEventListener(type: 'end', listener: () => void): void
  addEventListener(type: 'error', listener: (event: { error: string }) => void): void
  addEventListener(type: 'result', listener: (event: Heard) => void): void
  start(): void
  stop(): void
}

/** False where the browser turns no speech into text. */
export function hasSpeech(): boolean {
  return recogniserClass() !== undefined
}

function recogniserClass(): (new () => Recogniser) | undefined {
  const scope = globalThis as unknown as Record<string, (new () => Recogniser) | undefined>
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition
}

/** As browsers call it when there is nothing to listen with. */
const REFUSED: Record<string, FlowProblem> = {
  'not-allowed': { code: 'microphone-refused' },
  'audio-capture': { code: 'microphone-none' },
}
const AGAIN_MS = 300

type Failed = (problem: LiveProblem) => void

/** Browsers end it after every pause: it goes on until it is stopped, or until it cannot. */
function startSpeech(session: FlowSession, node: string, failed: Failed): Stop | null {
  const Speech = recogniserClass()
  if (!Speech) return null
  const ear = new Speech()
  const locale = document.documentElement.lang as Locale
  ear.lang = voiceOf(String(params(session, node).speech), locale)
  ear.continuous = true
  ear.interimResults = false
  ear.addEventListener('result', ({ results }) => {
    const last = results[results.length - 1]?.[0]?.transcript.trim()
    if (last) send(session, node, { type: 'text', value: last })
  })
  let wanted = true
  let again: ReturnType<typeof setTimeout>
  ear.addEventListener('error', ({ error }) => {
    if (!wanted || error === 'no-speech') return
    wanted = false
    failed(REFUSED[error] ?? 'speechFailed')
  })
  ear.addEventListener('end', () => {
    if (wanted) again = setTimeout(() => ear.start(), AGAIN_MS)
  })
  ear.start()
  return () => {
    wanted = false
    clearTimeout(again)
    ear.stop()
  }
}

/** Says what is missing: at once, or when it breaks off later. */
export async function startLive(
  session: FlowSession,
  node: string,
  kind: LiveKind,
  failed: Failed,
): Promise<void> {
  const stop = await begin(session, node, kind, (problem) => {
    stopRunning(session, node)
    if (typeof problem === 'object') session.evaluator.refuseLive(node, problem)
    failed(problem)
  })
  if (!stop) return
  keepRunning(session, node, () => {
    stop()
    session.evaluator.endLive(node)
  })
  session.evaluator.beginLive(node)
}

async function begin(
  session: FlowSession,
  node: string,
  kind: LiveKind,
  failed: Failed,
): Promise<Stop | null> {
  if (kind === 'timer') return startTimer(session, node)
  if (kind === 'speech') {
    const speech = startSpeech(session, node, failed)
    if (!speech) failed('noSpeech')
    return speech
  }
  const start = kind === 'hear' ? startHearing : startMicrophone
  return start(session, node).catch((error: unknown) => {
    failed(refusedDevice('microphone', error))
    return null
  })
}
