/** Drawings for the buttons of the sound editor, on the grid of `Icon`. */
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import type { SoundAction } from './sound-steps.ts'

export const MICROPHONE =
  'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6'
export const PENCIL = 'M4 20l1-4L16 5l3 3L8 19ZM14 7l3 3'

const SPEAKER = 'M4 10v4h3l4 4V6L7 10Z'

export const ACTION_ICONS: Record<SoundAction, string> = {
  keep: 'M7 3v14h14M3 7h14v14',
  remove: TOOL_ICONS.trash,
  paste: 'M9 5H5v15h14V5h-4M9 3h6v4H9ZM9 12h6M9 16h4',
  louder: `${SPEAKER}M14 12h6M17 9v6`,
  softer: `${SPEAKER}M14 12h6`,
  mute: `${SPEAKER}m11 0 5 5M20 10l-5 5`,
  normalise: 'M4 5h16M4 19h16M7 12v3M10 9v6M13 8v8M16 10v4',
  fadeIn: 'M4 18 20 6v12Z',
  fadeOut: 'M4 6v12h16Z',
  faster: 'M4 6v12l8-6ZM12 6v12l8-6Z',
  slower: 'M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 9v4l3 2M9 2h6',
  reverse: 'M20 8H8m4-4L8 8l4 4M4 16h12m-4-4 4 4-4 4',
  echo: 'M5 6v12M10 8v8M15 10v4M20 11v2',
  robot: 'M6 9h12v10H6ZM12 9V5M12 4v1M9 13v1M15 13v1M10 17h4M3 13v3M21 13v3',
}
