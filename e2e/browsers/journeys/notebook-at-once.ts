import type { Journey } from '../journey.ts'
import { atWork } from './notebook.ts'

const LOADS = `performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('/notebook/index.html')).length`

export const journey: Journey = {
  name: 'notebook, at once: the sheet that comes first is the one that stays',
  async go(people) {
    const learner = await people.learner()
    await learner.open('/coding/jupyter-lite')
    await atWork(learner)
    const loads = await learner.ask<number>(LOADS)
    if (loads !== 1) throw new Error(`the sheet was loaded ${loads} times`)
  },
}
