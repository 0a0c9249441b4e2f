/** The cases of overload: each what one child with a script could do on an afternoon. */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { plainPng } from '../apps/server/src/testing/png.ts'
import { saveAddress } from '../packages/domain/src/project/save-address.ts'
import type { Attack } from './attack.ts'
import { ask as prepare } from './belongings.ts'
import { PASSWORD } from './child.ts'
import { Visitor } from './client.ts'
import { DOCUMENTS } from './graphql-noise.ts'
import { expectBorne, expectRefused, inLanes, type Overload } from './overload.ts'
import { EMAILS, signIn, signInAsk } from './people.ts'
import { NO_PICTURES } from './pictures.ts'
import type { Case } from './report.ts'

const MIB = 2 ** 20
const JSON_TYPE = { 'content-type': 'application/json' }
const levels = (count: number) => '['.repeat(count) + ']'.repeat(count)
const tinyLists = (bytes: number) => `[${'[],'.repeat(Math.floor(bytes / 3) - 1)}[]]`
const EIGHT_OF_LEVELS = levels(4 * MIB)
const EIGHT_OF_LISTS = tinyLists(8 * MIB - 4096)

/** The body of a new project around a content that is JSON already. */
function newProject(content: string, id: string = randomUUID()): string {
  const rest = JSON.stringify({
    id,
    saveId: randomUUID(),
    tool: 'coding/python-programming',
    title: 'Heron',
  })
  return `${rest.slice(0, -1)},"document":{"format":"panya-python","version":1,"content":${content}}}`
}

const strangersBodies: Overload = {
  name: 'strangers post 8 MB of levels, 20 at once',
  async run({ people }, one) {
    const paths = ['/graphql', '/api/guardian/look', '/api/projects', '/api/shared/x/report']
    await inLanes(20, 40, async (turn) => {
      const path = paths[turn % paths.length]!
      const asked = { method: 'POST', path, headers: JSON_TYPE, body: EIGHT_OF_LEVELS }
      expectRefused(one, asked, await people.nobody.visitor.send(asked))
    })
  },
}

const largeDocuments: Overload = {
  name: 'a pupil keeps 8 MB of tiny lists, over and over',
  async run({ people, short }, one) {
    const { visitor, headers } = people.stranger
    const id = randomUUID()
    const all = { ...headers, ...JSON_TYPE }
    const made = { method: 'POST', path: '/api/projects', headers: all }
    expectBorne(one, made, await visitor.send({ ...made, body: newProject(EIGHT_OF_LISTS, id) }))
    await inLanes(3, short ? 2 : 12, async (turn) => {
      const document = { format: 'panya-python', version: 1, content: null }
      const path = saveAddress(id, { base: turn + 1, saveId: randomUUID(), document })
      const save = { method: 'PUT', path, headers: all }
      expectBorne(one, save, await visitor.send({ ...save, body: EIGHT_OF_LISTS }))
      const open = { method: 'GET', path: `/api/projects/${id}`, headers }
      expectBorne(one, open, await visitor.send(open))
    })
    for (const path of [`/api/projects/${id}`, `/api/projects/${id}/forever`]) {
      await visitor.send({ method: 'DELETE', path, headers })
    }
  },
}

const parsedBodies: Overload = {
  name: 'a pupil sends 1 MB where fields are expected',
  async run({ people, own, short }, one) {
    const { visitor, headers } = people.stranger
    const lists = tinyLists(MIB - 200)
    const escapes = JSON.stringify('\u0001'.repeat(160_000))
    const keys = `{${Array.from({ length: 70_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`
    const bodies = [lists, escapes, keys, levels(2000), `[${'1e5,'.repeat(200_000)}1]`]
    const places = [
      ['PUT', '/api/progress?tool=games/dungeon&key=heron', 'value'],
      ['POST', '/api/judge', 'submission'],
      ['PATCH', '/api/profile', 'firstName'],
      ['POST', '/api/activity', 'events'],
      ['POST', `/api/projects/${own.project}/comments`, 'text'],
      ['POST', '/api/ai/similarity', 'texts'],
      ['POST', '/graphql', 'variables'],
    ] as const
    await inLanes(6, places.length * bodies.length * (short ? 1 : 4), async (turn) => {
      const [method, path, field] = places[turn % places.length]!
      const body = `{"tool":"games/dungeon","${field}":${bodies[turn % bodies.length]}}`
      const asked = { method, path, headers: { ...headers, ...JSON_TYPE }, body }
      expectBorne(one, asked, await visitor.send(asked))
    })
  },
}

