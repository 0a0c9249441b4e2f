import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'plans',
  order: 20,
  title: msg`Plan requests`,
  icon: 'M5 4h14v12H9l-4 4ZM9 8h6M9 12h4',
  load: () => import('./PlanRequestsScreen.tsx'),
}
