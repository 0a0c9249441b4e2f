/** What every part of the screen gets. */
import type { ToolHost } from '../../host/tool-host.ts'
import type { Messages } from './jupyter-messages.ts'
import type { NotebookSession, NotebookState } from './notebook-session.ts'

export interface ToolProps {
  host: ToolHost
  session: NotebookSession
  state: NotebookState
  t: Messages
}

export interface PanelProps extends ToolProps {
  onClose(): void
}
