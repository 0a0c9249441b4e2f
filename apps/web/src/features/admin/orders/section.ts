import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'plans',
  order: 23,
  title: msg`Orders`,
  icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6',
  load: () => import('./OrdersScreen.tsx'),
}
