import { type SiteStatus, watchSite } from '@panya/engines/notebook/notebook-site.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ToolHost } from '../../kit/tool-host.ts'
import { NotebookRoom, type RoomState } from './notebook-room.ts'

/** The room of this screen: made once for a project. */
export function useRoom(host: ToolHost): NotebookRoom {
  const [room] = useState(() => new NotebookRoom(host))
  useEffect(() => room.meet(host), [room, host])
  return room
}

export function useRoomState(room: NotebookRoom): RoomState {
  const read = () => room.state
  return useSyncExternalStore(room.subscribe, read, read)
}

/** How far the server is with the notebook site. */
export function useSiteStatus(): SiteStatus | null {
  const [status, setStatus] = useState<SiteStatus | null>(null)
  useEffect(() => watchSite(setStatus), [])
  return status
}
