/** What happens to cameras in schools: refused, pulled out, wanted ten times in a second, behind a hidden tab. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CameraState, CameraSwitch } from './camera-switch.ts'

class Track extends EventTarget {
  readyState = 'live'

  stop(): void {
    this.readyState = 'ended'
  }

  pullOut(): void {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

class Page extends EventTarget {
  hidden = false

  show(isShown: boolean): void {
    this.hidden = !isShown
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** A browser whose people answer when the test says so. */
class Devices extends EventTarget {
  readonly tracks: Track[] = []
  readonly #waiting: { allow(): void; refuse(name: string): void }[] = []
  asked = 0

  getUserMedia = (): Promise<unknown> => {
    this.asked += 1
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        allow: () => {
          const track = new Track()
          this.tracks.push(track)
          resolve({ getTracks: () => [track] })
        },
        refuse: (name) => reject(new DOMException('no', name)),
      })
    })
  }

  async allow(): Promise<void> {
    this.#waiting.shift()?.allow()
    await settled()
  }

  async refuse(name: string): Promise<void> {
    this.#waiting.shift()?.refuse(name)
    await settled()
  }

  get on(): number {
    return this.tracks.filter(({ readyState }) => readyState === 'live').length
  }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

let devices: Devices
let page: Page
let states: CameraState[]
let camera: CameraSwitch
let seen: { opened: number; closed: number }

beforeEach(() => {
  vi.useFakeTimers()
  devices = new Devices()
  page = new Page()
  vi.stubGlobal('navigator', { mediaDevices: devices })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  states = []
  seen = { opened: 0, closed: 0 }
  camera = new CameraSwitch({
    opened: () => {
      seen.opened += 1
    },
    closed: () => {
      seen.closed += 1
    },
    changed: (state) => states.push(state),
  })
})

afterEach(() => {
  camera.dispose()
  expect(devices.on, 'nobody leaves a camera on').toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const now = (): CameraState | undefined => states.at(-1)

test('on while it is wanted, off with the first no', async () => {
  for (let picture = 0; picture < 60; picture++) camera.want(true)
  expect(now()).toEqual({ at: 'asking' })
  await devices.allow()
  expect(now()).toEqual({ at: 'on' })
  camera.want(true)
  expect(devices.asked).toBe(1)
  camera.want(false)
  expect([devices.on, now()]).toEqual([0, { at: 'off' }])
  expect(seen).toEqual({ opened: 1, closed: 1 })
})

test('started and stopped ten times before anybody answers: one question, and it counts', async () => {
  for (let run = 0; run < 10; run++) {
    camera.want(true)
    camera.want(false)
  }
  expect(devices.asked).toBe(1)
  await devices.allow()
  expect([devices.on, seen.opened]).toEqual([0, 0])
  camera.want(true)
  camera.want(false)
  camera.want(true)
  expect(devices.asked).toBe(2)
  await devices.allow()
  expect([devices.on, devices.asked]).toEqual([1, 2])
})

test('an answer that comes after the page was left switches nothing on', async () => {
  camera.want(true)
  camera.dispose()
  await devices.allow()
  expect([devices.on, seen.opened]).toEqual([0, 0])
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
])('%s is said once, not asked again and again', async (name, problem) => {
  camera.want(true)
  await devices.refuse(name)
  for (let picture = 0; picture < 60; picture++) camera.want(true)
  expect(now()).toEqual({ at: 'problem', problem })
  expect(devices.asked).toBe(1)
})

test('allowed after a refusal: with the next run, or at once when somebody says try again', async () => {
  camera.want(true)
  await devices.refuse('NotAllowedError')
  camera.retry()
  expect(now()).toEqual({ at: 'asking' })
  await devices.refuse('NotAllowedError')
  camera.want(false)
  camera.want(true)
  await devices.allow()
  expect(now()).toEqual({ at: 'on' })
})

test('pulled out during a run: said, and on again when it is plugged in', async () => {
  camera.want(true)
  await devices.allow()
  devices.tracks[0]!.pullOut()
  expect(now()).toEqual({ at: 'problem', problem: 'missing' })
  expect(seen.closed).toBe(1)
  camera.want(true)
  expect(devices.asked).toBe(1)
  devices.dispatchEvent(new Event('devicechange'))
  await devices.allow()
  expect(now()).toEqual({ at: 'on' })
})

test('a hidden tab does not look, and goes on when it is seen again', async () => {
  camera.want(true)
  await devices.allow()
  page.show(false)
  expect([devices.on, now()]).toEqual([0, { at: 'off' }])
  camera.want(true)
  expect(devices.asked).toBe(1)
  page.show(true)
  await devices.allow()
  expect([devices.on, now()]).toEqual([1, { at: 'on' }])
  page.show(false)
  camera.want(false)
  page.show(true)
  expect(devices.asked, 'the program was stopped meanwhile').toBe(2)
})

test('hidden while the browser asks: the answer is let go, and asked again later', async () => {
  camera.want(true)
  page.show(false)
  await devices.allow()
  expect(devices.on).toBe(0)
  page.show(true)
  await devices.allow()
  expect(devices.on).toBe(1)
})

test('a program that hangs or died does not keep the camera', async () => {
  camera.want(true)
  await devices.allow()
  vi.advanceTimersByTime(5000)
  camera.want(true)
  vi.advanceTimersByTime(9000)
  expect(devices.on).toBe(1)
  vi.advanceTimersByTime(3000)
  expect([devices.on, now()]).toEqual([0, { at: 'off' }])
})

test('a page without devices says so', async () => {
  vi.stubGlobal('navigator', {})
  camera.want(true)
  await settled()
  expect(now()).toEqual({ at: 'problem', problem: 'unsupported' })
})
