/** The bar that finds blocks among those already placed: Blockly's own, in the reader's language. */
import { WorkspaceSearch } from '@blockly/plugin-workspace-search'
import type * as Blockly from 'blockly/core'
import type { BlockMessages } from './messages/block-messages.ts'
import { withStyleNonce } from './style-nonce.ts'

/** Blocks that are found keep their colour: a frame marks them instead. */
function keepColours(): void {
  const { sheet } = (document.getElementById('blockly-ws-search-style') ?? {}) as HTMLStyleElement
  for (const rule of sheet?.cssRules ?? []) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes('ws-search-highlight'))
      rule.style.removeProperty('fill')
  }
}

export function makeFinder(
  workspace: Blockly.WorkspaceSvg,
  { editor }: BlockMessages,
): WorkspaceSearch {
  const finder = withStyleNonce(() => {
    const made = new WorkspaceSearch(workspace)
    made.init()
    return made
  })
  keepColours()
  const bar = workspace.getInjectionDiv().querySelector('.blockly-ws-search')
  // Blockly's own frame always says left to right.
  bar?.setAttribute('dir', workspace.RTL ? 'rtl' : 'ltr')
  const input = bar?.querySelector('input')
  input?.setAttribute('placeholder', editor.searchHint)
  input?.setAttribute('aria-label', editor.searchHint)
  const names = {
    next: editor.searchNext,
    previous: editor.searchPrevious,
    close: editor.searchClose,
  }
  for (const [which, name] of Object.entries(names)) {
    const button = bar?.querySelector(`.blockly-ws-search-${which}-btn`)
    button?.setAttribute('aria-label', name)
    button?.setAttribute('title', name)
  }
  return finder
}
