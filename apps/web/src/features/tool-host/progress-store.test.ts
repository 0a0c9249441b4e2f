import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverProgress } from './progress-store.ts'

/** What is kept for one learner, as the server keeps it. */
const kept = { value: null as unknown, version: 0 }
let asked: string[] = []
let isOffline = false

async function answer(_address: string, { method, headers, body }: RequestInit): Promise<Response> {
  if (isOffline) throw new TypeError('Failed to fetch')
  asked.push(String(method))
  const tag = () => ({ etag: `"${kept.version}"` })
  if (method === 'GET') return Response.json({ value: kept.value }, { headers: tag() })
  const expected = new Headers(headers).get('if-match')
  if (expected !== null && expected !== tag().etag) {
    return Response.json({ code: 'CONFLICT', message: 'progress-changed' }, { status: 409 })
  }
  kept.value = (JSON.parse(body as string) as { value: unknown }).value
  kept.version += 1
  return new Response(null, { status: 204, headers: tag() })
}

beforeEach(() => {
  Object.assign(kept, { value: null, version: 0 })
  asked = []
  isOffline = false
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

const page = () => serverProgress('games/grouping')
const win = (level: string) => (stored: unknown) => [...((stored ?? []) as string[]), level]

test('what was asked for once is gone on from, not asked for again', async () => {
  const here = page()
  expect(await here.load('progress')).toBeNull()
  await here.change('progress', win('a'))
  await here.change('progress', win('b'))
  expect([kept.value, asked]).toEqual([
    ['a', 'b'],
    ['GET', 'PUT', 'PUT'],
  ])
})

test('what another device kept meanwhile is not lost', async () => {
  const [here, there] = [page(), page()]
  await here.load('progress')
  await there.change('progress', win('a'))
  await here.change('progress', win('b'))
  await there.change('progress', win('c'))
  expect(kept.value).toEqual(['a', 'b', 'c'])
})

test('what could not be kept without the server goes along with the next', async () => {
  const here = page()
  await here.load('progress')
  isOffline = true
  await expect(here.change('progress', win('a'))).rejects.toThrow('Failed to fetch')
  isOffline = false
  await here.change('progress', win('b'))
  expect(kept.value).toEqual(['a', 'b'])
})

test('a server that always has another value is not asked without end', async () => {
  const here = page()
  await here.load('progress')
  const elsewhere = (): unknown => {
    kept.version += 1
    return []
  }
  await expect(here.change('progress', elsewhere)).rejects.toThrow('progress-changed')
})
