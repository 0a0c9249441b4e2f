import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'plans',
  order: 20,
  title: msg`Give subscriptions`,
  icon: 'M4 10h16v10H4ZM3 7h18v3H3ZM12 7v13M12 7C10 3 6 3 7 6c.4 1 3 1 5 1Zm0 0c2-4 6-4 5-1-.4 1-3 1-5 1Z',
  load: () => import('./GrantsScreen.tsx'),
}
