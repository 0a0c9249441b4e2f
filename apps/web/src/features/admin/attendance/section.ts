import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 40,
  title: msg`Attendance`,
  icon: 'M4 4v16h16M8 16v-5M12 16V8M16 16v-3M20 16V6',
  load: () => import('./AttendanceScreen.tsx'),
}
