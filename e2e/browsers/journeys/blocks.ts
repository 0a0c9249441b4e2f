import { below, dragBlock, inProgram, offered, openBlocks } from '../block-hand.ts'
import { button, css, inside, tab, text } from '../finder.ts'
import type { Journey } from '../journey.ts'

const stage = css('[data-testid=stage]')

export const journey: Journey = {
  name: 'blocks: two blocks dragged together make the owl speak, saved and opened again',
  async go(people) {
    const learner = await people.learner()
    await openBlocks(learner)
    await dragBlock(learner, 'Events', offered('clicked'), { x: 520, y: 220 })
    const say = { ...offered('say'), without: 'for' }
    await dragBlock(learner, 'Looks', say, await below(learner, 'clicked'))
    await learner.click(tab('Python'))
    await learner.see(css('[data-testid=python]', 'Owl.say("Hello!")'))
    await learner.click(button('Run'))
    await learner.see(inside(stage, text('Hello!')))
    await learner.click(button('Stop'))
    await learner.gone(inside(stage, text('Hello!')))
    await learner.see(css('output[data-state=saved]'))
    await learner.browser.reload()
    await learner.see(inProgram('say'), 60)
  },
}
