import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserFacts, factsAtOnce } from './browser-facts.ts'
import { lackOf, programsLack } from './lack-of.ts'

const SAFARI_ON_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const CHROME =
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

function browser(navigator: object = {}, page: object = {}): void {
  vi.stubGlobal('navigator', {
    userAgent: CHROME,
    maxTouchPoints: 0,
    cookieEnabled: true,
    ...navigator,
  })
  const globals = {
    isSecureContext: true,
    crossOriginIsolated: true,
    matchMedia: () => ({ matches: false }),
    document: { createElement: () => ({ getContext: () => null }) },
    indexedDB: undefined,
    ...page,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
}

beforeEach(() => browser())
afterEach(() => vi.unstubAllGlobals())

test('an iPad that calls itself a Mac is a tablet, a Mac is none', () => {
  browser({ userAgent: SAFARI_ON_MAC, maxTouchPoints: 5 })
  expect(factsAtOnce()).toMatchObject({ tablet: true, webKit: true, serial: false })
  expect(lackOf('boards')).toBe('boards-tablet')
  browser({ userAgent: SAFARI_ON_MAC })
  expect(factsAtOnce()).toMatchObject({ tablet: false, webKit: true })
  expect(lackOf('boards')).toBe('boards-unsupported')
})

test('a Chromebook with a cable lacks nothing that is known at once', () => {
  browser({ serial: {}, mediaDevices: { getUserMedia: () => undefined } })
  expect(factsAtOnce()).toMatchObject({ serial: true, webKit: false, media: true })
  for (const ability of ['boards', 'camera', 'microphone', 'keeping', 'sign-in'] as const)
    expect(lackOf(ability)).toBeNull()
  expect(programsLack()).toBeNull()
})

test('without https that is the reason, whatever is missing then', () => {
  browser({}, { isSecureContext: false, crossOriginIsolated: false })
  expect(lackOf('camera')).toBe('camera-insecure')
  expect(lackOf('keeping')).toBe('keeping-insecure')
  expect(programsLack()).toBe('programs-insecure')
})

test('a page that should share memory and does not says so', () => {
  browser({}, { crossOriginIsolated: false })
  expect(programsLack()).toBe('programs-not-apart')
  expect(lackOf('programs')).toBeNull()
})

test('put on the home screen, in Safari’s way and in that of others', () => {
  browser({ standalone: true })
  expect(factsAtOnce().installed).toBe(true)
  browser({}, { matchMedia: (query: string) => ({ matches: query.includes('standalone') }) })
  expect(factsAtOnce().installed).toBe(true)
})

test('a browser that refuses every question is known to have nothing, and nothing breaks', async () => {
  const no = () => Promise.reject(new DOMException('no', 'SecurityError'))
  browser({
    mediaDevices: { enumerateDevices: no },
    permissions: { query: no },
    storage: { persisted: no, estimate: no },
  })
  expect(await browserFacts()).toMatchObject({
    camera: { permission: null, count: null },
    microphone: { permission: null, count: null },
    database: false,
    persisted: null,
    room: null,
    webGl: false,
  })
})

test('what a browser tells is handed on', async () => {
  const asked = { close: () => undefined }
  browser(
    {
      mediaDevices: {
        getUserMedia: () => undefined,
        enumerateDevices: async () => [{ kind: 'audioinput' }, { kind: 'audiooutput' }],
      },
      permissions: {
        query: async ({ name }: { name: string }) => ({
          state: name === 'camera' ? 'denied' : 'granted',
        }),
      },
      storage: { persisted: async () => true, estimate: async () => ({ usage: 1, quota: 100 }) },
    },
    {
      indexedDB: {
        deleteDatabase: () => undefined,
        open() {
          const request = Object.assign(new EventTarget(), { result: asked })
          queueMicrotask(() => request.dispatchEvent(new Event('success')))
          return request
        },
      },
      document: {
        createElement: () => ({ getContext: () => ({ getExtension: () => null }) }),
      },
    },
  )
  expect(await browserFacts()).toMatchObject({
    camera: { permission: 'denied', count: 0 },
    microphone: { permission: 'granted', count: 1 },
    database: true,
    persisted: true,
    room: { used: 1, most: 100 },
    webGl: true,
  })
})
