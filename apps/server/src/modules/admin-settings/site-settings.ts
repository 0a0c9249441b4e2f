/** Reads what admins set for the whole site, and changes it. */

import {
  contentKey,
  type SiteSettings,
  type SwitchableFlag,
  settingsFrom,
} from '@panya/domain/brand/site-settings.ts'
import type { Plan } from '@panya/domain/money/plan.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { asc, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { setting } from '../../platform/database/schema/site.ts'
import { Problem } from '../../platform/http/problem.ts'
import { TOOL_PATHS } from '../../platform/tools.ts'

const SETTINGS_LOCK = 7_214_014

export async function readSettings(orm: Pick<Orm, 'select'>): Promise<SiteSettings> {
  const rows = await orm.select({ key: setting.key, value: setting.value }).from(setting)
  return settingsFrom(new Map(rows.map(({ key, value }) => [key, value])), TOOL_PATHS)
}

export async function readPlans(orm: Pick<Orm, 'select'>): Promise<Plan[]> {
  const { name, displayName, coinsPerMonth, priceMinor } = subscriptionPlans
  return orm
    .select({ name, displayName, coinsPerMonth, priceMinor })
    .from(subscriptionPlans)
    .orderBy(asc(subscriptionPlans.id))
}

export async function setFlag(
  { orm }: Database,
  actor: Actor,
  name: SwitchableFlag,
  on: boolean,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const before = (await readSettings(tx)).flags[name]
    if (before === on) return
    await store(tx, `flag:${name}`, on)
    const target = `flag:${name}`
    await recordAct(tx, actor, {
      act: 'flag.change',
      target,
      before: { on: before },
      after: { on },
    })
  })
}

export async function setToolOpen(
  { orm }: Database,
  actor: Actor,
  tool: ToolPath,
  open: boolean,
): Promise<void> {
  await orm.transaction(async (tx) => {
    // One list for all tools: two changes at once must not lose one of them.
    // raw: an advisory lock
    await tx.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LOCK})`)
    const { closedTools } = await readSettings(tx)
    const before = !closedTools.includes(tool)
    if (before === open) return
    const closed = TOOL_PATHS.filter((path) => (path === tool ? !open : closedTools.includes(path)))
    await store(tx, 'closed-tools', closed)
    const target = `tool:${tool}`
    await recordAct(tx, actor, {
      act: 'content.change',
      target,
      before: { open: before },
      after: { open },
    })
  })
}

/** A list may grow with mistakes and renamed things; it stays small enough to be in every page. */
const MOST_CLOSED = 500

export async function setContentOpen(
  { orm }: Database,
  actor: Actor,
  { tool, id, open }: { tool: ToolPath; id: string; open: boolean },
): Promise<void> {
  await orm.transaction(async (tx) => {
    // raw: an advisory lock
    await tx.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LOCK})`)
    const { closedContent } = await readSettings(tx)
    const key = contentKey(tool, id)
    const before = !closedContent.includes(key)
    if (before === open) return
    const others = closedContent.filter((one) => one !== key)
    if (!open && others.length >= MOST_CLOSED) throw new Problem('CONFLICT', 'too-much-closed')
    await store(tx, 'closed-content', open ? others : [...others, key].toSorted())
    await recordAct(tx, actor, {
      act: 'content.change',
      target: `content:${key}`,
      before: { open: before },
      after: { open },
    })
  })
}

async function store(tx: Pick<Orm, 'insert'>, key: string, value: unknown): Promise<void> {
  await tx
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt: new Date() } })
}
