import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 48,
  title: msg`Board firmware`,
  icon: 'M7 7h10v10H7ZM10 10h4v4h-4ZM9 3v4M15 3v4M9 17v4M15 17v4M3 9h4M3 15h4M17 9h4M17 15h4',
  load: () => import('./FirmwareScreen.tsx'),
}
