/** People without a mailbox have an address that leads nowhere: names under `.invalid` belong to nobody, ever. */
const DOMAIN = '@no-mail.invalid'

export function noMailAddress(name: string): string {
  return name + DOMAIN
}

/** Such an address is not shown and gets no mail. */
export function hasNoMail(email: string): boolean {
  return email.endsWith(DOMAIN)
}

/** What a page or a file says instead of it; empty for somebody without a mailbox. */
export function shownEmail(email: string): string {
  return hasNoMail(email) ? '' : email
}
