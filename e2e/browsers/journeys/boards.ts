import { below, dragBlock, offered, openBlocks } from '../block-hand.ts'
import { button, css, field, tab } from '../finder.ts'
import type { Journey } from '../journey.ts'

const HEART = [
  '.....##...##....',
  '....####.####...',
  '....#########...',
  '....#########...',
  '.....#######....',
  '......#####.....',
  '.......###......',
  '........#.......',
].join('/')

export const journey: Journey = {
  name: 'boards: blocks light the LEDs of a board on the screen',
  async go(people) {
    const learner = await people.learner()
    await openBlocks(learner)
    await learner.choose(field('Program for'), 'KidBright32 V1.5i')
    await learner.see(css('[data-testid=board]'), 60)
    await dragBlock(learner, 'Events', offered('board starts'), { x: 560, y: 240 })
    const start = await below(learner, 'board starts')
    await dragBlock(learner, 'Display', offered('show picture'), start)
    await learner.click(button('Run'))
    await learner.see(css(`[data-testid=matrix][data-dots="${HEART}"]`), 60)
    await learner.click(tab('Code'))
    await learner.see(css('[data-testid=code]', 'from kidbright import'))
  },
}
