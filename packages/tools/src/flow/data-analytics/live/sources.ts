import { BOARDS } from '@panya/engines/board/profiles/boards.ts'
import { BoardLink } from '@panya/engines/board/serial/board-link.ts'
import { choosePort } from '@panya/engines/board/serial/web-serial.ts'
import { openDevice } from '@panya/engines/media-devices/open-device.ts'
import { readingOf } from '../core/readings.ts'
import type { LiveFeed } from './live-feed.ts'

/** The things that keep sending: a board on a cable, the microphone, a timer. Each gives back how to stop it. */

export type StartSource = (feed: LiveFeed, lost: (code: string) => void) => Promise<() => void>

/** Reads whole lines; what a board prints besides readings is left out. */
export const startBoard: StartSource = async (feed, lost) => {
  const port = await choosePort({ usbIds: BOARDS.flatMap(({ usbIds }) => usbIds) })
  let rest = ''
  const link = await BoardLink.open(port, {
    printed: (text) => {
      const lines = (rest + text).split('\n')
      rest = (lines.pop() ?? '').slice(-1000)
      for (const line of lines) {
        const reading = readingOf(line)
        if (reading) feed.add(reading)
      }
    },
    gone: () => lost('cable-pulled'),
  })
  return () => void link.close()
}

const LISTEN_MS = 100

/** How loud it is, from 0 to 100, and the strongest tone. */
function heard(analyser: AnalyserNode, rate: number): { loudness: number; pitch: number } {
  const wave = new Float32Array(analyser.fftSize)
  analyser.getFloatTimeDomainData(wave)
  const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length
  const decibels = 10 * Math.log10(power + 1e-10)
  const tones = new Float32Array(analyser.frequencyBinCount)
  analyser.getFloatFrequencyData(tones)
  let best = 1
  for (let bin = 2; bin < tones.length; bin++) if (tones[bin]! > tones[best]!) best = bin
  return {
    loudness: Math.round(Math.min(100, Math.max(0, 100 + decibels * 1.25)) * 10) / 10,
    pitch: Math.round((best * rate) / analyser.fftSize),
  }
}

export const startMicrophone: StartSource = async (feed, lost) => {
  // Nobody calls it off: whoever started it stops it.
  const asked = await openDevice({ audio: true }, new AbortController().signal)
  const stream = asked!
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  analyser.fftSize = 4096
  audio.createMediaStreamSource(stream).connect(analyser)
  stream.getAudioTracks()[0]?.addEventListener('ended', () => lost('microphone-gone'))
  const timer = setInterval(() => feed.add(heard(analyser, audio.sampleRate)), LISTEN_MS)
  return () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    void audio.close()
  }
}

/** Counts, and throws a die each time: enough to watch chance at work. */
export const startTimer: StartSource = (feed) => {
  let tick = 0
  let timer: ReturnType<typeof setTimeout>
  const step = (): void => {
    tick++
    feed.add({ tick, dice: 1 + Math.floor(Math.random() * 6) })
    timer = setTimeout(step, 1000 * Number(feed.param('every') ?? 1))
  }
  step()
  return Promise.resolve(() => clearTimeout(timer))
}
