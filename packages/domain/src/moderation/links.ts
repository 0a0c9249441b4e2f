/** Addresses of web pages in a text. Names of files, modules and attributes (main.py, pandas.read_csv, user.id) are none. */

const WITH_SCHEME =
  /(?<![a-z0-9])(?:h(?:tt|xx)ps?|ftps?|wss?|gopher):\/{2}(?=[^\s.…])[^\s"'<>)\]}，。、]{1,2000}/gu
const WITH_WWW = /(?<![a-z0-9.@])www\d?\.[\p{L}\p{N}-]{1,63}\.[^\s"'<>)\]}，。、]{1,2000}/gu

/** Endings that are hardly ever an attribute or a file. */
const ENDINGS =
  'com|net|org|edu|gov|biz|onion|xxx|porn|sex|adult|dating|casino|th|cn|hk|tw|sg|my|vn|jp|kr|uk|us|eu|de|fr|nl|es|ru|ua|au|nz|ca|br|mx|eg|sa|ae|jo|kw|qa|ma|dz|tn|iq'
const BY_ENDING = new RegExp(
  String.raw`(?<![a-z0-9.@_/-])(?:[a-z0-9-]{1,63}\.){1,4}(?:${ENDINGS})(?![a-z0-9_(-]|\.[a-z0-9_])(?:[/?#:][^\s"'<>)\]}，。、]{0,2000})?`,
  'gu',
)
/** Endings that are also attributes: a path with letters has to follow at once. */
const BY_PATH =
  /(?<![a-z0-9.@_/-])(?:[a-z0-9-]{1,63}\.){1,4}(?:ly|gg|gl|be|me|tv|cc|io|co|ai|to|gd|app|dev|page|link|live|site|online|shop|store|club|xyz|top|vip|fun|icu|games?|chat|so|info|sh)\/[\p{L}\p{N}@+_?=&%-]{2,}[^\s"'<>)\]}，。、(]{0,2000}(?!\()/gu
/** "panya dot com", "panya [.] com" */
const SPELLED =
  /(?<![a-z0-9-])[a-z0-9-]{2,63} {0,2}(?:[([{] {0,2}(?:dot|\.) {0,2}[)\]}]| dot ) {0,2}(?:com|net|org|io|gg|me|co|tv|th|cn)(?![a-z0-9])/gu

/** Names kept free for examples, the computer itself, and the name every drawing in SVG begins with. */
const NOBODY =
  /^(?:(?:www\.)?w3\.org|(?:[a-z0-9-]+\.)*(?:example|test|invalid|localhost)|(?:[a-z0-9-]+\.)*example\.(?:com|net|org)|localhost|127\.0\.0\.1|0\.0\.0\.0)$/u
/** Names of things made by programmers, and attributes of objects. */
const NOT_PLACES =
  /^(?:(?:asp|vb|ado|ml|paint)\.net|(?:self|this|cls|model|np|pd|plt|tf|torch|nn|df)\.[\p{L}\p{N}.-]*)$/u

/** `plain` has gone through `plainLetters`. An allowed one is a host, or a host and the beginning of a path. */
export function hasLink(plain: string, allowed: readonly string[] = []): boolean {
  for (const pattern of [WITH_SCHEME, WITH_WWW, BY_ENDING, BY_PATH, SPELLED]) {
    for (const [link] of plain.matchAll(pattern)) {
      const address = link.replace(/^[a-z]+:\/\//u, '').replace(/[.,;:!?]+$/u, '')
      const host = hostOf(address)
      if (host !== null && NOBODY.test(host)) continue
      if (pattern === BY_ENDING && NOT_PLACES.test(host ?? '')) continue
      if (allowed.some((one) => isWithin(address, one.toLowerCase()))) continue
      return true
    }
  }
  return false
}

/** Null where anything stands that a browser could read as another host. */
function hostOf(address: string): string | null {
  return /^([\p{L}\p{N}.-]+)(?::\d{1,5})?(?=$|[/?#])/u.exec(address)?.[1] ?? null
}

function isWithin(address: string, allowed: string): boolean {
  const one = allowed.replace(/^[a-z]+:\/\//u, '').replace(/\/$/u, '')
  if (hostOf(address) === null || address.includes('\\') || address.includes('/..')) return false
  return address === one || (address.startsWith(one) && /[/?#]/u.test(address.charAt(one.length)))
}
