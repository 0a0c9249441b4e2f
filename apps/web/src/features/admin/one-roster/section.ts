import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'people',
  order: 13,
  title: msg`School lists`,
  icon: 'M5 4h14v16H5ZM9 9h6M9 13h6M9 17h3',
  load: () => import('./OneRosterScreen.tsx'),
}
