import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 64,
  title: msg`Mail that waits`,
  icon: 'M4 6h16v12H4Zm0 1 8 6 8-6',
  load: () => import('./OutboxScreen.tsx'),
}
