/** What was typed into a field of a form; empty when there is no such field. */
export function formText(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}
