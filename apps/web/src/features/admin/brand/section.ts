import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 46,
  title: msg`Brand`,
  icon: 'M12 3a9 9 0 1 0 0 18c2 0 2-2 1-3s0-3 2-3h3c2 0 3-1 3-3a9 9 0 0 0-9-9ZM7.5 12h.01M9.5 7.5h.01M14.5 7.5h.01',
  load: () => import('./BrandScreen.tsx'),
}
