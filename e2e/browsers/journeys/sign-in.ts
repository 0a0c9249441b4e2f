import { button, css, field, link, text } from '../finder.ts'
import type { Journey } from '../journey.ts'

export const journey: Journey = {
  name: 'account: sign in on the way to a page, look at it, sign out',
  async go(people) {
    const account = await people.account()
    const person = await people.visitor()
    await person.open('/profile')
    await person.fill(field('Email'), account.email)
    await person.fill(field('Password'), account.password)
    await person.click(button('Sign in'))
    await person.see(text(account.email))
    await person.click(css('[aria-label^="Your menu"]'))
    await person.click(button('Sign out'))
    await person.see(link('Sign in'))
    await person.open('/profile')
    await person.see(field('Email'))
  },
}
