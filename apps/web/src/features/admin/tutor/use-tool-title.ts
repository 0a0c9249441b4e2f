import { useLingui } from '@lingui/react/macro'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useAddress } from '../../../adapters/address.ts'

/** What people call a tool; the chat is none of them. */
export function useToolTitle(tools: readonly ToolManifest[]): (path: string) => string {
  const { t } = useLingui()
  const { locale } = useAddress()
  return (path) =>
    tools.find((tool) => tool.path === path)?.title[locale] ?? (path === 'chat' ? t`Chat` : path)
}
