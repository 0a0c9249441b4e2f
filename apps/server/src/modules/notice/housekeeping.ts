/** Forgets what was read of notices that nobody is shown any more. */
import { lt } from 'drizzle-orm'
import { noticeRead } from '../../platform/database/schema/notice.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { oldestNotice } from './notices.ts'

export async function forgetOldReading({ database, now }: AppContext): Promise<void> {
  await database.orm.delete(noticeRead).where(lt(noticeRead.readAt, oldestNotice(now())))
}
