/** What a learner's microphone and browser would hear: a tone that comes and goes, and words that were said. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const RATE = 44_100
/** Not a part of a second: whoever looks once a second must see both. */
const LOUD = 0.65
const SECONDS = LOUD * 4

/** Loud and quiet in turns, in 16 bits. */
function tone(): Buffer {
  const data = Buffer.alloc(RATE * SECONDS * 2)
  for (let at = 0; at < RATE * SECONDS; at++) {
    const loud = (at / RATE) % (LOUD * 2) < LOUD ? 0.6 : 0
    data.writeInt16LE(Math.round(32_000 * loud * Math.sin((2 * Math.PI * 660 * at) / RATE)), at * 2)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

export function microphoneHearing(): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'microphone-')), 'tone.wav')
  writeFileSync(file, tone())
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ]
}

/** The browser's own recogniser asks a company's server; this one is told by the test what was said. */
export async function installEar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Ear extends EventTarget {
      lang = ''
      start(): void {
        Object.assign(window, { ear: this })
      }
      stop(): void {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.assign(window, { SpeechRecognition: Ear })
  })
}

const tellEar = (page: Page, type: string, facts: object): Promise<void> =>
  page.evaluate(
    ([name, values]) => {
      const { ear } = window as unknown as { ear: EventTarget }
      ear.dispatchEvent(Object.assign(new Event(name as string), values))
    },
    [type, facts],
  )

export const say = (page: Page, words: string): Promise<void> =>
  tellEar(page, 'result', { results: [[{ transcript: words }]] })

export const failToHear = (page: Page, error: string): Promise<void> =>
  tellEar(page, 'error', { error })
