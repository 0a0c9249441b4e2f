/** People without a mailbox have an address that leads nowhere: names under `.invalid` belong to nobody, ever. */
const DOMAIN = '@no-mail.invalid'

export function noMailAddress(name: string): string {
  return name + DOMAIN
}

/** Such an address is not shown and gets no mail. */
export function hasNoMail(email: string): boolean {
  return email.endsWith(DOMAIN)
}

/** Text of a program, such as JSON or an entry of a log, with something else for each of them. */
export function hideNoMail(text: string, instead: string): string {
  return text.replace(/[\w.-]+@no-mail\.invalid/g, instead)
}

/** What a page or a file says instead of it; empty for somebody without a mailbox. */
export function shownEmail(email: string): string {
  return hasNoMail(email) ? '' : email
}
