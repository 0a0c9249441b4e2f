/** A node in another process, for the same helpers that speak with a server of the test's own. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { NodeWish } from './cluster-node.ts'
import type { TestServer } from './test-server.ts'

export interface RemoteNode extends Pick<TestServer, 'app'> {
  url: string
  process: ChildProcess
  /** Turns its clock, or waits until it has done a piece of its housekeeping. */
  ask(wish: NodeWish): Promise<void>
  /** How it ended after it was told to stop. */
  stop(): Promise<number | null>
}

/** Whoever starts it stops or kills it. */
export async function remoteNode(environment: Record<string, string>): Promise<RemoteNode> {
  const child = fork(join(import.meta.dirname, 'cluster-node.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      SECRET: 's'.repeat(40),
      SEED: 'none',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  })
  let said = ''
  child.stderr?.on('data', (text) => (said += String(text)))
  const { url } = await answer<{ url: string }>(child, () => said)
  return {
    url,
    process: child,
    app: { inject: (wish: Wish) => ask(url, wish) } as unknown as TestServer['app'],
    async ask(wish) {
      child.send(wish)
      const { failed } = await answer<{ failed?: string }>(child, () => said)
      if (failed !== undefined) throw new Error(failed)
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      return ((await ended) as [number | null])[0]
    },
  }
}

function answer<Answer>(child: ChildProcess, said: () => string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`the node ended with code ${code}: ${said()}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as Answer)
    })
  })
}

type Wish =
  | string
  | { method?: string; url: string; headers?: Record<string, string>; payload?: string | object }

/** What a server of the test's own answers to `inject`, over the network. */
async function ask(origin: string, wish: Wish) {
  const {
    method = 'GET',
    url,
    headers = {},
    payload,
  } = typeof wish === 'string' ? { url: wish } : wish
  const plain = payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload)
  const json: Record<string, string> = plain ? {} : { 'content-type': 'application/json' }
  const response = await fetch(origin + url, {
    method,
    headers: { ...json, ...headers },
    body: plain ? (payload as string | undefined) : JSON.stringify(payload),
    redirect: 'manual',
  })
  const body = await response.text()
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie().map(readCookie),
    body,
    json: () => JSON.parse(body) as unknown,
  }
}

function readCookie(line: string) {
  const [pair = '', ...rest] = line.split('; ')
  const at = pair.indexOf('=')
  const age = rest.find((one) => /^max-age=/i.test(one))
  return {
    name: pair.slice(0, at),
    value: decodeURIComponent(pair.slice(at + 1)),
    ...(age ? { maxAge: Number(age.slice(8)) } : {}),
  }
}
