/** Records what a real CPython prints for the programs in testdata: `node scripts/python-record.ts`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './run-command.ts'

const FOLDER = join(ROOT, 'packages/engines/src/python/testdata')
const version = execFileSync('python3', ['--version'], { encoding: 'utf8' }).trim()

/** The lines to type stand in a program's first comment: `# input: one|two`. */
function inputOf(text: string): string {
  const typed = /^# input: (.*)$/m.exec(text)?.[1]
  return typed === undefined ? '' : typed.split('|').join('\n') + '\n'
}

function record(name: string): string {
  const text = readFileSync(join(FOLDER, 'programs', name), 'utf8')
  const cwd = mkdtempSync(join(tmpdir(), 'record-'))
  writeFileSync(join(cwd, 'main.py'), text)
  const env = { ...process.env, PYTHONUTF8: '1', PYTHONHASHSEED: '0' }
  const done = spawnSync('python3', ['main.py'], {
    cwd,
    env,
    input: inputOf(text),
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`${name} failed:\n${done.stderr}`)
  return done.stdout
}

const names = readdirSync(join(FOLDER, 'programs')).toSorted((a, b) => a.localeCompare(b))
const outputs = Object.fromEntries(names.map((name) => [name, record(name)]))
writeFileSync(join(FOLDER, 'recordings.json'), `${JSON.stringify({ version, outputs }, null, 1)}\n`)
console.log(`${names.length} programs recorded from ${version}`)
