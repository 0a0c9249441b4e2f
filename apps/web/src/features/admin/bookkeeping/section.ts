import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'plans',
  order: 27,
  title: msg`Bookkeeping`,
  icon: 'M5 4h14v16H5ZM9 4v16M12 9h4M12 13h4',
  load: () => import('./BookkeepingScreen.tsx'),
}
