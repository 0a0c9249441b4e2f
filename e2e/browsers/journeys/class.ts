import { button, css, dialog, field, heading, inside, link, role, text } from '../finder.ts'
import type { Journey } from '../journey.ts'
import type { Person } from '../person.ts'

const CODE = /^[A-Z]{3}-[0-9A-Z]{5}$/

async function makeClass(teacher: Person): Promise<string> {
  await teacher.open('/teach')
  await teacher.click(button('New class'))
  await teacher.fill(inside(dialog(), field('Name of the class')), 'Owls')
  await teacher.click(button('Make the class'))
  await teacher.see(heading('Join with this code'))
  return (await teacher.see(text(CODE))).text
}

async function give(teacher: Person, title: string): Promise<void> {
  await teacher.click(inside(role('main'), link('Assignments')))
  await teacher.click(button('Give an assignment'))
  await teacher.fill(field('Title'), title)
  await teacher.choose(field('Tool'), 'Python')
  await teacher.click(button('Give it to the class'))
  await teacher.see(link(title))
}

async function join(learner: Person, code: string): Promise<void> {
  await learner.open(`/class?code=${code.toLowerCase()}`)
  await learner.click(button('Join'))
  await learner.see(heading('Owls'))
}

async function handIn(learner: Person): Promise<void> {
  await learner.click(button(/^Begin/))
  await learner.click(css('.cm-content'), 60)
  await learner.press('Control+End')
  await learner.type('print(1, 2, 3)')
  await learner.see(css('output[data-state=saved]'))
  const panel = role('complementary', 'Assignment')
  if (!(await learner.look(panel))) await learner.click(button(/^Assignment/))
  await learner.click(inside(panel, button('Hand in')))
  await learner.see(inside(panel, button('Hand in again')))
}

async function mark(teacher: Person, title: string): Promise<void> {
  await teacher.click(link(title))
  await teacher.click(button(/^Mark the work of/))
  await teacher.fill(inside(dialog(), field('Mark, at most 10')), '9')
  await teacher.click(inside(dialog(), button('Give back with the mark')))
  await teacher.see(text('9 / 10'))
}

export const journey: Journey = {
  name: 'class: made by a teacher, joined with a code, work handed in, marked and seen',
  async go(people) {
    const teacher = await people.teacher()
    const learner = await people.learner()
    await join(learner, await makeClass(teacher))
    await give(teacher, 'Count to three')
    await learner.browser.reload()
    await handIn(learner)
    await teacher.browser.reload()
    await mark(teacher, 'Count to three')
    await learner.open('/class')
    await learner.see(text('Mark: 9 of 10'))
  },
}
