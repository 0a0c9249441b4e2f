/** What every part of the screen gets. */
import type { ToolHost } from '../../host/tool-host.ts'
import type { Messages } from './python-messages.ts'
import type { PythonSession, SessionState } from './python-session.ts'

export interface ToolProps {
  host: ToolHost
  session: PythonSession
  state: SessionState
  t: Messages
}
