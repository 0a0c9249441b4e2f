import type { SiteSettings } from '@panya/domain/brand/site-settings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchSettings } from '../../../adapters/admin/settings.ts'
import { useAction } from './use-action.ts'

const KEY = ['admin', 'settings']

export function useSettings() {
  return useQuery({ queryKey: KEY, queryFn: fetchSettings })
}

/** A change whose answer is the settings as they are now. */
export function useSettingsAction<Wish>(send: (wish: Wish) => Promise<SiteSettings>) {
  const client = useQueryClient()
  return useAction<Wish, SiteSettings>({
    send,
    touches: [['admin', 'audit']],
    done: (settings) => client.setQueryData(KEY, settings),
  })
}
