import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'people',
  order: 18,
  title: msg`Learning platforms`,
  icon: 'M9 7H6a3 3 0 0 0-3 3v4a3 3 0 0 0 3 3h3M15 7h3a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-3M8 12h8',
  load: () => import('./PlatformsScreen.tsx'),
}
