import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'people',
  order: 12,
  title: msg`Roles`,
  icon: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6Zm-3 9 2 2 4-4',
  load: () => import('./RolesScreen.tsx'),
}
