/** Everybody asks every interface for what belongs to the attacked pupil; only who is named here may get it. */
import { plainPng } from '../apps/server/src/testing/png.ts'
import type { Attack } from './attack.ts'
import { CLASS_MARK, OCTETS, PRIVATE_MARK } from './belongings.ts'
import { type Ask, asCommand } from './client.ts'
import { type Schema, sample, written } from './inputs.ts'
import type { KnownRoute } from './observer.ts'
import { runOperations } from './operations.ts'
import { type Person, ROLES, type RoleName } from './people.ts'
import { addressOf, endlessNumbers, isInterface, nameOf } from './routes.ts'

/** Whoever holds the secret in the address is let in, whoever they are; or it concerns only who asks. */
const NOT_ABOUT_OBJECTS =
  /^\/api\/(auth|guardian|invites|profile\/images|consent|personal-data|firmware|assets|calendar\/:name|pay|payments)\b/

/** What may succeed with the pupil's objects. Everything else is refused to everybody. */
const MAY: Record<RoleName, RegExp | null> = {
  nobody: null,
  guest: null,
  owner: /^\w+ \/api\/(projects|shared|replays|class|devices|orders)\//,
  classmate:
    /^\w+ \/api\/((shared|replays)\/:shareId|class\/assignments\/:id)|^GET \/api\/class\/:id\/leaderboard/,
  stranger: null,
  teacher: /^\w+ \/api\/teach\/|\/comments|^\w+ \/api\/(shared|replays)\//,
  'other teacher': null,
  admin: /^\w+ \/api\/(admin|teach)\/|\/comments|^\w+ \/api\/(shared|replays)\//,
  'signed out': null,
  forged: null,
  'old guest': null,
}

