import { css, inside, last, text } from '../finder.ts'
import type { Journey } from '../journey.ts'
import type { Person } from '../person.ts'

const cells = css('.jp-Notebook .jp-Cell')
export const outputs = css('.jp-OutputArea-output')

export async function atWork(person: Person): Promise<void> {
  // Its frame is there before the page around it is alive and takes it over.
  await person.see(css('iframe:not(#early-frame)'), 60)
  await person.see(css('[data-status=idle]'), 120)
  await person.see(cells)
}

export async function play(person: Person, source: string): Promise<void> {
  await person.click(inside(last(cells), css('.cm-content')))
  await person.press('Control+a')
  await person.type(source)
  await person.press('Shift+Enter')
}

export const journey: Journey = {
  name: 'notebook: cells compute and draw, and are there after a reload',
  async go(people) {
    const learner = await people.learner()
    await learner.open('/coding/jupyter-lite')
    await atWork(learner)
    await play(learner, '6 * 7')
    await learner.see({ ...outputs, text: '42' }, 60)
    await play(learner, 'import plot; plot.bar({"cats": 3, "dogs": 5})')
    await learner.see(inside(outputs, css('img, svg')), 60)
    await learner.see(text(/^Saved$/))
    await learner.browser.reload()
    await atWork(learner)
    await learner.see({ ...outputs, text: '42' })
    await learner.see(inside(outputs, css('img, svg')))
  },
}
