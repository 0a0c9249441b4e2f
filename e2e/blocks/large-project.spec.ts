import type { Request } from '@playwright/test'
import { newLearner, otherDevice, signInByApi } from '../accounts/people.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from '../teach/class.ts'
import { inWorkspace, openBlocks } from './bench-hand.ts'
import { largeGame } from './large-game.ts'

test.describe.configure({ timeout: 240_000 })

const MIB = 1024 * 1024
const PICTURES = 14

test('a game with 20 MB of pictures is kept, comes back, is saved again with a small request, and is shown to the class alone', async ({
  page,
  browser,
  baseURL,
}) => {
  let sent: Promise<number>[] = []
  const assets = new Set<string>()
  page.on('requestfinished', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/api\/(projects|assets)\//.test(pathname) || request.method() === 'GET') return
    sent.push(request.allHeaders().then((headers) => Number(headers['content-length'] ?? 0)))
    const [, hash] = /^\/api\/assets\/([0-9a-f]{64})$/.exec(pathname) ?? []
    if (hash !== undefined) assets.add(hash)
  })
  const saved = page.locator('output[data-state]')
  const expectSaved = () =>
    expect(saved).toHaveAttribute('data-state', 'saved', { timeout: 120_000 })

  await openBlocks(page)
  const game = largeGame(PICTURES)
  expect(game.length).toBeGreaterThan(20 * MIB)
  await page.getByRole('button', { name: 'Scratch', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'large.sb3',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(game),
  })
  await expect(dialog).toContainText('large.sb3 is open', { timeout: 60_000 })
  await expect(dialog).toContainText('The file itself is kept with your project.')
  await dialog.getByRole('button', { name: 'Let’s go' }).click()
  await expectSaved()
  expect(assets.size).toBe(PICTURES)

  await test.step('it is there after a reload, and a small edit is a small request', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Basket' }).click({ timeout: 90_000 })
    await expect(inWorkspace(page, 'Caught!')).toBeVisible()
    sent = []
    assets.clear()
    await inWorkspace(page, 'Caught!').getByText('Caught!').first().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Yum! ')
    await page.keyboard.press('Enter')
    const bytes = async (): Promise<number> =>
      (await Promise.all(sent)).reduce((total, one) => total + one, 0)
    // The page may still say "Saved" of what was there before.
    await expect.poll(bytes).toBeGreaterThan(0)
    await expectSaved()
    expect(assets.size).toBe(0)
    expect(await bytes()).toBeLessThan(MIB / 2)
  })

  const id = new URL(page.url()).searchParams.get('project')
  const teacher = await otherDevice(baseURL!, TEACHER)
  const room = await makeRoom(teacher)
  const joined = await page.request.post('/api/class/join', { data: { code: room.joinCode } })
  expect(joined.status()).toBe(200)
  await answerAge(page.request, 'older')
  const answer = await page.request.put(`/api/projects/${id}/share`, { data: { level: 'class' } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { shareId } = (await answer.json()) as { shareId: string }
  await teacher.dispose()

  const mates = await browser.newContext({ baseURL: baseURL! })
  const mate = await mates.newPage()
  const seen: string[] = []
  mate.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith(`/api/shared/${shareId}/assets/`) && response.ok()) seen.push(pathname)
  })
  await signInByApi(mate.request, await joinAsNew(baseURL!, room))
  await mate.goto(`/shared?id=${shareId}`)
  await expect(mate.locator('.blocklySvg').first()).toBeVisible({ timeout: 90_000 })
  expect(seen).toHaveLength(PICTURES)

  await test.step('a stranger gets none of it', async () => {
    const strangers = await browser.newContext({ baseURL: baseURL! })
    await signInByApi(strangers.request, await newLearner(strangers.request))
    const [one = ''] = seen
    const hash = one.split('/').at(-1)
    for (const address of [one, `/api/projects/${id}/assets/${hash}`]) {
      expect((await strangers.request.get(address)).status()).toBe(404)
    }
    await strangers.close()
  })
  await mates.close()
})
