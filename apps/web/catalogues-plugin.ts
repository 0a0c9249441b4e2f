/**
 * Compiles a catalogue in parts, so that the front page does not carry every message of the product: `th.po?public`
 * has what all pages for everybody say, `?front`, `?sign-in` and `?sign-up` what some of them say beside it, `?inside`
 * all that is not in `public`.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'

const CATALOGUE = /^(.*\.po)\?(public|front|sign-in|sign-up|inside)$/

/** Where the messages of a part stand in the source. */
const SOURCES: Record<string, RegExp> = {
  public:
    /^src\/(features\/(shell|states|catalogue|home|offline)|parts\/plan\/plan-messages|app\/(head|shell|root|routes\/(home|not-found|offline)))\b/,
  front:
    /^src\/(features\/(landing|plans)|parts\/(plan\/(PlanButton|cycle-messages)|section)|app\/routes\/(landing|plans))\b/,
  'sign-in':
    /^src\/(features\/sign-in(?!\/class-code)|parts\/account|app\/(account\/AccountPage|routes\/signin))\b/,
  'sign-up':
    /^src\/(features\/sign-up(?!\/FinishSignUp)|parts\/(account|password\/(NewPasswordField|PasswordHint))|app\/(account\/AccountPage|routes\/signup))\b/,
  inside: /^/,
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    async load(id) {
      const [, file, part] = CATALOGUE.exec(id) ?? []
      if (file === undefined) return null
      this.addWatchFile(file)
      const code = await compilePart(file, part)
      return { code, moduleType: 'js' }
    },
  }
}

async function compilePart(file: string, part = ''): Promise<string> {
  const locale = basename(file, '.po')
  const context = { locale, sourceLocale: 'en', filename: file }
  const entries = await formatter().parse(readFileSync(file, 'utf8'), context)
  const messages: Record<string, string> = {}
  for (const [id, entry] of Object.entries(entries)) {
    if (!entry.translation) throw new Error(`${file}: "${entry.message ?? id}" has no translation.`)
    const isIn = (name: string) =>
      (entry.origin ?? []).some(([source]) => SOURCES[name]?.test(source))
    if (isIn(part) && (part === 'public' || !isIn('public'))) messages[id] = entry.translation
  }
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' })
  if (errors[0]) throw new Error(`${file}: ${errors[0].error.message}`)
  return source
}
