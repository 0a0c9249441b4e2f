import { CODE, DUNGEON } from '../../games/messages.ts'
import { offered } from '../block-hand.ts'
import { button, css, text } from '../finder.ts'
import type { Journey } from '../journey.ts'
import { keptStars, openGame } from '../played.ts'

export const journey: Journey = {
  name: 'dungeon: the hero of the first floor finds the stairs',
  async go(people) {
    const learner = await people.learner()
    await openGame(learner, 'dungeon')
    await learner.click(button(new RegExp(DUNGEON.en['floor-1.title'])))
    await learner.see(css('[data-ready=true]'), 60)
    // One of three is there.
    for (const count of [2, 3]) {
      await learner.click(offered('go'))
      await learner.see(css('output', `${count} block`))
    }
    await learner.click(button(CODE.en.run))
    await learner.see(text(DUNGEON.en['end.won']), 60)
    await keptStars(learner, 'dungeon', 'floor-1', 3)
  },
}
