import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 44,
  title: msg`Switches and tools`,
  icon: 'M7 5h10a3.5 3.5 0 0 1 0 7H7a3.5 3.5 0 0 1 0-7Zm10 1.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 14h10a3.5 3.5 0 0 1 0 7H7a3.5 3.5 0 0 1 0-7Zm0 1.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  load: () => import('./SwitchesScreen.tsx'),
}
