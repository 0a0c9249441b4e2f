/** /api/admin/settings: switches, which tools and which of their examples and levels are open; and how the brands look. */
import { readdirSync } from 'node:fs'
import {
  CONTENT_ID_MAX,
  isContentId,
  type SiteSettings,
  SWITCHABLE_FLAGS,
} from '@panya/domain/brand/site-settings.ts'
import { Type } from 'typebox'
import { BRANDS_FOLDER, loadBrand } from '../../platform/brand/load-brand.ts'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf, strict } from '../../platform/http/route-schemas.ts'
import { Tool } from '../../platform/tools.ts'
import { refreshSite } from './keep-site-current.ts'
import { readSettings, setContentOpen, setFlag, setToolOpen } from './site-settings.ts'

const FlagChange = Type.Object({ flag: oneOf(SWITCHABLE_FLAGS), on: Type.Boolean() }, strict)
const ToolChange = Type.Object({ tool: Tool, open: Type.Boolean() }, strict)

const ContentChange = Type.Object(
  {
    tool: Tool,
    id: Type.String({ minLength: 1, maxLength: CONTENT_ID_MAX }),
    open: Type.Boolean(),
  },
  strict,
)

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

  app.put('/api/admin/settings/content', { schema: { body: ContentChange } }, async (request) => {
    if (!isContentId(request.body.id)) throw new Problem('BAD_INPUT', 'bad-input', { id: 'format' })
    await setContentOpen(database, await adminActor(request), request.body)
    return read()
  })

  app.get('/api/admin/brands', async () => ({
    brands: readdirSync(BRANDS_FOLDER).map((id) => {
      const { brand } = loadBrand(BRANDS_FOLDER, id)
      return { active: brand.id === site.brand.id, brand }
    }),
  }))
}
