/**
 * Makes a page visible as early as it can be on a slow line: the styles it links to stand in the page
 * itself, and its scripts give way to what is seen. The page's own script expects the styles there
 * (apps/web/src/app/head/PageStyles.tsx).
 */

const STYLE_LINK = /<link[^>]* rel="stylesheet"[^>]* href="(\/assets\/[^"#]+\.css)[^>]*>/g
/** A disabled link is not fetched, but what the page loads later sees that the style is there. */
const STYLE_IS_THERE = '<link rel="stylesheet" href="$1" disabled=""/>'
const STYLE_PLACE = /(<style id="page-styles"[^>]*>)(<\/style>)/

const SCRIPT_LINK = /<link (?=[^>]*rel="modulepreload")/g

/** Asked for before all others, with all that it needs; the built names are in the build's list of files. */
const EARLY_SCRIPT = /<script([^>]* src=")\/assets\/ask-early\.js"/
const EARLY_SOURCE = 'src/adapters/session/ask-early.ts'

/** The build's list: what became of each source. */
export type BuiltFiles = Record<string, { file: string; imports?: string[] }>

export function inlineCriticalCss(
  html: string,
  readFile: (path: string) => string,
  files: BuiltFiles = {},
): string {
  const styles = [...html.matchAll(STYLE_LINK)].map(([, path]) => readFile(path!))
  const [early = '', ...parts] = withImports(EARLY_SOURCE, files)
  const links = parts.map((file) => `<link rel="modulepreload" href="/${file}"/>`).join('')
  return html
    .replaceAll(SCRIPT_LINK, '<link fetchpriority="low" ')
    .replaceAll(STYLE_LINK, STYLE_IS_THERE)
    .replace(STYLE_PLACE, (_, start: string, end: string) => start + styles.join('\n') + end)
    .replace(EARLY_SCRIPT, (_, attributes: string) => `${links}<script${attributes}/${early}"`)
}

/** A source's file, then the files it imports, each once. */
function withImports(source: string, files: BuiltFiles): string[] {
  const found = new Set([source])
  for (const name of found) for (const other of files[name]?.imports ?? []) found.add(other)
  return [...found].flatMap((name) => files[name]?.file ?? [])
}
