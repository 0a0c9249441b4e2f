/** What every part of the screen gets. */
import type { ToolHost } from '../../host/tool-host.ts'
import type { BlocksMessages } from './blocks-messages.ts'
import type { BlocksSession } from './blocks-session.ts'
import type { SessionState } from './session/session-store.ts'

export interface ToolProps {
  host: ToolHost
  session: BlocksSession
  state: SessionState
  t: BlocksMessages
}
