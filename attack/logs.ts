/** Reads everything the server wrote during the run: nobody may be recognised in it, and nothing may have failed. */
import { STUDENT_NAMES } from '../apps/server/src/app/seed/student-names.ts'
import type { Attack } from './attack.ts'
import { CLASS_MARK, PRIVATE_MARK } from './belongings.ts'
import { PASSWORD } from './child.ts'
import type { Person } from './people.ts'

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/
const ADDRESS = /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/
/** The site's own, as it is written and as it travels in a cookie. */
const OWN_ADDRESS = /http(:\/\/|%3A%2F%2F)127\.0\.0\.1(:|%3A)\d+/g
const ADVICE = /TRUST_PROXY=[\d.]+/g
/** Shorter names are parts of other words. */
const SHORTEST_NAME = 4
/** The start greets whoever sits at the machine, with the demo school's password; that is no log. */
const GREETING = /╭[\s\S]*?╯/g
const ERROR = 50

interface Line {
  level?: number
  msg?: string
  err?: { message?: string }
}

export async function readLogs({ server, people, own, report }: Attack): Promise<void> {
  const beacon = `session of ${people.owner.email} with ${people.owner.headers['cookie']}`
  await people.nobody.visitor.sendJson('POST', '/api/auth/_log', {
    level: 'error',
    code: 'CLIENT_FETCH_ERROR',
    message: beacon,
  })
  const secrets = secretsOf(Object.values(people), own.code ?? '')
  await report.run('nobody can be recognised in the log', async (one) => {
    const lines = server.written.join('').replaceAll(GREETING, '').split('\n').filter(Boolean)
    for (const line of lines) {
      const { level = 0, msg = '', err } = read(line)
      const text = line.replaceAll(OWN_ADDRESS, '').replaceAll(ADVICE, '')
      const found = secrets.find((secret) => text.includes(secret))
      const shown = found ?? EMAIL.exec(text)?.[0] ?? ADDRESS.exec(text)?.[0]
      if (shown !== undefined) one.fail(`"${shown}" stands in: ${line.slice(0, 300)}`, shown)
      if (level >= ERROR && msg !== 'browser session report') {
        one.fail(`the server failed: ${msg} ${err?.message ?? ''}`, msg)
      }
    }
    one.note(`${lines.length} lines, ${secrets.length} secrets`)
  })
}

function secretsOf(people: Person[], code: string): string[] {
  const names = STUDENT_NAMES.flat().filter((name) => name.length >= SHORTEST_NAME)
  const cookies = people.flatMap(({ headers }) =>
    (headers['cookie'] ?? '').split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)),
  )
  const tokens = [...cookies, code].filter((value) => value.length >= 16)
  return [...names, ...tokens, PASSWORD, PRIVATE_MARK, CLASS_MARK, 'wrong-1', 'Heron']
}

function read(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    return {}
  }
}
