/** Who takes part in a journey: each with a browser of their own, all gone when it is over. */
import { request } from '@playwright/test'
import { type Credentials, newLearner, otherDevice } from '../accounts/people.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { anotherTeacher } from '../teach/class.ts'
import type { Browser, Engine } from './browser.ts'
import { Person } from './person.ts'

export class People {
  readonly url: string
  readonly browsers: Browser[] = []
  readonly #engine: Engine

  constructor(engine: Engine, url: string) {
    this.#engine = engine
    this.url = url
  }

  /** Nobody the school knows. */
  async visitor(): Promise<Person> {
    const browser = await this.#engine.open()
    this.browsers.push(browser)
    return new Person(browser, this.url)
  }

  /** Somebody who is signed in, has been here before, and was asked what everybody is asked once. */
  async learner(): Promise<Person> {
    const account = await this.account()
    const device = await otherDevice(this.url, account)
    await answerAge(device, 'older')
    await device.dispose()
    return this.#signedIn(account)
  }

  async teacher(): Promise<Person> {
    return this.#signedIn(await anotherTeacher(this.url))
  }

  /** A new account nobody is signed in to. */
  async account(): Promise<Credentials> {
    const api = await request.newContext({ baseURL: this.url })
    const made = await newLearner(api)
    await api.dispose()
    return made
  }

  async close(): Promise<void> {
    await Promise.all(this.browsers.map((browser) => browser.close().catch(() => null)))
  }

  async #signedIn(account: Credentials): Promise<Person> {
    const person = await this.visitor()
    await person.signIn(account)
    await person.settle()
    return person
  }
}
