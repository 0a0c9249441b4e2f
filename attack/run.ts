/** `npm run attack [-- --seconds 60] [--seed 7] [--part roles]`: attacks a server of its own with all there is. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Attack } from './attack.ts'
import { makeBelongings } from './belongings.ts'
import { startServer } from './child.ts'
import { attackWithNoise } from './fuzz.ts'
import { attackGraphql } from './graphql-noise.ts'
import { readLogs } from './logs.ts'
import { attackWithLoad } from './overload.ts'
import { gatherPeople } from './people.ts'
import { cutPower } from './power-cut.ts'
import { attackWithBytes } from './raw.ts'
import { Report } from './report.ts'
import { attackWithRoles } from './roles.ts'

/** For the parts after the longest one, and to end. */
const RESERVE = 14

const secondsLeft = ({ endsAt }: Attack) => (endsAt - performance.now()) / 1000

/** In this order: what hurts nobody first, the power cut last. */
const PARTS: Record<string, (attack: Attack) => Promise<void>> = {
  roles: attackWithRoles,
  bytes: attackWithBytes,
  graphql: (attack) => attackGraphql(attack, attack.short ? 2 : 60),
  overload: attackWithLoad,
  fuzz: (attack) => attackWithNoise(attack, Math.max(3, secondsLeft(attack) - RESERVE)),
  logs: readLogs,
  'power-cut': cutPower,
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    // How many times a goal may be missed before it is a failure: other machines are slower.
    slack: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    part: { type: 'string', multiple: true, default: Object.keys(PARTS) },
  },
})
const seconds = Number(values.seconds)
const endsAt = performance.now() + seconds * 1000
const seed = Number(values.seed)
const dataDir = mkdtempSync(join(tmpdir(), 'panya-attack-'))
chmodSync(dataDir, 0o755)
console.log(`npm run attack -- --seed ${seed} --seconds ${seconds}`)

let server = await startServer(dataDir, [])
const host = join(dataDir, 'socket')
const database = new pg.Pool({ host, user: 'panya', database: 'postgres', max: 2 })
// The server ends its database first; idle connections are told so.
database.on('error', () => undefined)
try {
  const people = await gatherPeople(server.port, database)
  const attack: Attack = {
    server,
    database,
    people,
    own: await makeBelongings(people),
    routes: await server.routes(),
    report: new Report(() => attack.server, Number(values.slack)),
    seed,
    endsAt,
    short: seconds < 120,
  }
  try {
    for (const part of values.part) await PARTS[part]?.(attack)
  } finally {
    // The last part puts another in its place.
    server = attack.server
  }
  if (attack.report.summarise() > 0) process.exitCode = 1
} finally {
  await database.end()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
