import type { Plugin } from 'vite'

/**
 * The variables of messages belong to the messages: on the root element, every element of the page would be
 * styled anew when the messages' styles arrive, just when a slow phone brings the page to life.
 */
export function toastVariables(): Plugin {
  return {
    name: 'toast-variables',
    enforce: 'pre',
    transform(css, id) {
      if (!id.includes('ReactToastify.css')) return null
      const own = css.replace(':root', '.Toastify')
      if (own === css) throw new Error('The styles of messages no longer begin with :root.')
      return { code: own, map: null }
    },
  }
}
