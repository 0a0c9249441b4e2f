/** /api/admin/settings: switches, which tools are open; and how the brands look. */
import { readdirSync } from 'node:fs'
import { type SiteSettings, SWITCHABLE_FLAGS } from '@panya/domain/site-settings/site-settings.ts'
import { TOOL_PATHS } from '@panya/domain/tool/tool.ts'
import { Type } from 'typebox'
import { type AdminScope, adminActor } from '../../http/admin-scope.ts'
import type { AppContext } from '../../http/context.ts'
import { oneOf } from '../admin-people/route-schemas.ts'
import { BRANDS_FOLDER, loadBrand } from '../brand/load-brand.ts'
import { refreshSite } from './keep-site-current.ts'
import { readSettings, setFlag, setToolOpen } from './site-settings.ts'

const strict = { additionalProperties: false }
const FlagChange = Type.Object({ flag: oneOf(SWITCHABLE_FLAGS), on: Type.Boolean() }, strict)
const ToolChange = Type.Object({ tool: oneOf(TOOL_PATHS), open: Type.Boolean() }, strict)

export function addSettingsRoutes(app: AdminScope, context: AppContext): void {
  const { database, site } = context
  const read = async (): Promise<SiteSettings> => {
    // This node's own pages must not wait for the notice that all nodes get.
    await refreshSite(context)
    return readSettings(database.orm)
  }

  app.get('/api/admin/settings', () => read())

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
