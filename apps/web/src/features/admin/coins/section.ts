import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'plans',
  order: 22,
  title: msg`Coins`,
  icon: 'm12 3 8 9-8 9-8-9ZM12 8l4 4-4 4-4-4Z',
  load: () => import('./AdminCoinsScreen.tsx'),
}
