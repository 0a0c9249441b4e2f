import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: null,
  within: 'people',
  order: 11,
  title: msg`A person`,
  icon: '',
  load: () => import('./PersonScreen.tsx'),
}
