/** The links of a game, for the game's own screens. */
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { LinkClient, MadeLink } from '@panya/tools/host/link-client.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { listReplays, makeReplay, takeBackReplay } from '../../adapters/replays/replays-api.ts'

export function gameLinks(tool: ToolPath, locale: Locale): LinkClient {
  return {
    async look() {
      const { replays, ...rest } = await listReplays()
      return { ...rest, replays: replays.filter((one) => one.tool === tool) }
    },
    async make(content, title, audience) {
      try {
        // The server keeps so much of a title and no more.
        const { shareId } = await makeReplay({
          tool,
          title: title.slice(0, 400),
          audience,
          content,
        })
        const path = localePath(locale, `/shared?replay=${shareId}`)
        return { ok: true, address: `${window.location.origin}${path}` }
      } catch (error) {
        return { ok: false, why: whyNot(error) }
      }
    },
    async takeBack(shareId) {
      await takeBackReplay(shareId)
    },
  }
}

function whyNot(error: unknown): (MadeLink & { ok: false })['why'] {
  if (!(error instanceof HttpError) || error.status !== 413) return 'failed'
  return error.body?.message === 'too-many-links' ? 'full' : 'large'
}
