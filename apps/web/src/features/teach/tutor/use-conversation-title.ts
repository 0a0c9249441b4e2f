import { useLingui } from '@lingui/react/macro'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useAddress } from '../../../adapters/address.ts'
import { type GameLevels, useLevelTitle } from '../../../adapters/teach/game-levels.ts'

export interface TitleSources {
  tools: readonly ToolManifest[]
  levels: GameLevels
}

interface Asked {
  tool: string
  title: string
}

/** The tool and the work a conversation was about; the work is empty where there was none. */
export function useConversationTitle({ tools, levels }: TitleSources, { tool, title }: Asked) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const isGame = tool.startsWith('games/')
  const game = { tool: tool as ToolPath, level: isGame && title !== '' ? title : null }
  const level = useLevelTitle(levels, game, locale)
  const manifest = tools.find(({ path }) => path === tool)
  return {
    tool: manifest?.title[locale] ?? (tool === 'chat' ? t`Chat` : tool),
    work: level ?? title,
  }
}
