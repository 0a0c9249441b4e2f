import { findBoard } from '@panya/tools/games/grouping/core/board-library.ts'
import en from '@panya/tools/games/grouping/messages/en.ts'
import { button, inside, region } from '../finder.ts'
import type { Journey } from '../journey.ts'
import { keptStars, openGame } from '../played.ts'

const board = findBoard('animal-plant')!
const table = region(en.table)

export const journey: Journey = {
  name: 'grouping: cards dragged to their groups',
  async go(people) {
    const learner = await people.learner()
    await openGame(learner, 'grouping')
    await learner.click(button(new RegExp(board.title.en.replace('?', '\\?'))))
    const groups = board.groups.map(({ name }, index) => region(`${index + 1}: ${name.en}`))
    for (const { text, group } of board.cards) {
      const card = inside(table, button(text.en))
      await learner.dragTo(card, groups[group]!)
      await learner.gone(card)
    }
    await learner.click(button(en.check))
    await keptStars(learner, 'grouping', board.id, 3)
  },
}
