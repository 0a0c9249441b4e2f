/** Keeps what pages say about plans and switches as it is in the database, on every node. */
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { listenToNotifications } from '../../platform/database/notifications.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { readPlans, readSettings } from './site-settings.ts'

let begun = 0
/** Which reading each site holds. */
const held = new WeakMap<object, number>()
/** Rendered pages have the old values in them. */
const forgetting = new WeakMap<object, () => void>()

/** Two may overtake each other: what an earlier reading found never replaces what a later one did. */
export async function refreshSite({ site, database }: AppContext): Promise<void> {
  begun += 1
  const mine = begun
  const { orm } = database
  const [plans, settings] = await Promise.all([readPlans(orm), readSettings(orm)])
  if (mine < (held.get(site) ?? 0)) return
  held.set(site, mine)
  const isSame = isDeepStrictEqual(
    { plans: site.plans, settings: site.settings },
    { plans, settings },
  )
  if (isSame) return
  Object.assign(site, { plans, settings })
  forgetting.get(site)?.()
}

export async function keepSiteCurrent(
  app: FastifyInstance,
  context: AppContext,
  forgetPages: () => void,
): Promise<void> {
  forgetting.set(context.site, forgetPages)
  const refresh = () => {
    refreshSite(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'settings could not be read'),
    )
  }
  const listener = {
    channel: 'site_changed',
    onNotify: refresh,
    lost: () => undefined,
    // Whatever was missed meanwhile is read now.
    restored: refresh,
  }
  await refreshSite(context)
  const { direct } = context.database
  const notifications = await listenToNotifications(direct, [listener], context.log)
  app.addHook('onClose', () => notifications.close())
}
