/** What somebody typed, as the text of a LIKE that means just that. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
