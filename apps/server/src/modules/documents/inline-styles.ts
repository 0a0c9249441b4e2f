/**
 * Puts the styles a page links to into the page itself: on a slow line it is seen one round trip
 * sooner. The page's own script expects them there (apps/web/src/app/head/PageStyles.tsx).
 */

const STYLE_LINK = /<link[^>]* rel="stylesheet"[^>]* href="(\/assets\/[^"#]+\.css)[^>]*>/g
const STYLE_PLACE = /(<style id="page-styles"[^>]*>)(<\/style>)/

export function inlineStyles(html: string, readFile: (path: string) => string): string {
  const styles = [...html.matchAll(STYLE_LINK)].map(([, path]) => readFile(path!))
  return html
    .replaceAll(STYLE_LINK, '')
    .replace(STYLE_PLACE, (_, start: string, end: string) => start + styles.join('\n') + end)
}
