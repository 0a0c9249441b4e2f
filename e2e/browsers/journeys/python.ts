import { button, css, role } from '../finder.ts'
import type { Journey } from '../journey.ts'

const editor = css('.cm-content')
const ready = css('[data-status=ready]')
const said = (words: string) => ({ ...role('log', 'Console'), text: words })

export const journey: Journey = {
  name: 'python: a program asks and goes on with the answer; Stop ends one without end',
  async go(people) {
    const learner = await people.learner()
    await learner.open('/coding/python-programming')
    await learner.see(ready, 90)
    await learner.click(editor)
    await learner.press('Control+a')
    await learner.type('print("Hi", input("Name? "), 6 * 7)')
    await learner.click(button('Run'))
    await learner.fill(role('textbox', /Type your answer/), 'Nok')
    await learner.press('Enter')
    await learner.see(said('Hi Nok 42'))
    await learner.see(css('[data-ending]', 'Finished.'))
    await learner.click(editor)
    await learner.press('Control+a')
    await learner.type('while print("go") is None: pass')
    await learner.click(button('Run'))
    await learner.see(said('go'))
    await learner.click(button('Stop'))
    await learner.see(css('[data-ending]', 'Stopped.'))
    await learner.see(ready)
  },
}
