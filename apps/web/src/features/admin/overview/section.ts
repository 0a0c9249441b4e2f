import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 0,
  title: msg`Overview`,
  icon: 'M4 4h7v7H4ZM13 4h7v4h-7ZM13 11h7v9h-7ZM4 14h7v6H4Z',
  load: () => import('./OverviewScreen.tsx'),
}
