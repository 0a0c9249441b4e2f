/** How the levels of a game are called in lists. */

/** As they stand in a row: with their number. */
export function numberedLevel(id: string, index: number, title = id) {
  return { id, title: `${index + 1}. ${title}` }
}

export const counting = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
