import { button, css, inside, text } from '../finder.ts'
import type { Journey } from '../journey.ts'
import { add, done, input, node, openFlow, output, selectNothing } from '../workbench.ts'

const picture = (name: string) => inside(node(name), css('canvas'))

export const journey: Journey = {
  name: 'images: a picture is wired to a node and turns gray',
  async go(people) {
    const learner = await people.learner()
    await openFlow(learner, 'image-processing')
    await add(learner, 'Sample picture')
    await done(learner, 'Sample picture')
    const colour = (name: string) => () => learner.colour(picture(name))
    await learner.reads('a colourful picture', colour('Sample picture'), (most) => most > 60)
    await selectNothing(learner)
    await add(learner, 'Gray')
    await learner.click(button('Show all'))
    await learner.dragTo(output('Sample picture'), input('Gray'))
    await done(learner, 'Gray')
    await learner.reads('a gray picture', colour('Gray'), (most) => most === 0)
    await learner.click(button('Python'))
    await learner.see(text('cv2.cvtColor'))
  },
}
