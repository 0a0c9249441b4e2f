/**
 * Such a page is all written by the server. What is seen first has the line and the processor to itself;
 * the page's scripts are fetched once it is painted. A tab nobody looks at paints nothing and does not wait for it.
 */
export const WAIT_FOR_PAINT = `if (!document.hidden) await new Promise((go) => {
  requestAnimationFrame(() => setTimeout(go))
  setTimeout(go, 1000)
})`
