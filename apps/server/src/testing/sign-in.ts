/** Signs somebody in the way a browser does, and keeps what the browser would keep. */

import { TEST_PASSWORD } from './people.ts'
import type { TestServer } from './test-server.ts'

export interface TestSession {
  email: string
  sessionId: string
  /** The identity token, for `authorization: Bearer …`. */
  token: string
  /** The `cookie` header of this browser. */
  cookie: string
  /** Headers of a request with the cookie only. */
  withCookie: { cookie: string }
  /** Headers of a request with the token only. */
  withToken: { authorization: string }
}

type Server = Pick<TestServer, 'app'>

export class Browser {
  readonly #app: TestServer['app']
  readonly #jar = new Map<string, string>()
  userAgent = 'Mozilla/5.0 (X11; CrOS x86_64 15000.0.0) Chrome/130.0.0.0 Safari/537.36'
  /** The name under which this browser knows the site. */
  host = 'localhost'
  language = 'en'
  /** Where it is. */
  address = '127.0.0.1'

  constructor({ app }: Server) {
    this.#app = app
  }

  get cookie(): string {
    return [...this.#jar].map((pair) => pair.join('=')).join('; ')
  }

  /** A cookie from elsewhere. */
  keep(name: string, value: string): void {
    this.#jar.set(name, value)
  }

  async get(url: string) {
    return this.#keep(await this.#app.inject({ url, headers: this.#headers() }))
  }

  async postForm(url: string, form: Record<string, string>) {
    const headers = {
      ...this.#headers(),
      'content-type': 'application/x-www-form-urlencoded',
      'x-auth-return-redirect': '1',
    }
    const payload = new URLSearchParams(form).toString()
    const remoteAddress = this.address
    return this.#keep(
      await this.#app.inject({ method: 'POST', url, headers, payload, remoteAddress }),
    )
  }

  async send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) {
    const headers = this.#headers()
    return this.#keep(await this.#app.inject({ method, url, headers, payload }))
  }

  /** The address the library sends the browser to; it names the error when there was one. */
  signIn(email: string, password = TEST_PASSWORD): Promise<URL> {
    return this.signInWith({ email, password })
  }

  /** The same, by whatever proves it. */
  async signInWith(proof: Record<string, string>): Promise<URL> {
    const { csrfToken } = (await this.get('/api/auth/csrf')).json<{ csrfToken: string }>()
    const form = { csrfToken, ...proof, callbackUrl: '/home' }
    const answer = await this.postForm('/api/auth/callback/credentials', form)
    if (answer.statusCode !== 200) throw new Error(`sign-in: ${answer.statusCode} ${answer.body}`)
    return new URL(answer.json<{ url: string }>().url)
  }

  async signOut() {
    const { csrfToken } = (await this.get('/api/auth/csrf')).json<{ csrfToken: string }>()
    return this.postForm('/api/auth/signout', { csrfToken, callbackUrl: '/home' })
  }

  async session() {
    const answer = await this.get('/api/auth/session')
    return answer.json<{
      user: { email: string }
      sessionId: string
      firebaseToken: string | null
      expires: string
    } | null>()
  }

  #headers() {
    const { cookie, host, userAgent, language } = this
    return { cookie, host, 'user-agent': userAgent, 'accept-language': language }
  }

  #keep<
    Answer extends { cookies: { name: string; value: string; expires?: Date; maxAge?: number }[] },
  >(answer: Answer): Answer {
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) this.#jar.delete(name)
      else this.#jar.set(name, encodeURIComponent(value))
    }
    return answer
  }
}

export async function signIn(
  server: Server,
  email: string,
  password = TEST_PASSWORD,
): Promise<TestSession> {
  const browser = new Browser(server)
  const target = await browser.signIn(email, password)
  const session = await browser.session()
  if (session === null) throw new Error(`${email} could not sign in: ${target.search}`)
  const { sessionId } = session
  // Null when the session was ended meanwhile because of newer devices.
  const token = session.firebaseToken ?? ''
  const { cookie } = browser
  return {
    email,
    sessionId,
    token,
    cookie,
    withCookie: { cookie },
    withToken: { authorization: `Bearer ${token}` },
  }
}