const deepDocuments: Overload = {
  name: 'documents of thousands of levels',
  async run({ people, short }, one) {
    const { visitor, headers } = people.stranger
    const all = { ...headers, ...JSON_TYPE }
    await inLanes(4, short ? 12 : 60, async (turn) => {
      const deep = turn % 2 === 0
      const body = newProject(levels(deep ? 5000 : 2400))
      const asked = { method: 'POST', path: '/api/projects', headers: all, body }
      const answer = await visitor.send(asked)
      if (deep) expectRefused(one, asked, answer)
      else expectBorne(one, asked, answer)
    })
  },
}

const deepGraphql: Overload = {
  name: 'hostile documents at /graphql, 20 at once',
  async run({ people, short }, one) {
    await inLanes(20, short ? 200 : 2000, async (turn) => {
      const [, query = ''] = DOCUMENTS[turn % DOCUMENTS.length] ?? []
      const body = JSON.stringify({ query: `# ${turn}\n${query}` })
      const asked = { method: 'POST', path: '/graphql', headers: JSON_TYPE, body }
      expectBorne(one, asked, await people.nobody.visitor.send(asked))
    })
  },
}

const pictures: Overload = {
  name: 'no pictures, and pictures that are too much',
  async run({ people, own, short }, one) {
    const { visitor, headers } = people.owner
    const places = [`/api/projects/${own.project}/thumbnail`, '/api/profile/image']
    await inLanes(8, NO_PICTURES.length * places.length * (short ? 1 : 5), async (turn) => {
      const [type, body] = NO_PICTURES[Math.floor(turn / 2) % NO_PICTURES.length]!
      const path = places[turn % 2]!
      const asked = { method: 'PUT', path, headers: { ...headers, 'content-type': type }, body }
      expectRefused(one, asked, await visitor.send(asked))
    })
    // As large as they may be, and true.
    const large = plainPng(6000, 6000)
    await inLanes(8, short ? 8 : 40, async (turn) => {
      const all = { ...headers, 'content-type': 'image/png' }
      const asked = { method: 'PUT', path: places[turn % 2]!, headers: all, body: large }
      expectBorne(one, asked, await visitor.send(asked))
    })
  },
}

const slowBodies: Overload = {
  name: '200 connections that never finish what they say',
  async run({ server, short }, one) {
    const starts = [
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\n',
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{',
      'POST /api/auth/validate-session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
      'GET /api/plans HTTP/1.1\r\nhost: localhost\r\nx',
    ]
    const sockets = Array.from({ length: 200 }, (_, at) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(starts[at % 4]!))
      // Being thrown out is what they deserve.
      return socket.on('error', () => undefined).on('data', () => undefined)
    })
    const { visitor } = { visitor: new Visitor(server.port, '127.0.0.98') }
    await inLanes(2, short ? 100 : 1000, async () => {
      for (const socket of sockets) if (socket.writable) socket.write('x')
      const asked = { method: 'GET', path: '/api/plans' }
      expectBorne(one, asked, await visitor.send(asked))
    })
    for (const socket of sockets) socket.destroy()
    visitor.leave()
  },
}

const lostVisitors: Overload = {
  name: 'endless spellings of pages that are not there',
  async run({ people, short, seed }, one) {
    await inLanes(20, short ? 300 : 1200, async (turn) => {
      const locale = ['', '/th', '/zh', '/ar'][turn % 4]!
      const path = `${locale}/lost-${seed}-${turn}${'/a'.repeat(turn % 30)}`
      const asked = { method: 'GET', path, headers: { 'accept-encoding': 'br' } }
      expectRefused(one, asked, await people.nobody.visitor.send(asked))
    })
  },
}

