import type { Journey } from '../journey.ts'
import { judgeAndFind } from './ai.ts'

export const journey: Journey = {
  name: 'AI, second visit: the same from what the device has kept',
  async go(people) {
    const learner = await people.learner()
    await judgeAndFind(learner)
    await judgeAndFind(learner)
  },
}
