/**
 * Compiles a catalogue in two parts, so that the front page does not carry every message of the product:
 * `th.po?public` has what pages for everybody say, `th.po?inside` all the rest.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'

const CATALOGUE = /^(.*\.po)\?(public|inside)$/

/** Where the messages of public pages stand in the source. */
const PUBLIC_SOURCES =
  /^src\/(features\/(shell|states|catalogue|landing|home|offline|sign-in|sign-up|plans)|parts\/(account|plan\/plan-messages)|app\/(head|shell|root|account\/AccountPage|routes\/(landing|home|signin|signup|plans|not-found|offline)))\b/

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    async load(id) {
      const [, file, part] = CATALOGUE.exec(id) ?? []
      if (file === undefined) return null
      this.addWatchFile(file)
      const code = await compilePart(file, part === 'public')
      return { code, moduleType: 'js' }
    },
  }
}

async function compilePart(file: string, wantPublic: boolean): Promise<string> {
  const locale = basename(file, '.po')
  const context = { locale, sourceLocale: 'en', filename: file }
  const entries = await formatter().parse(readFileSync(file, 'utf8'), context)
  const messages: Record<string, string> = {}
  for (const [id, entry] of Object.entries(entries)) {
    if (!entry.translation) throw new Error(`${file}: "${entry.message ?? id}" has no translation.`)
    const isPublic = (entry.origin ?? []).some(([source]) => PUBLIC_SOURCES.test(source))
    if (isPublic === wantPublic) messages[id] = entry.translation
  }
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' })
  if (errors[0]) throw new Error(`${file}: ${errors[0].error.message}`)
  return source
}
