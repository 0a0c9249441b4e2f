/**
 * Every address of the product; tools come from their manifests. The language is a parameter, not a set
 * of routes for each: every page carries the whole table. `known-locale.ts` refuses what is no language.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadManifests } from '@panya/tools/host/tool-files.ts'
import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'
import { LOCALE_PARAMETER } from './known-locale.ts'

/** Pages with the site's header and footer; each is `routes/<name>.tsx`. */
const SITE_PAGES = [
  'home',
  'class-sign-in',
  'change-email',
  'checkout/back',
  'checkout/done',
  'confirm',
  'forgot-password',
  'guardian',
  'guardian/pay',
  'guardian/progress',
  'invitation',
  'invite',
  'lti',
  'offline',
  'plans',
  'privacy',
  'reset-password',
  'signin',
  'signup',
  'stop-mail',
  'verify',
]

/** The same for pages that belong to somebody: they need a session. */
const OWN_PAGES = [
  'checkout',
  'choose-password',
  'class',
  'coins',
  'notices',
  'orders',
  'orders/order',
  'orders/paper',
  'profile',
  'projects',
  'sign-in-safety',
  'teach',
  'teach/alike',
  'teach/assignment',
  'teach/cards',
  'teach/class',
  'teach/consent',
  'teach/library',
  'teach/report',
  'teach/student',
]

/** A section of the administration is a folder with a `section.ts`; its address is the folder's name. */
const ADMIN = join(import.meta.dirname, '../features/admin')
const ADMIN_SECTIONS = readdirSync(ADMIN).filter((name) =>
  existsSync(join(ADMIN, name, 'section.ts')),
)

const manifests = await loadManifests()

const page = (path: string, file: string) => route(path, `routes/${file}.tsx`, { id: path })

const signedIn = (kind: 'Pages' | 'Tools', routes: RouteConfigEntry[]) =>
  layout(`account/SignedIn${kind}.tsx`, routes)

export default prefix(`:${LOCALE_PARAMETER}?`, [
  layout('shell/SiteLayout.tsx', [
    index('routes/landing.tsx'),
    ...SITE_PAGES.map((name) => page(name, name.replaceAll('/', '-'))),
    signedIn('Pages', [
      ...OWN_PAGES.map((name) => page(name, name.replaceAll('/', '-'))),
      page('admin', 'admin'),
      ...ADMIN_SECTIONS.map((name) => page(`admin/${name}`, 'admin')),
    ]),
    page('*', 'not-found'),
  ]),
  signedIn('Tools', [
    ...manifests.map((tool) => page(tool.path, 'tool')),
    page('teach/work', 'teach-work'),
  ]),
  page('shared', 'shared'),
]) satisfies RouteConfig
