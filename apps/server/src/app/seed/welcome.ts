/** What a start with the demo school says: where to go and who to be. */
import type { Brand } from '@panya/domain/brand/brand.ts'
import type { DemoSchool } from './demo-school.ts'

export function welcome(brand: Brand, url: string, school: DemoSchool): string {
  const last = school.students.at(-1) ?? ''
  const [guest] = school.guests
  const lines = [
    `${brand.name} is ready: ${url}`,
    '',
    'A demo school is open. Sign in as',
    `  admin     ${school.admin}`,
    `  teacher   ${school.teacher}`,
    `  students  ${school.students[0] ?? ''} … ${last}`,
    `  password  ${school.password}`,
    ...(guest ? ['', `Or just look around: ${url}/home?user=${guest.key}`] : []),
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const framed = lines.map((line) => `│ ${line.padEnd(width)} │`)
  const bar = '─'.repeat(width + 2)
  return [`╭${bar}╮`, ...framed, `╰${bar}╯`, ''].join('\n')
}
