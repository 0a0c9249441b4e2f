import { button, css, field, inside, region, role } from '../finder.ts'
import type { Journey } from '../journey.ts'
import { add, done, openFlow } from '../workbench.ts'

const details = region('Details')
const TABLE = 'city,price,quantity\nRayong,2,3\nNan,5,1\nRayong,10,2'

export const journey: Journey = {
  name: 'data: a typed table is computed, grouped and summed',
  async go(people) {
    const learner = await people.learner()
    await openFlow(learner, 'data-analytics')
    await add(learner, 'Paste')
    await done(learner, 'Paste')
    await learner.click(button('Details'))
    await learner.fill(inside(details, role('textbox', 'Text')), TABLE)
    const cells = inside(region('Result'), css('tbody td'))
    const rows = () => learner.texts(inside(details, cells))
    const holds = (wanted: string) => (now: string[]) => now.join() === wanted
    await learner.reads('the typed rows', rows, holds('Rayong,2,3,Nan,5,1,Rayong,10,2'))
    await add(learner, 'Compute')
    await done(learner, 'Compute')
    await add(learner, 'Group and summarise')
    await learner.choose(inside(details, field('Group by')), 'city')
    await learner.choose(inside(details, field('Summary')), 'sum')
    await learner.choose(inside(details, field('Columns to summarise')), 'total')
    const sums = (now: string[]) => ['Nan,5,Rayong,26', 'Rayong,26,Nan,5'].includes(now.join())
    await learner.reads('the sums', rows, sums, 60)
  },
}
