import { documentOf } from '@panya/tools/coding/python-programming/core/document.ts'
import { poisonProgram } from '../../sandbox/poison.ts'
import { button, css, role } from '../finder.ts'
import type { Journey } from '../journey.ts'
import type { Person } from '../person.ts'

const log = role('log')

/** Opens a project with this program, and waits for Python. */
async function openProgram(person: Person, program: string): Promise<void> {
  const document = documentOf({ files: [{ name: 'main.py', text: program }], main: 'main.py' })
  const project = JSON.stringify({ tool: 'coding/python-programming', title: 'Try', document })
  const id = await person.ask<string>(`(async () => {
    const id = crypto.randomUUID()
    const body = JSON.stringify({ id, saveId: crypto.randomUUID(), ...${project} })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/projects', { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
    return id
  })()`)
  await person.open(`/coding/python-programming?project=${id}`)
  await person.see(css('[data-status=ready]'), 90)
}

export const journey: Journey = {
  name: 'sandbox: a thief’s program reaches nothing and plants nothing; the page is isolated',
  // What is refused is told on the console.
  expected:
    /Content.Security.Policy|sandbox|CORS|Cross-Origin|refused|blocked|Failed to load|insecure/i,
  async go(people) {
    const learner = await people.learner()
    await openProgram(learner, poisonProgram(people.url))
    await learner.click(button('Run'))
    await learner.see({ ...log, text: 'tried' }, 60)
    await learner.see(css('[data-status=ready]'))
    const run = async () => {
      await learner.click(button('Run'))
      const read = async () => (await learner.look(log))?.text ?? ''
      return learner.reads('what came of it', read, (said) => said.includes('attempts: {'))
    }
    const said = await run()
    const reached = said.match(/"[^"]+":"reached[^"]*"/g) ?? []
    if (reached.length > 0) throw new Error(`reached: ${reached.join(', ')}`)
    if (said.includes(': planted')) throw new Error('a script was planted')
    if (!(await learner.ask<boolean>('self.crossOriginIsolated')))
      throw new Error('the page is not isolated')
  },
}
