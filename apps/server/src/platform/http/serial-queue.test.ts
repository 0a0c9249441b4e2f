import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { queueLargeWork } from './serial-queue.ts'

const LARGE = 8 * 1024 * 1024

test('large looks go one after the other; who arrives meanwhile is heard in between', async () => {
  const order: string[] = []
  const server = createServer((_request, response) => {
    order.push('visitor')
    response.end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let heard: Promise<unknown> = Promise.resolve()
  const looks = Array.from({ length: 200 }, (_, look) =>
    queueLargeWork(LARGE, () => {
      order.push(`look ${look}`)
      if (look === 0) heard = fetch(`http://127.0.0.1:${port}`)
    }),
  )
  await Promise.all([...looks, heard])
  await heard
  expect(order.filter((entry) => entry !== 'visitor')).toEqual(
    Array.from({ length: 200 }, (_, look) => `look ${look}`),
  )
  expect(order.at(-1)).toBe('look 199')
})

test('one that fails holds up nobody', async () => {
  const failing = queueLargeWork(LARGE, () => {
    throw new Error('too deep')
  })
  const next = queueLargeWork(LARGE, () => 'done')
  await expect(failing).rejects.toThrow('too deep')
  expect(await next).toBe('done')
})

test('small ones do not wait', async () => {
  const order: string[] = []
  const large = queueLargeWork(LARGE, () => order.push('large'))
  await queueLargeWork(10, () => order.push('small'))
  await large
  expect(order).toEqual(['small', 'large'])
})
