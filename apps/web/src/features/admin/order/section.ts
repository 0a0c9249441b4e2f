import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: null,
  within: 'orders',
  order: 24,
  title: msg`An order`,
  icon: '',
  load: () => import('./OrderScreen.tsx'),
}
