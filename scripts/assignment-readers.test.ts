import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

/**
 * An assignment may be a draft, scheduled, or for others. Whoever reads assignments asks the port which of them a
 * learner may see; the files that need not ask are here, with the reason.
 */
const PORT = 'for-learner-port.ts'
const READS =
  /\b(?:from|innerJoin|leftJoin)\(\s*assignment\b|\b(?:from|join) (?:\$\{)?assignment\b(?!_)/

const NEED_NOT: Record<string, string> = {
  'ai-service/class-rules-port.ts': 'rules of work that was begun',
  'assignment/copy-assignment.ts': 'for teachers',
  'assignment/task-outcomes-port.ts': 'work that was handed in or came back',
  'assignment/templates.ts': 'for teachers',
  'lti/courses.ts': 'what links open; the page behind them asks',
  'lti/deep-link.ts': 'for teachers',
  'lti/grades.ts': 'work that came back',
  'lti/waiting-grades.ts': 'work that came back',
  'notice/learning-notices.ts': 'work that came back',
  'notice/teaching-notices.ts': 'work that was handed in',
  'project/sharing.ts': 'starters of work that was begun',
}

test('every file that reads assignments asks which of them a learner may see', async () => {
  const found: string[] = []
  for await (const path of glob('apps/server/src/modules/**/*.ts')) {
    const file = path.replaceAll('\\', '/').replace('apps/server/src/modules/', '')
    if (file.endsWith('.test.ts') || file.endsWith(PORT)) continue
    const source = readFileSync(path, 'utf8')
    if (READS.test(source) && !source.includes(PORT)) found.push(file)
  }
  expect(found.toSorted()).toEqual(Object.keys(NEED_NOT).toSorted())
})
