import { button, inside, link, region, role } from '../finder.ts'
import type { Journey } from '../journey.ts'

export const journey: Journey = {
  name: 'home: a newcomer makes the first animation and finds it again',
  async go(people) {
    const learner = await people.learner()
    await learner.open('/home')
    await learner.click(inside(region('Start here'), button('Let’s make it')))
    const steps = region('Your first animation')
    await learner.click(button('Run'), 60)
    await learner.see({ ...inside(steps, role('status')), text: 'make it yours' })
    await learner.click(inside(steps, button(/^Fast/)))
    await learner.see({ ...inside(steps, role('status')), text: 'it is saved!' })
    await learner.open('/home')
    await learner.see(inside(region('Go on where you stopped'), link(/My first animation/)))
  },
}
