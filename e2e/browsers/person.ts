/** Somebody at a browser: looks, presses, drags, types; everything is waited for, and nothing longer than it takes. */
import type { Credentials } from '../accounts/people.ts'
import type { Browser, KeyStep, MouseStep, Point } from './browser.ts'
import { spoken } from './finder.ts'
import { type Grip, inPage, type Seen, type Wanted } from './in-page.ts'
import { NotYet, until } from './wait.ts'

export class Person {
  readonly browser: Browser
  readonly #url: string

  constructor(browser: Browser, url: string) {
    this.browser = browser
    this.#url = url
  }

  async open(path: string): Promise<void> {
    await this.browser.goto(new URL(path, this.#url).href)
  }

  /** Gives the browser this person's session, as the form does; on a page that asks for nothing itself. */
  async signIn({ email, password }: Credentials): Promise<void> {
    await this.open('/icon.svg')
    const form = JSON.stringify({ email, password })
    const answer = await this.browser.evaluate<string>(`(async () => {
      const { csrfToken } = await (await fetch('/api/auth/csrf')).json()
      const body = new URLSearchParams({ ...${form}, csrfToken })
      const headers = { 'x-auth-return-redirect': '1' }
      return (await fetch('/api/auth/callback/credentials', { method: 'POST', body, headers })).text()
    })()`)
    if (answer.includes('error=')) throw new Error(`not signed in: ${answer}`)
  }

  /** Has been here before: what opens from now on goes through the service worker. */
  async settle(): Promise<void> {
    await this.open('/privacy')
    const ask = () => this.ask<boolean>('navigator.serviceWorker.controller !== null')
    await this.reads('the service worker', ask, (isThere) => isThere, 60)
  }

  ask<T>(expression: string): Promise<T> {
    return this.browser.evaluate<T>(expression)
  }

  look(wanted: Wanted): Promise<Seen | null> {
    return this.ask<Seen | null>(inPage('look', wanted, null))
  }

  texts(wanted: Wanted): Promise<string[]> {
    return this.ask<string[]>(inPage('textsOf', wanted))
  }

  /** How colourful a drawing is: 0 when it is gray all over. */
  colour(wanted: Wanted): Promise<number> {
    return this.ask<number>(inPage('spreadOf', wanted))
  }

  see(wanted: Wanted, seconds?: number): Promise<Seen> {
    const ask = async () => (await this.look(wanted)) ?? new NotYet('not there')
    return until(`to see ${spoken(wanted)}`, ask, seconds)
  }

  gone(wanted: Wanted, seconds?: number): Promise<unknown> {
    const ask = async () => ((await this.look(wanted)) ? new NotYet('still there') : true)
    return until(`${spoken(wanted)} to go`, ask, seconds)
  }

  /** Until a thing that can be read off the page is as it should be. */
  reads<T>(what: string, read: () => Promise<T>, isRight: (value: T) => boolean, seconds?: number) {
    const ask = async () => {
      const value = await read()
      return isRight(value) ? value : new NotYet(`it is ${JSON.stringify(value)?.slice(0, 200)}`)
    }
    return until(what, ask, seconds)
  }

  /** Where it lies once it has come to rest; with a grip also free to be pressed there, and switched on. */
  async still(wanted: Wanted, grip: Grip | null = null, seconds?: number): Promise<Seen> {
    let before = ''
    const ask = async () => {
      const seen = await this.ask<Seen | null | 'moving'>(inPage('rest', wanted, grip))
      if (seen === null) return new NotYet('not there')
      if (seen === 'moving') return new NotYet('moving')
      if (grip && seen.isDisabled) return new NotYet('switched off')
      if (seen.over !== '') return new NotYet(`covered by ${seen.over}`)
      const place = `${seen.x} ${seen.y}`
      if (place === before) return seen
      before = place
      return new NotYet('moving')
    }
    return until(`${grip ? 'to press' : 'to find'} ${spoken(wanted)}`, ask, seconds)
  }

  async click(wanted: Wanted, seconds?: number): Promise<void> {
    await this.clickAt((await this.still(wanted, 'middle', seconds)).grip)
  }

  clickAt(place: Point): Promise<void> {
    return this.browser.mouse([place, 'down', 'up'])
  }

  /** Along a way, with the button down. */
  drag(way: readonly [Point, ...Point[]], steps = 6): Promise<void> {
    const [first, ...others] = way
    const moves: MouseStep[] = [first, 'down']
    let from = first
    for (const to of others) {
      moves.push(...between(from, to, steps))
      from = to
    }
    return this.browser.mouse([...moves, 'up'])
  }

  async dragTo(wanted: Wanted, target: Wanted): Promise<void> {
    const { grip } = await this.still(wanted, 'middle')
    await this.drag([grip, (await this.still(target)).grip])
  }

  /** `Enter`, or several at once: `Control+a`. */
  press(keys: string): Promise<void> {
    const names = keys.split('+')
    const steps: KeyStep[] = names.map((down) => ({ down }))
    return this.browser.keys([...steps, ...names.toReversed().map((up) => ({ up }))])
  }

  async type(words: string): Promise<void> {
    const keys = Array.from(words, (letter) => (letter === '\n' ? 'Enter' : letter))
    await this.browser.keys(keys.flatMap((key) => [{ down: key }, { up: key }]))
  }

  /** Writes into a field in place of what is there. */
  async fill(wanted: Wanted, words: string): Promise<void> {
    await this.click(wanted)
    await this.press('Control+a')
    await this.type(words)
    const value = async () => (await this.look(wanted))?.value
    await this.reads(`${spoken(wanted)} to hold what was typed`, value, (now) => now === words)
  }

  async choose(list: Wanted, label: string): Promise<void> {
    const ask = async () =>
      (await this.ask<boolean>(inPage('choose', list, label))) || new NotYet('not offered')
    await until(`to choose “${label}” in ${spoken(list)}`, ask)
  }
}

function between(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}
