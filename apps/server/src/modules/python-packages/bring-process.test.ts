/** The program that fills a folder for a server without a way out: killed, and behind a proxy. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readLock } from './python-lock.ts'
import { aSource } from './testing/served-packages.ts'

const SCRIPT = join(import.meta.dirname, '../../../../../scripts/python-packages.ts')
const FILE = readLock().lock.packages['six']!.file_name

function start(folder: string, source: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [SCRIPT, folder, 'six', '--source', `${source}/`], {
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ended, said: text(child.stderr) }
}

const aFolder = () => mkdtempSync(join(tmpdir(), 'packages-'))

test('killed in the middle of a file, it asks for the rest, and names a file that is not the listed one', async () => {
  const source = await aSource()
  const bytes = Buffer.concat([Buffer.from('PK'), Buffer.alloc(200_000, 7)])
  let half: () => void = () => undefined
  const hasHalf = new Promise<void>((resolve) => {
    half = resolve
  })
  source.instead = (_, response) => {
    response.writeHead(200, { 'content-length': bytes.length })
    response.write(bytes.subarray(0, 100_000), half)
    return true
  }
  const folder = aFolder()
  const first = start(folder, source.url)
  await hasHalf
  await expect
    .poll(() => readdirSync(folder).map((name) => statSync(join(folder, name)).size))
    .toEqual([100_000])
  first.child.kill('SIGKILL')
  await first.ended
  const [part] = readdirSync(folder)
  const before = new Date(Date.now() - 60_000)
  utimesSync(join(folder, part!), before, before)

  source.instead = null
  source.asked = []
  source.files.set(FILE, bytes)
  const second = start(folder, source.url)
  expect(await second.ended).toBe(1)
  expect(source.asked).toEqual([`${FILE} bytes=100000-`, FILE])
  expect(await second.said).toContain(`${FILE}: the checksum is another one`)
  expect(readdirSync(folder)).toEqual([])
})

test('a proxy that wants a sign-in is named as what it is', async () => {
  const proxy = createServer()
  proxy.on('connect', (_, socket) => {
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  const { ended, said } = start(aFolder(), 'https://packages.example/full', {
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    NO_PROXY: '',
  })
  expect(await ended).toBe(1)
  expect(await said).toContain(`${FILE}: the proxy answered 407`)
})
