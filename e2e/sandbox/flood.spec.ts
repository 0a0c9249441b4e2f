import { openPython } from '../python/python-page.ts'
import { expect, test } from '../support/test.ts'
import { RUNTIMES, sandboxFrame, sandboxWorker } from './runtimes.ts'

test.use({ expectedErrors: [/Content Security Policy|sandboxed/] })

/** Everything Python can say to the page, forged: wrong, huge, far too often. */
const FORGED = `
import json, _panya_host
forged = [
    {"kind": "owned"}, 7, None, {"kind": "stdout", "text": 5},
    {"kind": "picture", "mime": "text/html", "data": "<script>owned=1</script>", "alt": ""},
    {"kind": "file", "file": {"name": "../../escape.py", "text": "x"}},
    {"kind": "file", "file": {"name": "__proto__", "text": "x"}},
    {"kind": "removed", "name": "../main.py"},
    {"kind": "turtle", "commands": [["undo", 1, 1e12, 0, 0, 0], ["fill", 1, 5, 6], ["x"] * 1000]},
    {"kind": "stage", "commands": [{"do": "frame", "frame": {}}, {"do": "load", "costumes": 1}]},
    {"kind": "packages", "names": "all", "loaded": "x", "total": {}},
    {"kind": "display", "id": [], "update": 1, "data": 1, "metadata": 2},
]
_panya_host.emit("this is no JSON")
texts = [json.dumps(one) for one in forged]
print("flooding")
for i in range(FLOOD):
    _panya_host.emit(texts[i % len(texts)])
print("done")
`

const OVERSIZED = `
import _panya_host
try:
    _panya_host.emit("x" * 17_000_000)
    print("oversized: taken")
except BaseException as error:
    print("oversized: refused")
`

test('a program that forges, oversizes and floods changes nothing but its own output, and Stop is heard', async ({
  page,
}) => {
  const room = await openPython(page)
  await room.play(OVERSIZED)
  await expect(room.console).toContainText('oversized: refused')
  await room.play(FORGED.replace('FLOOD', '5_000'))
  await expect(room.console).toContainText('done')
  await expect(page.getByRole('tab', { name: /escape|__proto__/ })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'main.py' })).toBeVisible()
  await room.write(FORGED.replace('range(FLOOD)', '__import__("itertools").count()'))
  await room.run.click()
  await expect(room.console).toContainText('flooding')
  // The page lives: a menu opens and closes while the flood goes on.
  await page.getByRole('button', { name: 'Project menu' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await room.stop.click()
  await expect(room.ending).toBeVisible()
  await room.play('print("still here")')
  await expect(room.console).toContainText('still here')
})

for (const { name, open, answers } of RUNTIMES) {
  test(`twenty thousand messages a second from the ${name} frame do not reach the page's ear`, async ({
    page,
  }) => {
    await open(page)
    const worker = await sandboxWorker(page)
    expect(
      await worker.evaluate(() => typeof (globalThis as { postMessage?: unknown }).postMessage),
    ).toBe('undefined')
    const frame = await sandboxFrame(page, name === 'notebook' ? 'python' : name)
    await frame.evaluate(() => {
      const forged = [{ type: 'updates', updates: [] }, { type: 'changed' }, 'panya:connect', null]
      setInterval(() => {
        for (let i = 0; i < 2000; i++) parent.postMessage(forged[i % forged.length], '*')
      }, 100)
    })
    // It is ended, and whoever goes on gets another one.
    await expect.poll(() => frame.isDetached()).toBe(true)
    await answers(page)
  })
}
