/** Fails when the catalogues do not have the texts of the source: somebody forgot `npm run i18n`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { ROOT, runCommand } from './run-command.ts'

const WEB = join(ROOT, 'apps', 'web')
const files = LOCALES.map((locale) => join(WEB, 'src', 'locales', `${locale}.po`))
const before = files.map((file) => readFileSync(file, 'utf8'))

/** Without what says nothing about the texts: the header and where a text stands. */
const texts = (catalogue: string) =>
  catalogue
    .split('\n')
    .filter((line) => /^(msg|")/.test(line) && !line.startsWith('"POT-Creation-Date'))
    .join('\n')

const code = await runCommand('lingui', ['extract', '--clean'], { cwd: WEB })
const stale = files.filter((file, index) => {
  const differs = texts(readFileSync(file, 'utf8')) !== texts(before[index] ?? '')
  writeFileSync(file, before[index] ?? '')
  return differs
})
for (const file of stale) console.error(`${file} is not current: run "npm run i18n" and translate.`)
process.exit(stale.length > 0 ? 1 : code)