const signInStorm: Overload = {
  name: 'wrong passwords all at once while a pupil signs in',
  async run(attack, one) {
    const storm = new Visitor(attack.server.port, '127.0.0.66', 200)
    const csrf = await storm.send({ method: 'GET', path: '/api/auth/csrf' })
    const cookie = [csrf.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ')
    const tries = attack.short ? 60 : 200
    const failing = inLanes(tries, tries, async (turn) => {
      const email = turn % 2 === 0 ? EMAILS.classmate : `nobody${turn}@panya.example`
      const asked = signInAsk(csrf.text, cookie, email, `wrong-${turn}`)
      expectBorne(one, asked, await storm.send(asked, 30_000))
    })
    await knownDevice(attack, one)
    await failing
    storm.leave()
  },
}

async function knownDevice({ people, server }: Attack, one: Case): Promise<void> {
  const cookie = (people.classmate.headers['cookie'] ?? '').replace(/authjs\.\S+;?/g, '')
  const visitor = new Visitor(server.port, people.classmate.visitor.address)
  try {
    await signIn(visitor, EMAILS.classmate, PASSWORD, cookie)
  } catch (error) {
    one.fail(`the pupil's own device is kept out: ${String(error)}`)
  }
  visitor.leave()
}

const bigHeaders: Overload = {
  name: 'headers as large as they may be',
  async run({ people, short }, one) {
    const cookie = Array.from({ length: 700 }, (_, at) => `c${at}=${'x'.repeat(12)}`).join('; ')
    const token = `authjs.session-token.0=${'e'.repeat(14_000)}`
    await inLanes(20, short ? 200 : 2000, async (turn) => {
      const headers = { cookie: turn % 2 === 0 ? cookie : token }
      const asked = { method: 'GET', path: '/api/profile', headers }
      expectRefused(one, asked, await people.nobody.visitor.send(asked))
    })
  },
}

const longTables: Overload = {
  name: 'tables and searches as long as they may be',
  async run({ people, own, short }, one) {
    const rows = (bytes: number) => 'a@b.example,"",x\n'.repeat(Math.floor(bytes / 17))
    const spaces = ' '.repeat(190_000)
    const grant = { plan: 'pro', cycle: 'monthly', until: '2099-01-01', reason: 'x' }
    const places: [string, object, 'teacher' | 'admin'][] = [
      [
        `/api/teach/classes/${own.classId}/invites`,
        { text: rows(199_000), preview: true },
        'teacher',
      ],
      [`/api/teach/classes/${own.classId}/invites`, { text: spaces, preview: true }, 'teacher'],
      [
        `/api/teach/classes/${own.classId}/invites`,
        { text: '"'.repeat(199_000), preview: true },
        'teacher',
      ],
      ['/api/admin/grants/check', { ...grant, text: rows(890_000) }, 'admin'],
      ['/api/admin/grants/check', { ...grant, text: spaces.repeat(4) }, 'admin'],
      ['/api/admin/people/search', { text: '%_'.repeat(50) }, 'admin'],
      ['/api/admin/audit/search', { about: '%_'.repeat(100) }, 'admin'],
    ]
    await inLanes(3, places.length * (short ? 1 : 5), async (turn) => {
      const [path, body, role] = places[turn % places.length]!
      const { visitor, headers } = people[role]
      const asked = { method: 'POST', path, headers: { ...headers, ...JSON_TYPE } }
      expectBorne(one, asked, await visitor.send({ ...asked, body: JSON.stringify(body) }))
    })
  },
}

const exports: Overload = {
  name: 'a large account is exported, over and over',
  async run({ people, short }, one) {
    const { stranger } = people
    const lists = tinyLists(2 * MIB)
    for (let made = 0; made < 3; made += 1) {
      await prepare(stranger, 'POST', '/api/projects', newProject(lists))
    }
    await inLanes(3, short ? 3 : 12, async (turn) => {
      const path = turn % 2 === 0 ? '/api/projects/export.zip' : '/api/personal-data/export.zip'
      const asked = { method: 'GET', path, headers: stranger.headers }
      expectBorne(one, asked, await stranger.visitor.send(asked, 60_000))
    })
  },
}

const sessionChecks: Overload = {
  name: 'session checks of sessions nobody has',
  async run({ people, short }, one) {
    await inLanes(40, short ? 1000 : 10_000, async (turn) => {
      const body = JSON.stringify({ sessionId: `${randomUUID()}${turn}` })
      const asked = { method: 'POST', path: '/api/auth/validate-session', headers: JSON_TYPE, body }
      expectBorne(one, asked, await people.nobody.visitor.send(asked))
    })
  },
}

export const CASES: Overload[] = [
  strangersBodies,
  largeDocuments,
  parsedBodies,
  deepDocuments,
  deepGraphql,
  pictures,
  slowBodies,
  lostVisitors,
  signInStorm,
  bigHeaders,
  longTables,
  exports,
  sessionChecks,
]
