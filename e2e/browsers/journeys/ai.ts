import { button, css, dialog, inside } from '../finder.ts'
import type { Journey } from '../journey.ts'
import type { Person } from '../person.ts'
import { openFlow } from '../workbench.ts'

const SLOW = 120

const finished = (name: string) => css('article[data-status=done]', name)

async function openExample(person: Person, name: string, replaces: boolean): Promise<void> {
  await person.click(button('Examples'))
  await person.click(inside(dialog(), button(new RegExp(name))))
  if (replaces) await person.click(button('Open the example'))
}

/** Each in a flow of its own. */
export async function judgeAndFind(person: Person): Promise<void> {
  await openFlow(person, 'ai-application')
  await openExample(person, 'Friendly or angry\\?', false)
  await person.see(finished('Ask about a text'), SLOW)
  await openExample(person, 'What is in the picture\\?', true)
  await person.see({ ...finished('Find things'), text: 'cat' }, SLOW)
}

export const journey: Journey = {
  name: 'AI: a text is judged and a cat is found in a picture, on the device',
  async go(people) {
    await judgeAndFind(await people.learner())
  },
}
