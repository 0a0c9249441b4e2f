/** Brings a server up: database, schema, seed, web; and down again in the opposite order. */
import type { Brand } from '@panya/domain/brand/brand.ts'
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { PUBLIC_PAGES } from '../modules/site/search-engines.ts'
import type { RenderPage } from '../pages/page-renderer.ts'
import { BRANDS_FOLDER, loadBrand, loadBrandPictures } from '../platform/brand/load-brand.ts'
import { reachDatabase } from '../platform/database/reach-database.ts'
import type { Env } from '../platform/env.ts'
import { hasOwnerKey } from '../platform/firebase-settings.ts'
import { createObjects } from '../platform/objects/create-objects.ts'
import { requireObjects } from '../platform/objects/require-objects.ts'
import { loadSecret } from '../platform/secret.ts'
import { createApp } from './create-app.ts'
import { type DemoSchool, seedDemoSchool } from './seed/demo-school.ts'
import { ensurePlans } from './seed/plans.ts'
import { seedPassword } from './seed/seed-password.ts'
import { findWebFiles } from './web-files.ts'

export interface RunningServer {
  app: FastifyInstance
  url: string
  brand: Brand
  /** Null without SEED=demo. */
  school: DemoSchool | null
  close(): Promise<void>
}

export async function startServer(env: Env, log: Logger): Promise<RunningServer> {
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const { brand, plans } = loadBrand(BRANDS_FOLDER, env.brand)
    const pictures = loadBrandPictures(BRANDS_FOLDER, env.brand)
    const site = {
      brand,
      plans,
      publicUrl: env.publicUrl,
      signUpByMail: env.smtpUrl !== null,
      passwordsOnly: env.firebase !== null && !hasOwnerKey(env.firebase),
    }
    const database = await reachDatabase(env, log, undo)
    const objects = createObjects({ env, database, log })
    await requireObjects(objects, database.orm)
    const context = {
      env,
      secret: loadSecret(env),
      site,
      database,
      objects,
      log,
      now: () => new Date(),
      soleNode: env.databaseUrl === null,
    }
    await ensurePlans(database, plans, brand.currency)
    const school = env.seed === 'demo' ? await seedDemoSchool(context, seedPassword(env)) : null
    const web = await findWebFiles(site, pictures)
    const app = await createApp(context, web)
    undo.push(() => app.close())
    const url = await app.listen({ port: env.port, host: env.host })
    void renderPublicPages(web.render, log)
    return { app, url, brand, school, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The first visitor of each page shall not be the one who waits for it. */
async function renderPublicPages(render: RenderPage, log: Logger): Promise<void> {
  try {
    for (const page of PUBLIC_PAGES) {
      for (const locale of LOCALES) await render(localePath(locale, page))
    }
  } catch (error) {
    log.error({ err: error }, 'a public page could not be rendered')
  }
}
