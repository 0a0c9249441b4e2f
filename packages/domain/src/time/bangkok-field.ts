/** Moments in a form's `datetime-local` field: in the time of day in which every page shows them. */
const ZONE = '+07:00'

/** Null for an empty field. */
export function momentOfField(text: string): string | null {
  return text === '' ? null : new Date(`${text}${ZONE}`).toISOString()
}

export function fieldOfMoment(moment: string | null): string {
  if (moment === null) return ''
  const offset = Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${ZONE}`)
  return new Date(Date.parse(moment) + offset).toISOString().slice(0, 16)
}
