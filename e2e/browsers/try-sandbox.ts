/** A learner's day in the Python sandbox and a thief's, in whatever browser is handed in. */
import { documentOf } from '@panya/tools/coding/python-programming/core/document.ts'
import { poisonProgram } from '../sandbox/poison.ts'
import { SEED_PASSWORD } from '../support/server.ts'
import { type Browser, until } from './browser.ts'

export interface Line {
  what: string
  seen: string
  ok: boolean
}

const RUN = `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === 'Run' || b.getAttribute('aria-label') === 'Run')`
const LOG = `(document.querySelector('[role=log]')?.textContent ?? '')`
const STATUS = `(document.querySelector('[data-status]')?.dataset.status ?? '')`

function signIn(email: string): string {
  return `(async () => {
    const { csrfToken } = await (await fetch('/api/auth/csrf')).json()
    const body = new URLSearchParams({ email: ${JSON.stringify(email)}, password: ${JSON.stringify(SEED_PASSWORD)}, csrfToken })
    await fetch('/api/auth/callback/credentials', { method: 'POST', body, headers: { 'x-auth-return-redirect': '1' } })
    return 'signed in'
  })()`
}

function keep(program: string): string {
  const document = documentOf({ files: [{ name: 'main.py', text: program }], main: 'main.py' })
  return `(async () => {
    const id = crypto.randomUUID()
    const answer = await fetch('/api/projects', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, saveId: crypto.randomUUID(), tool: 'coding/python-programming', title: 'Try', document: ${JSON.stringify(document)} }) })
    return answer.status === 201 ? id : 'failed: ' + answer.status + await answer.text()
  })()`
}

export async function trySandbox(browser: Browser, url: string): Promise<Line[]> {
  const lines: Line[] = []
  const note = (what: string, seen: string, ok: boolean) => lines.push({ what, seen, ok })
  const log = () => browser.evaluate<string>(LOG)
  const ready = () =>
    until(async () => (await browser.evaluate<string>(STATUS)) === 'ready', 'Python')

  async function open(program: string): Promise<void> {
    const id = await browser.evaluate<string>(keep(program))
    await browser.goto(`${url}/coding/python-programming?project=${id}`)
    await ready()
  }
  async function run(): Promise<void> {
    await browser.evaluate(`${RUN}.click()`)
  }

  await browser.goto(`${url}/home`)
  await browser.evaluate(signIn('student1@panya.example'))
  await open('print("hello", 6 * 7)')
  await run()
  await until(async () => (await log()).includes('hello 42'), 'the output')
  note('a program prints', 'hello 42', true)

  await open(poisonProgram(url))
  await run()
  await until(async () => (await log()).includes('tried'), 'the attack')
  await ready()
  await run()
  await until(async () => (await log()).includes('attempts: {'), 'what came of it')
  const said = await log()
  const reached = said.match(/"[^"]+":"reached[^"]*"/g) ?? []
  note('a program reaches nothing', reached.join(', ') || 'all refused', reached.length === 0)
  note('nothing is planted', /planted: (\S+)/.exec(said)?.[1] ?? '?', !said.includes(': planted'))
  const isolated = await browser.evaluate<boolean>('self.crossOriginIsolated')
  note('the page is isolated', String(isolated), isolated)

  await open('print("counting")\nwhile True:\n    pass')
  await run()
  await until(async () => (await log()).includes('counting'), 'the loop')
  await browser.evaluate(RUN.replaceAll("'Run'", "'Stop'") + '.click()')
  await ready()
  note('Stop ends an endless loop', 'ready again', true)
  return lines
}
