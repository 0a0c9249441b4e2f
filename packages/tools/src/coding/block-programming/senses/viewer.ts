/** Who plays, as far as a program may know it: the name they chose, and nothing on pages of others. */
import { LANGUAGES } from '@panya/engines/blocks-runtime/catalogue/languages.ts'
import type { Viewer } from '@panya/engines/blocks-runtime/world/senses.ts'
import type { ToolHost } from '../../../host/tool-host.ts'

const GUESTS: readonly string[] = ['anonymous', 'demo']

export function viewerOf({
  user,
  readonly,
  locale,
}: Pick<ToolHost, 'user' | 'readonly' | 'locale'>): Viewer {
  return {
    name: readonly || !user || GUESTS.includes(user.role) ? '' : user.displayName,
    language: LANGUAGES[locale] ?? LANGUAGES['zh-cn']!,
    online: navigator.onLine,
  }
}
