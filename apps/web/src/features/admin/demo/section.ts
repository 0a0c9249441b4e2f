import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'people',
  order: 14,
  title: msg`Demo accounts`,
  icon: 'M3 12c4-7 14-7 18 0-4 7-14 7-18 0Zm9-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  load: () => import('./DemoScreen.tsx'),
}
