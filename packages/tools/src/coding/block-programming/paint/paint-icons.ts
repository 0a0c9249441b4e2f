/** Drawings for the tools and actions of the costume editor. */
import type { PaintTool } from '@panya/engines/paint/paint-state.ts'

export const TOOL_PICTURES: Record<PaintTool, string> = {
  select: 'M6 3l12 9-5 1 3 7-3 1-3-7-4 4Z',
  reshape: 'M4 18C8 4 16 4 20 18M2 16h4v4H2ZM18 16h4v4h-4ZM10 6h4v4h-4Z',
  brush: 'M20 3c-6 3-10 7-12 11l3 3c4-2 8-6 9-14ZM8 14c-3 0-4 2-4 4 0 1-1 2-2 2 4 2 9 1 9-3',
  eraser: 'M14 4l6 6-9 9H7l-4-4ZM8 10l6 6M7 19h14',
  fill: 'M10 3l9 9-8 7-8-8 7-6M6 9h12M20 15c1 2 2 3 2 4a2 2 0 0 1-4 0c0-1 1-2 2-4Z',
  text: 'M5 7V4h14v3M12 4v16M9 20h6',
  line: 'M5 19 19 5M3 21h4v-4H3ZM17 7h4V3h-4Z',
  rectangle: 'M4 6h16v12H4Z',
  ellipse: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
  pick: 'M14 7l3 3M12 5l7 7M17 10l3-3a2 2 0 0 0-3-3l-3 3M15 9l-9 9-3 1 1-3 9-9',
  centre: 'M12 3v18M3 12h18M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
}

export const ACTION_PICTURES = {
  paste: 'M8 5H5v15h14V5h-3M9 3h6v4H9ZM9 12h6M9 16h4',
  duplicate: 'M4 4h11v11H4ZM9 20h11V9M12 9.500h-5M9.500 7v5',
  group: 'M3 3h4M3 3v4M21 3h-4M21 3v4M3 21h4M3 21v-4M21 21h-4M21 21v-4M7 7h7v6H7ZM11 13v4h6v-6h-3',
  ungroup: 'M4 4h8v7H4ZM13 14h7v6h-7Z',
  front: 'M12 20V6M7 11l5-5 5 5M5 3h14',
  forward: 'M12 19V5M6 11l6-6 6 6',
  backward: 'M12 5v14M6 13l6 6 6-6',
  back: 'M12 4v14M7 13l5 5 5-5M5 21h14',
  flipHorizontal: 'M12 3v18M9 7 3 18h6ZM15 7l6 11h-6Z',
  flipVertical: 'M3 12h18M7 9 18 3v6ZM7 15l11 6v-6Z',
  smooth: 'M3 18c3-14 15-14 18 0M10 5h4v4h-4Z',
  corner: 'M3 19 12 6l9 13M10 4h4v4h-4Z',
  pixels: 'M4 4h5v5H4ZM9 9h6v6H9ZM15 4h5v5h-5ZM4 15h5v5H4ZM15 15h5v5h-5Z',
  shapes: 'M4 13h8v8H4ZM16 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM4 10 8 3l4 7Z',
} as const
