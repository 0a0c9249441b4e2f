import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'plans',
  order: 26,
  title: msg`Bank statement`,
  icon: 'M3 9l9-5 9 5ZM5 9v9M10 9v9M14 9v9M19 9v9M3 20h18',
  load: () => import('./StatementScreen.tsx'),
}
