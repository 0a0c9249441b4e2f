import { CODE, PROGRAMMING } from '../../games/messages.ts'
import { offered } from '../block-hand.ts'
import { button, css, text } from '../finder.ts'
import type { Journey } from '../journey.ts'
import { keptStars, openGame } from '../played.ts'

export const journey: Journey = {
  name: 'coding game: the first level solved with blocks',
  async go(people) {
    const learner = await people.learner()
    await openGame(learner, 'programming')
    await learner.click(button(new RegExp(PROGRAMMING.en['level.steps-1.title'])))
    await learner.see(css('[data-ready=true]'), 60)
    for (const count of [1, 2]) {
      await learner.click(offered('move'))
      await learner.see(css('output', `${count} block`))
    }
    await learner.click(button(CODE.en.run))
    await learner.see(text(PROGRAMMING.en['end.won']), 60)
    await keptStars(learner, 'programming', 'steps-1', 3)
  },
}
