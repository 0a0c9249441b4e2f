/** WebKit as Debian has it (webkit2gtk-driver, its MiniBrowser, Xvfb), over plain WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import type { Browser } from './browser.ts'
import { until } from './browser.ts'

export const WEBKIT = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver'
const PORT = 4777
const DISPLAY = ':98'

function miniBrowser(): string {
  const [found] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!found) throw new Error('MiniBrowser is missing: apt-get install webkit2gtk-driver')
  return found
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value
}

export async function openWebKit(): Promise<Browser> {
  const quiet = { stdio: 'ignore' } as const
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24'], quiet)
  // Safari shares memory by itself; this build does when asked.
  const env = { ...process.env, DISPLAY, JSC_useSharedArrayBuffer: '1' }
  const driver = spawn(WEBKIT, [`--port=${PORT}`], { ...quiet, env })
  await until(async () => (await call('GET', '/status')) !== null, 'the driver')
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const made = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    { capabilities },
  )
  const session = `/session/${made.sessionId}`
  await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  return {
    version: `WebKitGTK ${made.capabilities.browserVersion}`,
    goto: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate: <T>(expression: string) =>
      call<T>('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done('failed: ' + error))`,
        args: [],
      }),
    close: async () => {
      await call('DELETE', session).catch(() => null)
      end(driver)
      end(screen)
    },
  }
}

function end(child: ChildProcess): void {
  child.kill('SIGTERM')
}
