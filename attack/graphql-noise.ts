/** /graphql under fire: each operation with variables it does not expect, and documents nobody would write. */
import fc from 'fast-check'
import { OPERATIONS } from '../packages/domain/src/graphql/operations.ts'
import { complaintAbout } from './answers.ts'
import type { Attack } from './attack.ts'
import type { Ask } from './client.ts'
import { encoded } from './fuzz.ts'
import { hostileText, type Schema, valid, written, wrong } from './inputs.ts'
import type { RoleName } from './people.ts'
import type { Case } from './report.ts'

const text: Schema = { type: 'string', maxLength: 60 }
const KINDS: Record<string, Schema> = {
  Int: { type: 'integer', minimum: -5, maximum: 2 ** 31 - 1 },
  String: text,
  Date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  DateTime: { type: 'string', format: 'date-time' },
  SignUpCredentials: {
    type: 'object',
    required: ['email', 'password', 'displayName'],
    properties: { email: text, password: text, displayName: text, firstName: text, grade: text },
  },
}
const ASKERS: RoleName[] = ['nobody', 'guest', 'stranger', 'other teacher']

/** The variables of a document as the schema of an object. */
function schemaOf(document: string): Schema {
  const found = [...document.matchAll(/\$(\w+): (\w+)(!?)/g)]
  return {
    type: 'object',
    required: found.filter(([, , , must]) => must === '!').map(([, name = '']) => name),
    properties: Object.fromEntries(
      found.map(([, name = '', kind = '']) => [name, KINDS[kind] ?? text]),
    ),
  }
}

const repeat = (piece: (at: number) => string, times: number) =>
  Array.from({ length: times }, (_, at) => piece(at)).join(' ')

/** Each a document whose reading, measuring or checking could take more than it should. */
export const DOCUMENTS: [string, string][] = [
  ['aliases', `{ ${repeat((at) => `a${at}: demo { id }`, 900)} }`],
  ['levels', `${'{ demo '.repeat(3000)}${'}'.repeat(3000)}`],
  ['lists in arguments', `{ student(email: ${'['.repeat(5000)}${']'.repeat(5000)}) { id } }`],
  ['objects in arguments', `{ student(email: ${'{a:'.repeat(5000)}1${'}'.repeat(5000)}) { id } }`],
  ['fragments in circles', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  [
    'fragments that double',
    `{ ...f0 } ${repeat((at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`, 60)} fragment f60 on Query { demo { id } }`,
  ],
  ['fragments nobody uses', repeat((at) => `fragment f${at} on Query { demo { id } }`, 120)],
  ['directives', `{ demo ${'@include(if: true) '.repeat(400)}{ id } }`],
  ['unknown directives', `{ demo ${repeat((at) => `@d${at}`, 800)} { id } }`],
  ['the same field', `{ demo { ${'id '.repeat(900)} } }`],
  ['the same field at levels', `{ ${'demo { id } '.repeat(200)} }`],
  ['variables', `query Q(${repeat((at) => `$v${at}: Int`, 300)}) { demo { id } }`],
  ['operations', repeat((at) => `query Q${at} { demo { id } }`, 150)],
  ['introspection', '{ __schema { types { fields { type { fields { type { name } } } } } } }'],
  ['a type', '{ __type(name: "Student") { fields { name } } }'],
  ['names nobody has', `{ ${repeat((at) => `nothing${at}`, 900)} }`],
  ['a long name', `{ ${'a'.repeat(60_000)} }`],
  ['a text without an end', `{ student(email: "${'a'.repeat(60_000)}`],
  ['block texts', `{ student(email: """${'\n'.repeat(30_000)}""") { id } }`],
  ['a long number', `{ student_by_id(id: ${'9'.repeat(60_000)}) { id } }`],
  ['comments', `${'#\n'.repeat(30_000)}{ demo { id } }`],
  ['commas', `${','.repeat(60_000)}{ demo { id } }`],
  ['zero signs', '{ demo\u0000 { id } }'],
  ['half a pair', '{ student(email: "\\ud800") { id } }'],
  ['subscription', 'subscription { demo { id } }'],
  ['a schema', 'type Query { a: Int } extend schema @x { query: Query }'],
  ['nothing', ' '],
]

function documentAsk(query: string, headers: Record<string, string>, byGet: boolean): Ask {
  if (byGet) return { method: 'GET', path: `/graphql?query=${encoded(query)}`, headers }
  const type = { 'content-type': 'application/json' }
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, ...type },
    body: written({ query }),
  }
}

export async function attackGraphql(attack: Attack, seconds: number): Promise<void> {
  const { report } = attack
  const endsAt = performance.now() + seconds * 1000
  await report.run('every operation gets right and wrong variables', async (one) => {
    let round = 0
    do {
      for (const { name, text: query } of OPERATIONS) {
        const schema = schemaOf(query)
        const inputs = fc.oneof(valid(schema), wrong(schema), hostileText)
        const chosen = fc.sample(fc.tuple(inputs, fc.constantFrom(...ASKERS)), {
          seed: attack.seed + round,
          numRuns: 4,
        })
        const bodies = chosen.map(([variables, asker]) => ({
          asker,
          body: written({ operationName: name, query, variables }),
        }))
        await Promise.all(bodies.map(({ asker, body }) => post(attack, one, asker, body, name)))
      }
      round += 1
    } while (performance.now() < endsAt)
    one.note(`${round} rounds`)
  })
  await report.run('documents nobody would write', async (one) => {
    for (const [name, query] of DOCUMENTS) {
      for (const byGet of [false, true]) {
        const { visitor, headers } = attack.people.stranger
        const ask = documentAsk(query, headers, byGet)
        const answer = await visitor.send(ask)
        one.count(answer)
        const why = complaintAbout(ask, answer)
        if (why !== null) one.fail(`${name}: ${why}`, name)
      }
    }
  })
}

async function post(attack: Attack, one: Case, asker: RoleName, body: string, name: string) {
  const { visitor, headers } = attack.people[asker]
  const ask = {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  }
  const answer = await visitor.send(ask)
  one.count(answer)
  const why = complaintAbout(ask, answer)
  if (why !== null) one.fail(`${name} as ${asker}: ${why}`, name)
  if (answer.text.includes('"INTERNAL"')) {
    one.fail(`${name} as ${asker} failed inside\n      ${body.slice(0, 400)}`, `${name} inside`)
  }
}
