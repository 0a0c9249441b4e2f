import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 48,
  title: msg`Tutor`,
  icon: 'M4 5h16v11h-8l-5 4v-4H4ZM8 9h8M8 12h5',
  load: () => import('./TutorScreen.tsx'),
}
