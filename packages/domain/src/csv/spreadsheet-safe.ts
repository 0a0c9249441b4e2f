/** Keeps spreadsheets from running a text that somebody wrote into a table. */

/** How a formula begins in the spreadsheets of some country, also behind spaces and in wide letters. */
// oxlint-disable-next-line no-control-regex -- spreadsheets pass over them
const FORMULA = /^[\s\u0000-\u0020\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** A text that begins like a formula would be run by the spreadsheet that opens it: an apostrophe makes it a text. */
export function spreadsheetSafe(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
