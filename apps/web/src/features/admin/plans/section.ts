import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'plans',
  order: 22,
  title: msg`Plans and prices`,
  icon: 'M4 4h9l7 8-8 8-8-7ZM8.5 8.5h.01',
  load: () => import('./PlansScreen.tsx'),
}
