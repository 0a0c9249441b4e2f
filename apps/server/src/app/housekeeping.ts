/** Everything that is due without anybody asking: one more task is one more line here, and its function. */
import type { IdentityService } from '../identity/identity-service.ts'
import { removeUnusedAssets } from '../modules/asset/housekeeping.ts'
import type { Ledger } from '../modules/ledger/ledger-port.ts'
import { createRenewal } from '../modules/ledger/renewal.ts'
import { sendGrades } from '../modules/lti/grades.ts'
import type { LtiParts } from '../modules/lti/lti-parts.ts'
import { forgetOldReading } from '../modules/notice/housekeeping.ts'
import { sendDigests } from '../modules/notice/send-digests.ts'
import { tidyPersonalData } from '../modules/personal-data/housekeeping.ts'
import type { Accounts } from '../modules/privilege/accounts-port.ts'
import { keepProjectsTidy } from '../modules/project/housekeeping.ts'
import { putOldVersionsAway } from '../modules/project/old-versions-port.ts'
import type { PythonPackages } from '../modules/python-packages/python-packages.ts'
import { endOldReplays } from '../modules/replay/housekeeping.ts'
import type { SessionRegistry } from '../modules/session/session-port.ts'
import { forgetOldConversations } from '../modules/tutor/housekeeping.ts'
import type { AppContext } from '../platform/http/context.ts'
import type { DiskSpace } from '../platform/http/disk-space.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { sweepStrays } from '../platform/objects/sweep-strays.ts'
import type { Task } from '../platform/scheduler.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export interface HousekeepingParts {
  identity: IdentityService
  sessions: SessionRegistry
  accounts: Accounts
  ledger: Ledger
  mailer: Mailer
  disk: DiskSpace
  lti: LtiParts
  findLostJobs(): Promise<void>
}

/** Runs on every node: what is done twice changes nothing. */
export function housekeeping(context: AppContext, parts: HousekeepingParts): Task[] {
  const { sessions, ledger, disk, lti, findLostJobs } = parts
  const renew = createRenewal(context, ledger)
  return [
    { name: 'look at the disk', everyMs: 5 * SECOND, run: disk.look },
    { name: 'lost AI jobs', everyMs: 5 * SECOND, first: 'before-opening', run: findLostJobs },
    { name: 'renew coins', everyMs: 30 * SECOND, first: 2 * SECOND, run: renew },
    { name: 'send marks to platforms', everyMs: 5 * SECOND, run: (stop) => sendGrades(lti, stop) },
    { name: 'save who was seen', everyMs: MINUTE, run: sessions.saveSeen },
    { name: 'forget old devices', everyMs: HOUR, run: sessions.removeOld },
    { name: 'tidy projects', everyMs: HOUR, run: (stop) => keepProjectsTidy(context, stop) },
    {
      name: 'put old versions away',
      everyMs: HOUR,
      run: (stop) => putOldVersionsAway(context, stop),
    },
    { name: 'end old links of games', everyMs: HOUR, run: () => endOldReplays(context) },
    {
      name: 'mail what is unread',
      everyMs: 5 * MINUTE,
      run: (stop) => sendDigests(context, parts, stop),
    },
    { name: 'forget old reading', everyMs: HOUR, run: () => forgetOldReading(context) },
    {
      name: 'forget old conversations',
      everyMs: HOUR,
      run: () => forgetOldConversations(context),
    },
    { name: 'unused assets', everyMs: HOUR, run: (stop) => removeUnusedAssets(context, stop) },
    { name: 'bytes without a row', everyMs: HOUR, run: (stop) => sweepStrays(context, stop) },
    { name: 'tidy personal data', everyMs: HOUR, run: () => tidyPersonalData(context, parts) },
  ]
}

/** Outside hosts are asked here and nowhere else without anybody wanting something. */
export function packageTasks({ now }: AppContext, packages: PythonPackages): Task[] {
  const { store } = packages
  return [
    {
      name: 'bring Python packages',
      everyMs: 5 * SECOND,
      first: SECOND,
      run: (stop) => packages.bring(stop),
    },
    { name: 'forget old Python packages', everyMs: HOUR, run: () => store.forgetOld(now()) },
  ]
}
