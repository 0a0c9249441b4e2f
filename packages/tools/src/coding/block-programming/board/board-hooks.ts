/** React's side of a board at work. */
import { type BoardView, DARK_VIEW } from '@panya/engines/board/hardware/board-view.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import { useEffect, useState } from 'react'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { BlocksSession } from '../blocks-session.ts'
import { BoardSession } from './board-session.ts'

/** One session for as long as the board is chosen; taken down with it. */
export function useBoardSession(
  host: ToolHost,
  blocks: BlocksSession,
  profile: BoardProfile,
): BoardSession {
  const [session] = useState(() => new BoardSession(host, blocks, profile))
  useEffect(() => {
    blocks.player.setRunner(() => void session.run())
    return () => {
      blocks.player.setRunner(null)
      session.dispose()
    }
  }, [session, blocks])
  return session
}

/** Lamps and sounds, drawn as they change. */
export function useBoardView(session: BoardSession): BoardView {
  const [view, setView] = useState<BoardView>(DARK_VIEW)
  useEffect(() => session.listenToView(setView), [session])
  return view
}
