import { msg } from '@lingui/core/macro'
import type { AdminSection } from '../shell/admin-section.ts'

export const section: AdminSection = {
  group: 'place',
  order: 50,
  title: msg`Audit log`,
  icon: 'M6 3h9l4 4v14H6ZM15 3v4h4M9 12h7M9 16h7M9 8h2',
  load: () => import('./AuditScreen.tsx'),
}
