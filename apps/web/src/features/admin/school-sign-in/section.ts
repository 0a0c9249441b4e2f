import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'people',
  order: 16,
  title: msg`School sign-in`,
  icon: 'M3 9l9-5 9 5-9 5-9-5Zm4 3v5c3 3 7 3 10 0v-5M21 9v6',
  load: () => import('./SchoolSignInScreen.tsx'),
}
