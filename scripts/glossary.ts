/**
 * `node scripts/glossary.ts` writes the tables of docs/glossary.md from the words in `scripts/glossary`.
 * `node scripts/glossary.ts check` prints every text that says a thing in other words, and how many there are.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { EXCEPTIONS, excepts } from './glossary/exceptions.ts'
import { faultFinder } from './glossary/find-faults.ts'
import { GLOSSARY } from './glossary/glossary.ts'
import { writePage } from './glossary/page.ts'
import { VOICE } from './glossary/voice.ts'
import { collectMessages } from './messages/collect.ts'
import { ROOT } from './run-command.ts'

const PAGE = join(ROOT, 'docs', 'glossary.md')

async function check(): Promise<number> {
  const found = (await collectMessages())
    .flatMap(faultFinder(GLOSSARY, VOICE))
    .filter((fault) => !EXCEPTIONS.some((exception) => excepts(exception, fault)))
  for (const { locale, kind, of, word, place, text } of found) {
    console.log(`${locale} ${kind} of "${of}": ${word}\n  ${place}\n  ${text.slice(0, 200)}`)
  }
  const counts = LOCALES.map(
    (locale) => `${locale} ${found.filter((fault) => fault.locale === locale).length}`,
  )
  console.log(`Texts to mend: ${counts.join(', ')}.`)
  return found.length === 0 ? 0 : 1
}

if (process.argv[2] === 'check') process.exit(await check())
writeFileSync(PAGE, writePage(readFileSync(PAGE, 'utf8')))
