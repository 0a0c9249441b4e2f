import { region } from '../finder.ts'
import type { Journey } from '../journey.ts'
import { sort } from './grouping.ts'

export const journey: Journey = {
  name: 'grouping, by dragging: cards dragged into their groups',
  go: (people) =>
    sort(people, (person, card, { number, name }) =>
      person.dragTo(card, region(`${number}: ${name}`)),
    ),
}
