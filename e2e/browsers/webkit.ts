/** WebKit as Debian has it (webkit2gtk-driver, its MiniBrowser, Xvfb): a driver for each person's browser. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { type Browser, type InstalledEngine, WINDOW } from './browser.ts'
import { until } from './wait.ts'
import { keyActions, mouseActions } from './webdriver-actions.ts'
import { HEAR } from './webkit-console.ts'

const DRIVER = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'

const miniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)

export const webkit: InstalledEngine = {
  name: 'WebKit',
  missing() {
    const isThere = existsSync(DRIVER) && existsSync(XVFB) && miniBrowser() !== undefined
    return isThere ? null : 'WebKit: apt-get install webkit2gtk-driver xvfb'
  },
  async start() {
    const size = `${WINDOW.width}x${WINDOW.height}x24`
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
    const display = `:${number.toString().trim()}`
    const first = await openWebKit(display)
    await first.browser.close()
    return {
      version: first.version,
      open: async () => (await openWebKit(display)).browser,
      async close() {
        await end(screen)
      },
    }
  },
}

async function openWebKit(display: string): Promise<{ browser: Browser; version: string }> {
  const port = await freePort()
  // Safari shares memory by itself; this build does when asked.
  const env = { ...process.env, DISPLAY: display, JSC_useSharedArrayBuffer: '1' }
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env })
  const call = caller(`http://127.0.0.1:${port}`)
  await until('the driver of WebKit', () => call('GET', '/status'))
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const made = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    { capabilities },
  )
  const session = `/session/${made.sessionId}`
  await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...WINDOW })
  const troubles: string[] = []
  const ask = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[0], heard = ${HEAR}
      const answer = (one) => done({ ...one, heard: heard.splice(0) })
      Promise.resolve(${expression}).then((value) => answer({ value }), (error) => answer({ error: String(error) }))`
    const answer = await call<Answer<T>>('POST', `${session}/execute/async`, { script, args: [] })
    troubles.push(...answer.heard)
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }
  const act = (source: object) => call('POST', `${session}/actions`, { actions: [source] })
  return {
    version: `WebKitGTK ${made.capabilities.browserVersion}`,
    browser: {
      async troubles() {
        await ask('null')
        return troubles
      },
      goto: async (url) => void (await call('POST', `${session}/url`, { url })),
      reload: async () => void (await call('POST', `${session}/refresh`, {})),
      evaluate: ask,
      mouse: async (steps) => void (await act(mouseActions(steps))),
      keys: async (steps) => void (await act(keyActions(steps))),
      picture: async () =>
        Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
      async close() {
        await call('DELETE', session).catch(() => null)
        await end(driver)
      },
    },
  }
}

interface Answer<T> {
  value: T
  error?: string
  /** Errors since the last question. */
  heard: string[]
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>

function caller(address: string): Call {
  return async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
