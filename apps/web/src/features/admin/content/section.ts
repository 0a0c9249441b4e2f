import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 45,
  title: msg`Examples and levels`,
  icon: 'M4 5h7v6H4ZM13 5h7v6h-7ZM4 13h7v6H4Zm10.5 3 2 2 3.5-4',
  load: () => import('./ContentScreen.tsx'),
}
