/** A source of packages that a test serves, in the layout of the public one, and a node that brings them. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { readEnv } from '../../../platform/env.ts'
import { registerErrorHandler } from '../../../platform/http/error-handler.ts'
import type { Lock } from '../python-lock.ts'
import { PythonPackages } from '../python-packages.ts'
import { registerPythonPackages } from '../routes.ts'

export const OWL = anArchive(300_000)
export const WING = anArchive(200_000)
export const OWL_FILE = 'owl-1.0-py3-none-any.whl'
export const WING_FILE = 'wing-2.0-py3-none-any.whl'

function anArchive(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('PK'), randomBytes(bytes - 2)])
}

function sum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const LOCK: Lock = {
  packages: {
    owl: { name: 'owl', file_name: OWL_FILE, sha256: sum(OWL), depends: ['wing'] },
    wing: { name: 'wing', file_name: WING_FILE, sha256: sum(WING), depends: [] },
  },
}

export interface Source {
  url: string
  files: Map<string, Uint8Array>
  /** Name and range of every request. */
  asked: string[]
  /** Sends so many bytes and hangs up. */
  breaksAfter: number
  knowsRanges: boolean
  /** Answers in its place, as whatever stands in between would; true when it did. */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | null
}

export async function aSource(): Promise<Source> {
  const source: Source = {
    url: '',
    files: new Map([
      [OWL_FILE, OWL],
      [WING_FILE, WING],
    ]),
    asked: [],
    breaksAfter: Number.POSITIVE_INFINITY,
    knowsRanges: true,
    instead: null,
  }
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice('/full/'.length)
    source.asked.push([name, request.headers.range].filter(Boolean).join(' '))
    if (source.instead?.(request, response)) return undefined
    const whole = source.files.get(name)
    if (!whole) return response.writeHead(404).end()
    const from = source.knowsRanges ? Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0) : 0
    if (from >= whole.length) return response.writeHead(416).end()
    const bytes = whole.subarray(from)
    const range = { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': bytes.length,
      ...(from > 0 ? range : {}),
    })
    if (bytes.length <= source.breaksAfter) return response.end(bytes)
    return response.write(bytes.subarray(0, source.breaksAfter), () =>
      setTimeout(() => response.destroy(), 100),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  source.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/full`
  return source
}

interface NodeOptions {
  dataDir?: string
  packages?: string
  reserve?: string
  owner?: string
}

/** A node's packages, with a clock that the test turns. */
export function aNode(source: string, { dataDir, packages, reserve, owner }: NodeOptions = {}) {
  const env = readEnv({
    DATA_DIR: dataDir ?? mkdtempSync(join(tmpdir(), 'packages-')),
    PYTHON_PACKAGES: packages ?? 'owl',
    PYTHON_PACKAGES_URL: source,
    DISK_RESERVE_MB: reserve ?? '0',
  })
  let minutes = 0
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, minutes))
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const known = { lock: LOCK, version: '1.2.3' }
  const node = new PythonPackages({ env, log, now }, known, owner)
  return {
    node,
    logged,
    dataDir: env.dataDir,
    folder: node.store.folder,
    bring: () => node.bring(new AbortController().signal),
    later: () => {
      minutes += 30
    },
    /** As a browser would. */
    async ask(file: string, version = '1.2.3') {
      const app = Fastify()
      registerErrorHandler(app)
      registerPythonPackages(app, node)
      return app.inject(`/python-packages/${version}/${file}`)
    },
  }
}

export function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}
