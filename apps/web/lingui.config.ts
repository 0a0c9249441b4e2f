import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'th', 'zh', 'ar'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  // By text and without line numbers, so that two people adding texts seldom touch the same lines.
  orderBy: 'message',
  format: formatter({ lineNumbers: false }),
})
