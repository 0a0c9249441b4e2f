import { THEME_MESSAGES } from '@panya/tools/game-kit/core/pictures/trait-messages.ts'
import { doodleRound } from '@panya/tools/games/guessing/core/doodle-words.ts'
import { createRound } from '@panya/tools/games/guessing/core/guess-round.ts'
import en from '@panya/tools/games/guessing/messages/en.ts'
import type { Point } from '../browser.ts'
import { button, heading, role, text } from '../finder.ts'
import type { Journey } from '../journey.ts'
import type { Person } from '../person.ts'
import { keptStars, openGame } from '../played.ts'

const LEVEL = 'animals/1'
const HOUSE: [number, number][][] = [
  [
    [0.2, 0.5],
    [0.8, 0.5],
    [0.8, 0.9],
    [0.2, 0.9],
    [0.2, 0.5],
  ],
  [
    [0.15, 0.5],
    [0.5, 0.15],
    [0.85, 0.5],
  ],
  [
    [0.45, 0.9],
    [0.45, 0.7],
    [0.58, 0.7],
    [0.58, 0.9],
  ],
]

/** The first round that begins with a house. */
const HOUSE_ROUND = Array.from({ length: 500 }, (_, index) => index + 1).find(
  (number) => doodleRound(number)[0] === 'house',
)!

async function guessAll(person: Person): Promise<void> {
  const { pictures } = createRound({ level: LEVEL, reveal: 'tiles', answer: 'choose' })!
  await person.click(button(new RegExp(THEME_MESSAGES.animals.en)))
  for (const [index, picture] of pictures.entries()) {
    await person.click(button(picture.word.en))
    const isLast = index + 1 === pictures.length
    await person.click(button(isLast ? en.seeResult : en.nextPicture))
  }
  await person.see(heading(en.roundOver))
}

async function drawHouse(person: Person): Promise<void> {
  const { x, y, width, height } = await person.still(role('application'), 'middle')
  const place = ([right, down]: [number, number]): Point => ({
    x: x + right * width,
    y: y + down * height,
  })
  for (const stroke of HOUSE) {
    const [first, ...others] = stroke.map(place)
    await person.drag([first!, ...others])
  }
}

export const journey: Journey = {
  name: 'guessing: a round of pictures, and a drawn house the machine knows',
  async go(people) {
    const learner = await people.learner()
    await openGame(learner, 'guessing')
    await guessAll(learner)
    await keptStars(learner, 'guessing', LEVEL, 3)
    await learner.open(`/games/guessing?level=machine/${HOUSE_ROUND}`)
    await learner.see(heading('Draw a house'))
    await drawHouse(learner)
    await learner.see(text('I know: it is a house!'))
  },
}
