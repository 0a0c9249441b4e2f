/** What every part beside the blocks gets while a board is programmed. */
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { BlocksSession } from '../blocks-session.ts'
import type { BoardSession, BoardState } from './board-session.ts'

export interface BoardProps {
  host: ToolHost
  blocks: BlocksSession
  session: BoardSession
  state: BoardState
  profile: BoardProfile
  t: BlocksMessages
}
