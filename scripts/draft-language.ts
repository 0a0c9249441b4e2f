/**
 * A language in the making: all its texts are one file, `drafts/<language>.po`.
 * `npm run draft -- begin id "Bahasa Indonesia"` writes the file with every text of the product, to be translated, or
 * brings it up to date; `npm run draft -- check id` names what is wrong or missing, and fails where something is wrong.
 * With DRAFT_LANGUAGE=id `npm start` shows the product in it, in the place of English.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyInDraft } from './draft-copy.ts'
import { collectMessages } from './messages/collect.ts'
import { checkDraft, type Draft, readDraft, writeDraft } from './messages/draft.ts'
import { ROOT, runCommand } from './run-command.ts'

const fileOf = (language: string): string => join(ROOT, 'drafts', `${language}.po`)

function openDraft(language: string): Draft {
  const file = fileOf(language)
  if (!existsSync(file))
    throw new Error(
      `There is no ${file}: begin it with "npm run draft -- begin ${language} <name>".`,
    )
  return readDraft(file, readFileSync(file, 'utf8'))
}

async function begin(language: string, name = ''): Promise<number> {
  const isThere = existsSync(fileOf(language))
  if (!isThere && name === '') {
    console.error(
      'Say what its people call the language: npm run draft -- begin id "Bahasa Indonesia"',
    )
    return 1
  }
  const draft = isThere ? openDraft(language) : { language, name, texts: new Map() }
  const entries = await collectMessages()
  writeFileSync(fileOf(language), writeDraft(entries, draft))
  const { missing } = checkDraft(entries, draft)
  console.log(`${fileOf(language)}: ${missing.length} of ${entries.length} texts to translate.`)
  return 0
}

async function check(language: string): Promise<number> {
  const entries = await collectMessages()
  const { problems, missing, stale } = checkDraft(entries, openDraft(language))
  for (const problem of problems) console.error(problem)
  console.log(
    `${entries.length} texts: ${missing.length} said in English, ${problems.length} wrong, ${stale.length} of no use.`,
  )
  return problems.length > 0 ? 1 : 0
}

/** Runs in the place of `npm start`; the same school, in another language. */
export async function startInDraft(language: string): Promise<number> {
  const copy = await copyInDraft(openDraft(language))
  const DATA_DIR = process.env['DATA_DIR'] ?? join(ROOT, '.data')
  const args = [...process.execArgv, join(copy, 'scripts', 'start.ts')]
  return runCommand(process.execPath, args, { cwd: copy, env: { DATA_DIR, DRAFT_LANGUAGE: '' } })
}

if (import.meta.main) {
  const [command = '', language = '', name] = process.argv.slice(2)
  // A name of a language, and of nothing else on the disk.
  if (!/^[a-z]{2,3}$/.test(language)) throw new Error('Which language? Its code: id, vi, ms.')
  if (command === 'begin') process.exit(await begin(language, name))
  else if (command === 'check') process.exit(await check(language))
  else throw new Error('What is to be done: begin or check?')
}
