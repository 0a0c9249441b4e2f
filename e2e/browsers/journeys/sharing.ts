import { button, css, field, menuItem, radio, role } from '../finder.ts'
import type { Journey } from '../journey.ts'

export const journey: Journey = {
  name: 'sharing: a visitor opens the link of a project and runs it',
  async go(people) {
    const teacher = await people.teacher()
    await teacher.open('/coding/python-programming')
    await teacher.click(css('.cm-content'), 60)
    await teacher.press('Control+a')
    await teacher.type('print("for", "everybody")')
    await teacher.see(css('output[data-state=saved]'))
    await teacher.click(button('Project menu'))
    await teacher.click(menuItem('Share'))
    await teacher.click(radio(/Everybody with the link/))
    const { value: link } = await teacher.see(field('Link to the project'))

    const visitor = await people.visitor()
    await visitor.open(link)
    await visitor.see(css('.cm-content', 'everybody'), 60)
    await visitor.click(button('Run'), 90)
    await visitor.see({ ...role('log'), text: 'for everybody' }, 60)
  },
}
