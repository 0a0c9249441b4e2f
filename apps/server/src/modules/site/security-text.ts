/** security.txt (RFC 9116): where to tell us of a hole. */
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { LOCALES } from '@panya/domain/locale/locale.ts'

/** The standard wants less than a year; it is written anew with every answer. */
const GOOD_FOR_MS = 180 * 24 * 60 * 60 * 1000

export function securityText(
  { brand, publicUrl }: Pick<SiteConfig, 'brand' | 'publicUrl'>,
  now: Date,
): string {
  return [
    `Contact: mailto:${brand.contactEmail}`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
