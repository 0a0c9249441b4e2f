import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: null,
  within: 'orders',
  order: 25,
  title: msg`A paper`,
  icon: '',
  load: () => import('./PaperScreen.tsx'),
}
