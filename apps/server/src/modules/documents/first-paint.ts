/**
 * Makes a page visible as early as it can be on a slow line: the styles it links to stand in the page
 * itself, and its scripts give way to what is seen. The page's own script expects the styles there
 * (apps/web/src/app/head/PageStyles.tsx).
 */

const STYLE_LINK = /<link[^>]* rel="stylesheet"[^>]* href="(\/assets\/[^"#]+\.css)[^>]*>/g
const STYLE_PLACE = /(<style id="page-styles"[^>]*>)(<\/style>)/

const SCRIPT_LINK = /<link (?=[^>]*rel="modulepreload")/g

export function forFirstPaint(html: string, readFile: (path: string) => string): string {
  const styles = [...html.matchAll(STYLE_LINK)].map(([, path]) => readFile(path!))
  return html
    .replaceAll(SCRIPT_LINK, '<link fetchpriority="low" ')
    .replaceAll(STYLE_LINK, '')
    .replace(STYLE_PLACE, (_, start: string, end: string) => start + styles.join('\n') + end)
}
