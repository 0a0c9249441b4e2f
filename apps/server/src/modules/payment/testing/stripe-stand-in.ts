/**
 * A stand-in of Stripe's interface, stricter than the real one: it refuses what Stripe has not published, what is of
 * another type, and what could be done twice.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { StripeBank } from './stripe-bank.ts'
import { type Form, readForm, StripeFault } from './stripe-form.ts'
import { idOf, VERSION } from './stripe-objects.ts'
import { checkParams, type Door, isDoor } from './stripe-params.ts'

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: `sk_test_${'k'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'t'.repeat(32)}`,
}

interface Answer {
  status: number
  body: object
}

/** What happens to the next question: it is done and its answer never heard, or their machine is ill. */
export type Trouble = 'unheard' | 'ill'

export interface Asked {
  door: Door
  key: string | null
  form: Form
}

export class StripeStandIn extends StripeBank {
  readonly asked: Asked[] = []
  trouble: Trouble[] = []
  readonly #answers = new Map<string, { place: string; body: string; answer: Answer }>()
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  #port = 0

  static async start(now: () => Date): Promise<StripeStandIn> {
    const standIn = new StripeStandIn(() => Math.floor(now().getTime() / 1000))
    await new Promise<void>((resolve) => standIn.#server.listen(0, '127.0.0.1', resolve))
    standIn.#port = (standIn.#server.address() as AddressInfo).port
    return standIn
  }

  get environment(): Record<string, string> {
    return { ...STRIPE_KEYS, STRIPE_API_URL: `http://127.0.0.1:${this.#port}` }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** The names under which something was made. */
  keysOf(door: Door): (string | null)[] {
    return this.asked.filter((one) => one.door === door).map(({ key }) => key)
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const trouble = this.trouble.shift()
    const { status, body: said } = this.#answer(request, body, trouble === 'ill')
    if (trouble === 'unheard') return void request.socket.destroy()
    // Their library would wait and ask again: the test says what happens next.
    const headers = { 'request-id': idOf('req'), 'stripe-should-retry': 'false' }
    response.writeHead(status, { ...headers, 'content-type': 'application/json' })
    response.end(JSON.stringify(said))
  }

  #answer({ method = '', url = '', headers }: IncomingMessage, body: string, ill: boolean): Answer {
    try {
      const { pathname, search } = new URL(url, 'http://stripe.example')
      if (headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`)
        throw new StripeFault(401, 'invalid_request_error', 'no such key')
      if (headers['stripe-version'] !== VERSION)
        throw new StripeFault(400, 'invalid_request_error', 'another version')
      const { door, id } = doorOf(method, pathname)
      const form = readForm(method === 'GET' ? search : body)
      checkParams(door, form)
      const key = String(headers['idempotency-key'] ?? '')
      this.asked.push({ door, key: key === '' ? null : key, form })
      if (method === 'GET') return ill ? ILL : { status: 200, body: this.read(door, id, form) }
      const type = headers['content-type'] ?? ''
      if (!type.startsWith('application/x-www-form-urlencoded'))
        throw new StripeFault(400, 'invalid_request_error', 'no form')
      const work = () => (ill ? ILL : { status: 200, body: this.write(door, id, form) })
      return this.#once({ door, place: pathname, key, body }, work)
    } catch (error) {
      if (error instanceof StripeFault) return fault(error)
      throw error
    }
  }

  /** The same question under the same key has the same answer; another question under it has none. */
  #once(
    { door, place, key, body }: { door: Door; place: string; key: string; body: string },
    work: () => Answer,
  ): Answer {
    // A name their library makes up would be another one after a crash. A page may be closed twice.
    const isMadeUp = key === '' || key.startsWith('stripe-node-retry')
    if (isMadeUp && door !== 'POST /v1/checkout/sessions/:id/expire')
      throw new StripeFault(400, 'idempotency_error', 'no key of your own')
    const before = this.#answers.get(key)
    if (before && (before.place !== place || before.body !== body))
      throw new StripeFault(400, 'idempotency_error', 'another question under this key')
    const answer = before?.answer ?? structuredClone(work())
    this.#answers.set(key, { place, body, answer })
    return answer
  }
}

function fault({ status, type, message, code, param }: StripeFault): Answer {
  return { status, body: { error: { type, message, code, param } } }
}
const ILL = fault(new StripeFault(500, 'api_error', 'ill'))

function doorOf(method: string, pathname: string): { door: Door; id: string } {
  const id = /^\/v1\/(?:checkout\/sessions|refunds)\/([a-z]+_\w+)/.exec(pathname)?.[1] ?? ''
  const door = `${method} ${id === '' ? pathname : pathname.replace(id, ':id')}`
  if (!isDoor(door)) throw new StripeFault(404, 'invalid_request_error', `no ${door}`)
  return { door, id }
}
