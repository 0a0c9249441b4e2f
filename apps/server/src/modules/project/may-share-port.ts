/** Who may show something to others, and of whom nothing is shown. The same for projects and for links of games. */
import type { ShareLevel } from '@panya/domain/project/project.ts'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { requireUnrestricted, type SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { hasSharingClass } from './who-may-see-port.ts'

export async function requireMayShare(
  database: Database,
  user: SignedIn,
  level: ShareLevel,
): Promise<void> {
  if (level === 'private') return
  if (user.role === 'demo') throw new Problem('FORBIDDEN', 'demo-cannot-share')
  requireUnrestricted(user)
  if (level === 'public' && user.role !== 'teacher' && user.role !== 'admin') {
    throw new Problem('FORBIDDEN', 'only-teachers-share-publicly')
  }
  if (level === 'class' && !(await hasSharingClass(database, user.studentId))) {
    throw new Problem('FORBIDDEN', 'no-class-to-share-with')
  }
}

/** Of an account that is closed or about to be deleted nothing is shown, though it can come back. */
export const ownerStays = (ownerId: AnyColumn): SQL => sql`not exists (select from student s
  left join deletion_request d on d.student_id = s.id
  where s.id = ${ownerId} and (d.student_id is not null or s.deactivated_at is not null))`