/** Who may be shown what, whatever they ask for. */
const SEES_PRIVATE = new Set<RoleName>(['owner', 'teacher', 'admin'])
const SEES_CLASS = new Set<RoleName>(['owner', 'classmate', 'teacher', 'admin'])
/** Their sections, with or without an object. */
const SECTIONS: [RegExp, ReadonlySet<RoleName>][] = [
  [/^\/api\/admin\//, new Set(['admin'])],
  [/^\/api\/teach\//, new Set(['admin', 'teacher', 'other teacher'])],
]
const WORTHLESS = new Set<RoleName>(['nobody', 'signed out', 'forged', 'old guest'])
const REFUSED = new Set([401, 403, 404])
/** The demo school has none of these. */
const NOTHING_THERE =
  /^\/api\/(ai\/jobs|(admin\/)?orders\/:id\/(papers|seats)|projects\/:id\/origin|teach\/classes\/:id\/tutor\/:conversation)/
const OWN_VIEW =
  /^GET \/api\/(profile|projects|plan-requests|orders|subscription|projects\/:id(\/(revisions|comments|thumbnail|source|assets\/:hash|revisions\/:number))?|class\/assignments\/:id|replays|(shared|replays)\/:shareId)$/
const PICTURES = /\/(thumbnail|image|detect|ocr)$/
const FILES = /\/source$|^\/api\/assets\//

export async function attackWithRoles(attack: Attack): Promise<void> {
  const { routes, report, people } = attack
  const interfaces = routes.filter(isInterface)
  await report.run('every number has limits', async (one) => {
    for (const route of interfaces) {
      for (const place of endlessNumbers(route.schema)) one.fail(`${nameOf(route)}: ${place}`)
    }
  })
  const before = await ownView(attack, interfaces)
  await askEverything(attack, interfaces)
  await report.run('strangers run every operation about another', (one) =>
    runOperations(attack, one),
  )
  await report.run('who may, is let in; nothing was changed', async (one) => {
    const after = await ownView(attack, interfaces)
    for (const [name, text] of before) {
      if (after.get(name) !== text) one.fail(`${name} was changed by others`)
    }
    for (const route of interfaces.filter(({ method, url }) => method === 'GET' && /:/.test(url))) {
      if (NOTHING_THERE.test(route.url) || NOT_ABOUT_OBJECTS.test(route.url)) continue
      const asked = await Promise.all(
        (['owner', 'teacher', 'admin'] as const).map((role) => {
          const ask = askFor(attack, route, people[role])
          return people[role].visitor.send(ask as Ask)
        }),
      )
      for (const answer of asked) one.count(answer)
      // Otherwise a refusal of strangers would prove nothing.
      if (!asked.some(({ status }) => status === 200))
        one.fail(`${nameOf(route)}: nobody is let in`)
    }
  })
}

/** What the owner is shown of their things. */
async function ownView(attack: Attack, routes: KnownRoute[]): Promise<Map<string, string>> {
  const { owner } = attack.people
  const view = new Map<string, string>()
  for (const route of routes) {
    if (!OWN_VIEW.test(nameOf(route))) continue
    const answer = await owner.visitor.send(askFor(attack, route, owner) as Ask)
    view.set(nameOf(route), `${answer.status} ${answer.text}`)
  }
  return view
}

async function askEverything(attack: Attack, interfaces: KnownRoute[]): Promise<void> {
  const { report, people } = attack
  for (const role of ROLES.filter((name) => !['owner', 'teacher', 'admin'].includes(name))) {
    await report.run(`${role} asks for another's things`, async (one) => {
      for (const route of interfaces) {
        const ask = askFor(attack, route, people[role])
        if (ask === null) one.fail(`${nameOf(route)}: no object is known for it`)
        else {
          const answer = await people[role].visitor.send(ask)
          one.count(answer)
          const why = complaint(route, role, answer)
          if (why !== null)
            one.fail(`${why}\n      ${asCommand(ask)}\n      ${answer.text.slice(0, 200)}`)
        }
      }
    })
  }
}

export function askFor(attack: Attack, route: KnownRoute, { headers }: Person): Ask | null {
  const path = addressOf(route, attack.own)
  if (path === null) return null
  const { body, querystring } = route.schema as { body?: Schema; querystring?: Schema }
  const query = querystring
    ? `?${new URLSearchParams(fields(sample(querystring, attack.seed), attack))}`
    : ''
  const ask = { method: route.method, path: path + query, headers: { ...headers } }
  if (route.method === 'GET' || route.method === 'DELETE') return ask
  if (PICTURES.test(route.url)) {
    return { ...ask, headers: { ...headers, 'content-type': 'image/png' }, body: plainPng(64, 64) }
  }
  if (FILES.test(route.url))
    return { ...ask, headers: { ...headers, 'content-type': OCTETS }, body: Buffer.from('theirs') }
  const value = body ? aimed(sample(body, attack.seed), attack) : {}
  return {
    ...ask,
    headers: { ...headers, 'content-type': 'application/json' },
    body: written(value),
  }
}

/** Names of fields that point at something of somebody. */
function aimed(value: unknown, { own }: Attack): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const aims: Record<string, unknown> = {
    assignmentId: own.assignmentId,
    projectId: own.project,
    project: own.project,
    starterProjectId: own.project,
    templateId: null,
    pathId: null,
    newPath: null,
    from: '2026-11-15',
    to: typeof (value as { to?: unknown }).to === 'number' ? own.classId : '2026-11-15',
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name in aims && typeof field !== 'object' ? aims[name] : field,
    ]),
  )
}

function fields(value: unknown, attack: Attack): Record<string, string> {
  const aim = aimed(value, attack) as Record<string, unknown>
  return Object.fromEntries(Object.entries(aim).map(([name, field]) => [name, String(field)]))
}

function complaint(
  route: KnownRoute,
  role: RoleName,
  { status, text, failure }: { status: number; text: string; failure: string | null },
): string | null {
  const name = nameOf(route)
  if (failure !== null) return `${name}: ${failure}`
  if (status >= 500 && status !== 503) return `${name} answered ${status}`
  if (text.includes(PRIVATE_MARK) && !SEES_PRIVATE.has(role)) return `${name} shows what is private`
  if (text.includes(CLASS_MARK) && !SEES_CLASS.has(role)) return `${name} shows what is the class's`
  if (NOT_ABOUT_OBJECTS.test(route.url)) return null
  if (WORTHLESS.has(role) && route.access !== 'anyone' && status !== 401) {
    return `${name} answered ${status} to a session that is worth nothing`
  }
  const section = SECTIONS.find(([place]) => place.test(route.url))
  if (section && !section[1].has(role) && status !== 401 && status !== 403) {
    return `${name} answered ${status} to somebody outside`
  }
  if (!route.url.includes(':') || REFUSED.has(status) || MAY[role]?.test(name)) return null
  return `${name} answered ${status} about another's object`
}
