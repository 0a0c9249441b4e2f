/** Whether the tutor stood beside the work when it was last used on this device. */
const KEY = 'panya.tutor'
/** As in the panel's styles: where it is a sheet, it would take half of the work before anybody asked for it. */
const SHEET = '(max-width: 700px), (max-width: 1000px) and (orientation: portrait)'

export function startsOpen(): boolean {
  return localStorage.getItem(KEY) === 'open' && !matchMedia(SHEET).matches
}

export function staysOpen(open: boolean): void {
  localStorage.setItem(KEY, open ? 'open' : 'closed')
}
