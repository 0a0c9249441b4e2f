/** What time it is by the server, whose answers say it: the clock of a device may be days off. */
let ahead = 0

export function noteServerTime(headers: Headers): void {
  const said = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(said)) ahead = said - Date.now()
}

export function serverTime(): Date {
  return new Date(Date.now() + ahead)
}
