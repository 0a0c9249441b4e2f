/**
 * `npm run messages` collects the messages of the pages into their catalogues, after one was changed.
 * `npm run messages -- export [folder]` writes all messages of the product to one .po file per language,
 * `npm run messages -- import <folder>` writes what translators made of them back into the sources, and
 * `npm run messages -- check` fails when somebody forgot to collect.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { CATALOGUES, collectMessages } from './messages/collect.ts'
import { TRANSLATIONS } from './messages/entry.ts'
import { exportPo, importPo } from './messages/exchange.ts'
import { readPo } from './messages/po.ts'
import { ROOT, runCommand } from './run-command.ts'

const collectPages = () =>
  runCommand('lingui', ['extract', '--clean'], { cwd: join(ROOT, 'apps', 'web') })

async function exportMessages(folder = join(ROOT, '.cache', 'messages')): Promise<number> {
  const entries = await collectMessages()
  mkdirSync(folder, { recursive: true })
  for (const locale of TRANSLATIONS) {
    writeFileSync(join(folder, `${locale}.po`), exportPo(entries, locale))
  }
  console.log(`${entries.length} messages for ${TRANSLATIONS.join(', ')} are in ${folder}.`)
  return 0
}

async function importMessages(folder = ''): Promise<number> {
  const names = folder === '' ? [] : globSync('*.po', { cwd: folder }).toSorted()
  const poFiles = names.map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') }))
  const { problems, files } = await importPo(await collectMessages(), poFiles)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error('Nothing was changed.')
    return 1
  }
  for (const [file, content] of files) writeFileSync(join(ROOT, file), content)
  console.log(`${files.size} files changed.`)
  const formatted = [...files.keys()].filter((file) => !file.endsWith('.po'))
  return formatted.length > 0 ? runCommand('biome', ['format', '--write', ...formatted]) : 0
}

/** Only what a catalogue says: its header and where a text stands are no matter. */
async function checkPages(): Promise<number> {
  const files = LOCALES.map((locale) => join(ROOT, CATALOGUES, `${locale}.po`))
  const messagesOf = (content: string) =>
    readPo('', content).flatMap(({ context, id, text }) => (id ? [[context, id, text]] : []))
  const before = files.map((file) => readFileSync(file, 'utf8'))
  const code = await collectPages()
  const stale = files.filter((file, index) => {
    const [old, now] = [before[index] ?? '', readFileSync(file, 'utf8')]
    writeFileSync(file, old)
    return JSON.stringify(messagesOf(old)) !== JSON.stringify(messagesOf(now))
  })
  for (const file of stale)
    console.error(`${file} is not current: run "npm run messages" and translate.`)
  return stale.length > 0 ? 1 : code
}

const COMMANDS: Record<string, (folder?: string) => Promise<number>> = {
  collect: collectPages,
  export: exportMessages,
  import: importMessages,
  check: checkPages,
}

const [command = 'collect', folder] = process.argv.slice(2)
const run = COMMANDS[command]
if (!run) console.error(`Unknown: ${command}. Known are ${Object.keys(COMMANDS).join(', ')}.`)
process.exit(run ? await run(folder) : 1)
