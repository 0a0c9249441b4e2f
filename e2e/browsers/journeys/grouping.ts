import { findBoard } from '@panya/tools/games/grouping/core/board-library.ts'
import en from '@panya/tools/games/grouping/messages/en.ts'
import { button, inside, region } from '../finder.ts'
import type { Wanted } from '../in-page.ts'
import type { Journey } from '../journey.ts'
import type { People } from '../people.ts'
import type { Person } from '../person.ts'
import { keptStars, openGame } from '../played.ts'

const board = findBoard('animal-plant')!

/** Puts every card where it belongs and has it checked. */
export async function sort(
  people: People,
  put: (person: Person, card: Wanted, group: { number: number; name: string }) => Promise<void>,
): Promise<void> {
  const learner = await people.learner()
  await openGame(learner, 'grouping')
  await learner.click(button(new RegExp(board.title.en.replace('?', '\\?'))))
  for (const { text, group } of board.cards) {
    const card = inside(region(en.table), button(text.en))
    await put(learner, card, { number: group + 1, name: board.groups[group]!.name.en })
    await learner.gone(card)
  }
  await learner.click(button(en.check))
  await keptStars(learner, 'grouping', board.id, 3)
}

export const journey: Journey = {
  name: 'grouping: cards picked and put into their groups',
  go: (people) =>
    sort(people, async (person, card, { name }) => {
      await person.click(card)
      await person.click(button(en.putHere.replace('{group}', name)))
    }),
}
