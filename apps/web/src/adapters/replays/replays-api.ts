/** The server's links to levels and runs of games, as functions. */
import type {
  LinkAudience,
  OwnReplay,
  OwnReplays,
  SharedReplay,
} from '@panya/domain/replay/replay.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { request } from '../http/http.ts'

const at = (shareId: string, rest = '') => `/api/replays/${encodeURIComponent(shareId)}${rest}`

export const listReplays = () => request<OwnReplays>('/api/replays')

export const makeReplay = (made: {
  tool: ToolPath
  title: string
  audience: LinkAudience
  content: unknown
}) => request<OwnReplay>('/api/replays', { method: 'POST', json: made })

export const takeBackReplay = (shareId: string) => request<null>(at(shareId), { method: 'DELETE' })

export const openReplay = (shareId: string) => request<SharedReplay>(at(shareId))

export const reportReplay = (shareId: string, reason: string) =>
  request<null>(at(shareId, '/report'), { method: 'POST', json: { reason } })
