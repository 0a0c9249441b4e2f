import { css, inside, link, region } from '../finder.ts'
import type { Journey } from '../journey.ts'

const editor = (words: string) => css('.cm-content', words)

export const journey: Journey = {
  name: 'saving: what is typed is there after a reload and on another device',
  async go(people) {
    const account = await people.account()
    const learner = await people.visitor()
    await learner.signIn(account)
    await learner.open('/coding/python-programming')
    await learner.click(css('.cm-content'), 60)
    await learner.press('Control+End')
    await learner.type('# my first words')
    await learner.see(css('output[data-state=saved]'))
    await learner.browser.reload()
    await learner.see(editor('# my first words'), 60)
    await learner.see(css('[data-status=ready]'), 60)
    await learner.open('/home')
    await learner.click(inside(region('Go on where you stopped'), link(/./)))
    await learner.see(editor('# my first words'), 60)

    const elsewhere = await people.visitor()
    await elsewhere.signIn(account)
    await elsewhere.open('/projects')
    await elsewhere.click(css('main li a[href*="project="]'))
    await elsewhere.see(editor('# my first words'), 60)
  },
}
