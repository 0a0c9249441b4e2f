/** Blockly adds its style sheets by script; the page's policy lets them in when they carry the page's nonce. */

function pageNonce(): string {
  return document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce ?? ''
}

/** Runs something that makes <style> elements, and gives each of them the nonce before it is attached. */
export function withStyleNonce<T>(work: () => T): T {
  const nonce = pageNonce()
  if (nonce === '') return work()
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (name.toLowerCase() === 'style') element.nonce = nonce
    return element
  }
  try {
    return work()
  } finally {
    Reflect.deleteProperty(document, 'createElement')
  }
}
