/** /api/admin/settings: plans and prices, switches, which tools are open; and how the brands look. */
import { readdirSync } from 'node:fs'
import { type AdminSettings, COINS_MAX, PRICE_MAX_MINOR } from '@panya/domain/admin/settings.ts'
import { PLAN_NAMES } from '@panya/domain/plan/plan.ts'
import { SWITCHABLE_FLAGS } from '@panya/domain/site-settings/site-settings.ts'
import { TOOL_PATHS } from '@panya/domain/tool/tool.ts'
import { Type } from 'typebox'
import { type AdminScope, adminActor } from '../../http/admin-scope.ts'
import type { AppContext } from '../../http/context.ts'
import { oneOf } from '../admin-people/route-schemas.ts'
import { BRANDS_FOLDER, loadBrand } from '../brand/load-brand.ts'
import { refreshSite } from './keep-site-current.ts'
import { changePlan, readPlans, readSettings, setFlag, setToolOpen } from './site-settings.ts'

const strict = { additionalProperties: false }
const PlanChange = Type.Object(
  {
    displayName: Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\u0000-\\u001f]+$' }),
    coinsPerMonth: Type.Integer({ minimum: 0, maximum: COINS_MAX }),
    /** Absent when the price is on request. */
    priceMinor: Type.Optional(Type.Integer({ minimum: 0, maximum: PRICE_MAX_MINOR })),
  },
  strict,
)
const ByPlan = Type.Object({ name: oneOf(PLAN_NAMES) })
const FlagChange = Type.Object({ flag: oneOf(SWITCHABLE_FLAGS), on: Type.Boolean() }, strict)
const ToolChange = Type.Object({ tool: oneOf(TOOL_PATHS), open: Type.Boolean() }, strict)

export function addSettingsRoutes(app: AdminScope, context: AppContext): void {
  const { database, site } = context
  const read = async (): Promise<AdminSettings> => {
    await refreshSite(context)
    const [plans, settings] = await Promise.all([
      readPlans(database.orm),
      readSettings(database.orm),
    ])
    return { plans, ...settings, currency: site.brand.currency }
  }

  app.get('/api/admin/settings', () => read())

  app.put(
    '/api/admin/settings/plans/:name',
    { schema: { params: ByPlan, body: PlanChange } },
    async (request) => {
      const { priceMinor = null, ...change } = request.body
      const plan = { ...change, priceMinor, name: request.params.name }
      await changePlan(database, await adminActor(request), plan)
      return read()
    },
  )

  app.put('/api/admin/settings/flags', { schema: { body: FlagChange } }, async (request) => {
    const { flag, on } = request.body
    await setFlag(database, await adminActor(request), flag, on)
    return read()
  })

  app.put('/api/admin/settings/tools', { schema: { body: ToolChange } }, async (request) => {
    const { tool, open } = request.body
    await setToolOpen(database, await adminActor(request), tool, open)
    return read()
  })

  app.get('/api/admin/brands', async () => ({
    brands: readdirSync(BRANDS_FOLDER).map((id) => {
      const { brand } = loadBrand(BRANDS_FOLDER, id)
      return { active: brand.id === site.brand.id, brand }
    }),
  }))
}
