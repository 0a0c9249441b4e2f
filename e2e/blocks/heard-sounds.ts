/** What a test can know about devices and loudspeakers: who asked for one, whether it is still on, what was played. */
import type { Page } from '@playwright/test'

interface Heard {
  asked: string[]
  tracks: MediaStreamTrack[]
  played: number[]
}

type Watched = typeof window & { heard: Heard }

export async function watchDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { asked: [], tracks: [], played: [] }
    Object.assign(window, { heard })
    const devices = navigator.mediaDevices
    const ask = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wanted) => {
      heard.asked.push(wanted?.video ? 'camera' : 'microphone')
      const stream = await ask(wanted)
      heard.tracks.push(...stream.getTracks())
      return stream
    }
    const { prototype } = AudioBufferSourceNode
    // oxlint-disable-next-line typescript/unbound-method -- called on whatever it is called on
    const start = prototype.start
    prototype.start = function play(this: AudioBufferSourceNode, ...when) {
      heard.played.push(this.buffer?.duration ?? 0)
      start.apply(this, when)
    }
  })
}

/** Whoever is asked says no, or has nothing to give. */
export async function refuseDevices(page: Page, error: string): Promise<void> {
  await page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', name))
  }, error)
}

export const askedFor = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Watched).heard.asked)

/** How many cameras and microphones are on. */
export const devicesOn = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window as Watched).heard.tracks.filter(({ readyState }) => readyState === 'live').length,
  )

/** How long each sound was that was played, in seconds. */
export const played = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Watched).heard.played)
