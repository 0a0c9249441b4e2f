/** A teacher's browser in tests, as far as signing in with a second factor goes. */
import type { AppSetup, FactorAdded, SignInSafety } from '@panya/domain/account/second-factor.ts'
import { codeAt } from './app-code.ts'
import { TEST_PASSWORD } from './people.ts'
import { Browser } from './sign-in.ts'
import { SoftwarePasskey } from './software-passkey.ts'
import type { TestServer } from './test-server.ts'

export class StaffBrowser extends Browser {
  readonly #server: TestServer

  constructor(server: TestServer) {
    super(server)
    this.#server = server
  }

  get now(): Date {
    return this.#server.context.now()
  }

  /** `/home` when it worked, else the library's code. */
  async enter(fields: Record<string, string>): Promise<string> {
    const { csrfToken } = (await this.get('/api/auth/csrf')).json<{ csrfToken: string }>()
    const form = { ...fields, csrfToken, callbackUrl: '/home' }
    const answer = await this.postForm('/api/auth/callback/credentials', form)
    const { pathname, searchParams } = new URL(answer.json<{ url: string }>().url)
    return searchParams.get('code') ?? searchParams.get('error') ?? pathname
  }

  enterWithCode(email: string, code: string): Promise<string> {
    return this.enter({ email, password: TEST_PASSWORD, code })
  }

  async question(url: string) {
    return (await this.send('POST', url)).json()
  }

  /** Asks the question a passkey answers, and answers it. */
  async enterWithPasskey(
    key: SoftwarePasskey,
    fields: Record<string, string> = {},
    lies?: Parameters<SoftwarePasskey['answer']>[1],
  ): Promise<string> {
    const question = await this.question('/api/auth/passkey-question')
    return this.enter({ ...fields, passkey: JSON.stringify(key.answer(question, lies)) })
  }

  async safety(): Promise<SignInSafety> {
    return (await this.get('/api/second-factor')).json()
  }

  async confirm(password = TEST_PASSWORD) {
    return this.send('POST', '/api/second-factor/confirm/password', { password })
  }

  /** The secret of the app, and what came of the first code. */
  async addApp(): Promise<{ secret: string } & FactorAdded> {
    const { secret, setup } = (await this.send('POST', '/api/second-factor/app')).json<AppSetup>()
    const code = codeAt(secret, this.now)
    const answer = await this.send('PUT', '/api/second-factor/app', { setup, code })
    if (answer.statusCode !== 200) throw new Error(`app: ${answer.statusCode} ${answer.body}`)
    return { secret, ...answer.json<FactorAdded>() }
  }

  async addPasskey(key = new SoftwarePasskey(), name = 'Laptop') {
    const question = await this.question('/api/second-factor/passkeys/question')
    const answer = key.register(question)
    return this.send('POST', '/api/second-factor/passkeys', { name, answer })
  }
}
