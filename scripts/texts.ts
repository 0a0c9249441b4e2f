/**
 * `npm run texts` collects the texts of the pages into their catalogues, after one was changed.
 * `npm run texts -- export [folder]` writes all texts of the product to one .po file per language,
 * `npm run texts -- import <folder>` writes what translators made of them back into the sources, and
 * `npm run texts -- check` fails when somebody forgot to collect.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { ROOT, runCommand } from './run-command.ts'
import { CATALOGUES, collectTexts } from './texts/collect.ts'
import { TRANSLATIONS } from './texts/entry.ts'
import { exportPo, importPo } from './texts/exchange.ts'
import { readPo } from './texts/po.ts'

const collectPages = () =>
  runCommand('lingui', ['extract', '--clean'], { cwd: join(ROOT, 'apps', 'web') })

async function exportTexts(folder = join(ROOT, '.cache', 'texts')): Promise<number> {
  const entries = await collectTexts()
  mkdirSync(folder, { recursive: true })
  for (const locale of TRANSLATIONS) {
    writeFileSync(join(folder, `${locale}.po`), exportPo(entries, locale))
  }
  console.log(`${entries.length} texts for ${TRANSLATIONS.join(', ')} are in ${folder}.`)
  return 0
}

async function importTexts(folder = ''): Promise<number> {
  const names = folder === '' ? [] : globSync('*.po', { cwd: folder }).toSorted()
  const poFiles = names.map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') }))
  const { problems, files } = await importPo(await collectTexts(), poFiles)
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
  const textsOf = (content: string) =>
    readPo('', content).flatMap(({ context, id, text }) => (id ? [[context, id, text]] : []))
  const before = files.map((file) => readFileSync(file, 'utf8'))
  const code = await collectPages()
  const stale = files.filter((file, index) => {
    const [old, now] = [before[index] ?? '', readFileSync(file, 'utf8')]
    writeFileSync(file, old)
    return JSON.stringify(textsOf(old)) !== JSON.stringify(textsOf(now))
  })
  for (const file of stale)
    console.error(`${file} is not current: run "npm run texts" and translate.`)
  return stale.length > 0 ? 1 : code
}

const COMMANDS: Record<string, (folder?: string) => Promise<number>> = {
  collect: collectPages,
  export: exportTexts,
  import: importTexts,
  check: checkPages,
}

const [command = 'collect', folder] = process.argv.slice(2)
const run = COMMANDS[command]
if (!run) console.error(`Unknown: ${command}. Known are ${Object.keys(COMMANDS).join(', ')}.`)
process.exit(run ? await run(folder) : 1)
