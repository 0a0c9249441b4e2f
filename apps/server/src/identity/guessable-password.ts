/** Passwords that guessers try first: leaked a thousand times, or made of names everybody knows. */
import { createRequire } from 'node:module'
import type { FieldCode } from '@panya/domain/account/account-fields.ts'
import { isMadeOfPersonalInfo } from '@panya/domain/account/personal-info-password.ts'
import type { SiteConfig } from '@panya/domain/brand/brand.ts'

interface Words {
  dictionary: { 'passwords-common': string[] }
}

let leaked: Set<string> | null = null

export function checkGuessable(
  password: string,
  site: Pick<SiteConfig, 'brand' | 'publicUrl'>,
  /** What is known of whom it belongs to. */
  known: readonly string[] = [],
): FieldCode | undefined {
  leaked ??= readLeaked()
  if (leaked.has(password.normalize('NFKC').toLowerCase())) return 'too-common'
  const names = [site.brand.id, site.brand.name, new URL(site.publicUrl).hostname]
  return isMadeOfPersonalInfo(password, [...names, ...known]) ? 'own-words' : undefined
}

/** About fifty thousand: too many to send to a browser, and read when the first password is chosen. */
function readLeaked(): Set<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as Words
  return new Set(dictionary['passwords-common'])
}
