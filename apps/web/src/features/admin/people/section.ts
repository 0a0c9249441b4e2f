import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'people',
  order: 10,
  title: msg`Everybody`,
  icon: 'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19c.8-3.4 3.2-5 6.5-5s5.7 1.6 6.5 5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.4c2 .7 3.1 2.3 3.5 4.6',
  load: () => import('./PeopleScreen.tsx'),
}
