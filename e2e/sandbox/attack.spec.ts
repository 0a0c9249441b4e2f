import { expect, test } from '../support/test.ts'
import { attackFromFrame, attackFromWorker, reached } from './attacks.ts'
import { RUNTIMES, sandboxFrame, sandboxWorker } from './runtimes.ts'

test.use({ expectedErrors: [/Content Security Policy|sandboxed|CORS|Failed to load|net::ERR/] })

for (const { name, open, answers } of RUNTIMES) {
  test(`code in the ${name} sandbox reaches nothing of ours, from its worker and from its frame`, async ({
    page,
    baseURL,
  }) => {
    const left: string[] = []
    await open(page)
    await page.evaluate(() => {
      new BroadcastChannel('panya').addEventListener('message', () => {
        Object.assign(globalThis, { owned: true })
      })
    })
    // What the browser's policy refuses never gets an answer.
    page.on('response', (response) => left.push(response.url()))
    const place = () => new URL(page.url()).origin + new URL(page.url()).pathname
    const before = place()
    const worker = await sandboxWorker(page)
    expect(reached(await worker.evaluate(attackFromWorker, baseURL!))).toEqual([])
    const frame = await sandboxFrame(page, name === 'notebook' ? 'python' : name)
    expect(reached(await frame.evaluate(attackFromFrame, baseURL!))).toEqual([])
    expect(left.filter((address) => address.includes('owned'))).toEqual([])
    // The first save adds the project's number behind it, whenever it comes.
    expect(place()).toBe(before)
    expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)
    expect(await page.evaluate(() => caches.match('/owned.js'))).toBeUndefined()
    await answers(page)
  })
}
