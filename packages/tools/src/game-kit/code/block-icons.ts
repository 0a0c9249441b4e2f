/** Small pictures on blocks, so that the first ones can be told apart without reading. */

/** Drawings on a grid of 24, by the type of the block. */
export const BLOCK_ICONS: Readonly<Record<string, string>> = {
  start: 'M8 5v14l11-7Z',
  repeat: 'M19 12a7 7 0 1 1-2-5M19 3v5h-5',
  while: 'M19 12a7 7 0 1 1-2-5M19 3v5h-5',
  do_move_0: 'M12 20V5M6 11l6-6 6 6',
  do_left_0: 'M18 20v-9a3 3 0 0 0-3-3H6M11 3 6 8l5 5',
  do_right_0: 'M6 20v-9a3 3 0 0 1 3-3h9M13 3l5 5-5 5',
  do_take_0: 'M9 7h6v13H9ZM11 4h2v3M12 10v4M10 12h4',
  do_light_0: 'M9 17h6M10 20h4M12 4a5 5 0 0 0-3 9c1 1 1 2 1 4h4c0-2 0-3 1-4a5 5 0 0 0-3-9',
  do_go_1: 'M8 4c3 0 3 8 0 8S5 4 8 4ZM7 15h3M16 9c3 0 3 8 0 8s-3-8 0-8ZM15 20h3',
  do_hit_1: 'M5 19 18 6V3h-3L4 14M4 12l7 7M4 20l3-3',
  do_open_1: 'M6 20V5h12v15M4 20h16M14 13v0',
  do_wait_0: 'M7 4h10M7 20h10M8 4c0 6 8 10 8 16M16 4c0 6-8 10-8 16',
}

/** White on the block's own colour. */
export function iconField(path: string): object {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { type: 'field_image', src, width: 24, height: 24, alt: '' }
}
