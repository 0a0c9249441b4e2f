/** Asks every interface for everything its schema takes and much that it does not; nothing may break or leak. */
import fc from 'fast-check'
import { complaintAbout } from './answers.ts'
import type { Attack } from './attack.ts'
import type { Ask } from './client.ts'
import { hostileText, type Schema, valid, written, wrong } from './inputs.ts'
import type { KnownRoute } from './observer.ts'
import type { Person, RoleName } from './people.ts'
import type { Case } from './report.ts'
import { addressOf, isInterface, nameOf } from './routes.ts'

/** Enough of each to be everywhere: who asks decides how far a request gets. */
const ASKERS: RoleName[] = ['nobody', 'stranger', 'other teacher', 'admin', 'owner']

const TYPES = [
  'text/plain',
  'text/html',
  'image/png',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json/json',
  'application/json;'.repeat(50),
  '*/*',
  '',
]

const HEADERS: [string, string][] = [
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
  ['x-forwarded-for', '10.0.0.1, 10.0.0.2'],
  ['x-forwarded-host', 'evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['host', 'evil.example'],
  ['host', 'localhost:99999999'],
  ['content-encoding', 'gzip'],
  ['expect', '200-maybe'],
  ['range', 'bytes=-1-'],
  ['if-none-match', `"${'x'.repeat(4000)}"`],
  ['accept-encoding', 'br;q=9999, *'],
  ['accept-language', 'th,'.repeat(1000)],
  ['cookie', 'authjs.session-token=%00; authjs.session-token.9=x; __proto__=1'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', 'Basic YTpi'],
]

/** What would end the run for everybody: each has tests of its own. */
const SPARED = /^(POST \/api\/auth\/|\w+ \/api\/devices\/|POST \/api\/personal-data\/deletion)/

interface Wish {
  params: Record<string, string> | null
  query: unknown
  body: string
  type: string
  header: [string, string] | null
  asker: RoleName
}

export async function attackWithNoise(attack: Attack, seconds: number): Promise<void> {
  const { report, routes } = attack
  const interfaces = routes.filter((route) => isInterface(route) && !SPARED.test(nameOf(route)))
  const endsAt = performance.now() + seconds * 1000
  await report.run('every interface gets right and wrong inputs', async (one) => {
    let round = 0
    const taken = new Set<string>()
    do {
      for (const route of interfaces) await askAll(attack, route, round, { ...one, taken })
      round += 1
    } while (performance.now() < endsAt)
    one.note(`${round} rounds, ${taken.size} of ${interfaces.length} did what was asked`)
  })
}

/** A few wishes at once, as a school would. */
async function askAll(
  attack: Attack,
  route: KnownRoute,
  round: number,
  one: Case & { taken: Set<string> },
): Promise<void> {
  const seed = attack.seed + round
  const wishes = fc.sample(wishFor(route), { seed, numRuns: attack.short ? 4 : 8 })
  await Promise.all(
    wishes.map(async (wish) => {
      const person = attack.people[wish.asker]
      const ask = requestOf(attack, route, wish, person)
      const answer = await person.visitor.send(ask)
      one.count(answer)
      if (answer.status < 400 && answer.failure === null) one.taken.add(nameOf(route))
      const why = complaintAbout(ask, answer)
      if (why !== null)
        one.fail(`${nameOf(route)} as ${wish.asker}: ${why}`, nameOf(route) + why.split('\n')[0])
    }),
  )
}

function wishFor({ schema }: KnownRoute): fc.Arbitrary<Wish> {
  const { body, querystring, params } = schema as Record<string, Schema | undefined>
  const either = (part: Schema | undefined) =>
    fc.oneof({ weight: 2, arbitrary: valid(part) }, { weight: 3, arbitrary: wrong(part) })
  const json = either(body).map(written)
  const broken = json.map((text) => text.slice(0, Math.floor(text.length / 2)))
  return fc.record({
    params: fc.option(
      fc.oneof(valid(params), fc.dictionary(fc.constantFrom('id', 'code'), hostileText)) as never,
      { freq: 2 },
    ),
    query: querystring ? either(querystring) : fc.constant({}),
    body: fc.oneof({ weight: 8, arbitrary: json }, { weight: 1, arbitrary: broken }),
    type: fc.oneof(
      { weight: 8, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
    ),
    // Seldom: most requests should get as far as the work itself.
    header: fc.oneof(
      { weight: 7, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...HEADERS) },
    ),
    asker: fc.constantFrom(...ASKERS),
  })
}

function requestOf(attack: Attack, route: KnownRoute, wish: Wish, { headers }: Person): Ask {
  const { method, url } = route
  const own = addressOf(route, attack.own) ?? url
  const path = wish.params === null ? own : filled(url, wish.params)
  const query = queryOf(wish.query)
  const all: Record<string, string> = { ...headers }
  if (wish.header !== null) all[wish.header[0]] = wish.header[1]
  if (method === 'GET' || method === 'DELETE') return { method, path: path + query, headers: all }
  return {
    method,
    path: path + query,
    headers: { ...all, 'content-type': wish.type },
    body: wish.body,
  }
}

function filled(url: string, params: Record<string, unknown>): string {
  return url.replace(/:(\w+)/g, (_all, name: string) => encoded(params[name] ?? 'x'))
}

/** Half a pair of surrogates has no bytes, so it goes as the sign for that. */
export function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : written(value)
  return encodeURIComponent(text.toWellFormed()).slice(0, 3000)
}

function queryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const pairs = Object.entries(value).map(([name, one]) => `${encoded(name)}=${encoded(one)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
