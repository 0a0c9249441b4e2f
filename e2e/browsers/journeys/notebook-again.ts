import type { Journey } from '../journey.ts'
import { atWork, outputs, play } from './notebook.ts'

export const journey: Journey = {
  name: 'notebook, second visit: the same from what the device has kept',
  async go(people) {
    const learner = await people.learner()
    for (const answer of ['42', '43']) {
      await learner.open('/coding/jupyter-lite')
      await atWork(learner)
      await play(learner, `${answer} + 0`)
      await learner.see({ ...outputs, text: answer }, 60)
    }
  },
}
