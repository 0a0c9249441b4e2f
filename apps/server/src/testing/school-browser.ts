/** A pupil's browser in tests, as far as their school's own sign-in goes: it keeps the cookies of both sites. */
import { Browser } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

export class SchoolBrowser extends Browser {
  readonly #elsewhere = new Map<string, string>()

  constructor(server: Pick<TestServer, 'app'>) {
    super(server)
    this.host = 'localhost:3000'
  }

  /** Where the school's button leads. */
  async press(id: string, callbackUrl = '/home'): Promise<URL> {
    const { csrfToken } = (await this.get('/api/auth/csrf')).json<{ csrfToken: string }>()
    const answer = await this.postForm(`/api/auth/signin/${id}`, { csrfToken, callbackUrl })
    return new URL(answer.json<{ url: string }>().url, 'http://localhost:3000')
  }

  /** Signs in at the school as this person, or as nobody; where the school sends them back to. */
  async chooseAt(address: URL, account: string): Promise<URL> {
    let url = address
    let form: URLSearchParams | null = null
    for (let hops = 0; hops < 10; hops++) {
      if (url.host === this.host) return url
      if (url.pathname.includes('/interaction/')) form = new URLSearchParams({ account })
      const answer: Response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...this.#elsewhere].map((pair) => pair.join('=')).join('; ') },
        ...(form === null ? {} : { method: 'POST', body: form }),
      })
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        this.#elsewhere.set(name, value)
      }
      const page = await answer.text()
      // Whoever was here before is signed out by a form that sends itself.
      const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
      const next = answer.headers.get('location') ?? action
      if (next === undefined) throw new Error(`${url} ${answer.status} ${page}`)
      form = action === undefined ? null : new URLSearchParams(fieldsOf(page))
      url = new URL(next, url)
    }
    throw new Error('the school sends people in circles')
  }

  /** Back here; where our callback leads. */
  async comeBack(url: URL): Promise<URL> {
    const answer = await this.get(url.pathname + url.search)
    if (answer.statusCode !== 302) throw new Error(`${answer.statusCode} ${answer.body}`)
    return new URL(String(answer.headers['location']), 'http://localhost:3000')
  }

  async arrive(id: string, account: string, callbackUrl?: string): Promise<URL> {
    return this.comeBack(await this.chooseAt(await this.press(id, callbackUrl), account))
  }

  /** What the sign-in page does with the ticket: `in`, or the library's code. */
  async useTicket(fields: Record<string, string> = {}): Promise<string> {
    const { csrfToken } = (await this.get('/api/auth/csrf')).json<{ csrfToken: string }>()
    const form = { ...fields, ticket: '1', csrfToken, callbackUrl: '/home' }
    const answer = await this.postForm('/api/auth/callback/credentials', form)
    const { searchParams } = new URL(answer.json<{ url: string }>().url)
    return searchParams.get('code') ?? searchParams.get('error') ?? 'in'
  }

  /** The whole way; the reason when it ended at the sign-in page. */
  async enter(id: string, account: string): Promise<string> {
    const { searchParams } = await this.arrive(id, account)
    return searchParams.get('error') ?? this.useTicket()
  }
}

function fieldsOf(page: string): [string, string][] {
  const inputs = page.matchAll(/name="([^"]+)" value="([^"]*)"/g)
  return [...inputs].map(([, name = '', value = '']) => [name, value])
}
