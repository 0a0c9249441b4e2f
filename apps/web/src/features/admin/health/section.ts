import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 60,
  title: msg`Health`,
  icon: 'M3 12h4l2-6 4 12 2-6h6',
  load: () => import('./HealthScreen.tsx'),
}
