import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { LOCALES } from '@panya/domain/locale/locale.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LOCALES],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  // By English text and without line numbers, so that two people adding messages seldom touch the same lines.
  orderBy: 'message',
  format: formatter({ lineNumbers: false }),
})
