/** What every page knows of the site: the brand and the public settings. */
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { createContext, RouterContextProvider, useRouteLoaderData } from 'react-router'

export const siteContextKey = createContext<SiteConfig>()

export function siteContext(site: SiteConfig): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(siteContextKey, site)
  return provider
}

export function useSite(): SiteConfig {
  const site = useRouteLoaderData<SiteConfig>('root')
  if (!site) throw new Error('The page was rendered without its site.')
  return site
}
