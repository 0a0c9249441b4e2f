/** The frame's line to the page around it. */
import { DEFAULT_LOCALE, isLocale, type Locale } from '@panya/domain/locale/locale.ts'
import { codeCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import {
  type FromFrame,
  messageToFrame,
  type OpenMessage,
  type Theme,
  type ToFrame,
  type View,
} from '@panya/engines/notebook/protocol.ts'

export function tellPage(message: FromFrame): void {
  if (message.type === 'kernel') document.documentElement.dataset['kernel'] = message.state
  if (!isBare()) window.parent.postMessage(message, location.origin)
}

/** Opened in a tab of its own, without a page around it: an empty sheet that nobody keeps. */
function isBare(): boolean {
  return window.parent === window
}

export function emptySheet(): OpenMessage {
  return {
    type: 'open',
    notebook: notebookOf([codeCell('', 'first')]),
    files: [],
    readonly: true,
    theme: 'light',
  }
}

/** What the page has written on the frame, so that everything but the notebook itself can begin at once. */
export interface FrameFacts {
  theme: Theme
  locale: Locale
  view: View
  /** The page's address names no project: it will be an empty sheet. */
  blank: boolean
}

/** Only a frame the page was sent with knows that; one that a tool made is told what to open. */
function opensBlank(): boolean {
  if (isBare()) return true
  return window.frameElement?.id === 'early-frame' && window.parent.location.search === ''
}

export function frameFacts(): FrameFacts {
  const { locale = 'en', view } = (window.frameElement as HTMLElement | null)?.dataset ?? {}
  const { theme } = window.parent.document.documentElement.dataset
  return {
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    blank: opensBlank(),
    theme: theme === 'dark' ? 'dark' : 'light',
    view: view === 'lab' ? 'lab' : 'notebook',
  }
}

/** The page shows the frame from then on, whether its own scripts have come or not. */
export function tellLaidOut(laidOut: boolean): void {
  const frame = window.frameElement
  frame?.toggleAttribute('data-laid-out', laidOut)
  frame?.dispatchEvent(new Event('laid-out'))
}

export function onPageMessage(listener: (message: ToFrame) => void): void {
  window.addEventListener('message', (event) => {
    const message = messageToFrame(event, window.parent)
    if (message) listener(message)
  })
}

/** Says that the frame is alive and waits to be told what to open. */
export function whatToOpen(): Promise<OpenMessage> {
  if (isBare()) return Promise.resolve(emptySheet())
  let asked = false
  return new Promise((resolve) => {
    onPageMessage((message) => {
      if (message.type === 'open') {
        asked = true
        resolve(message)
      } else if (message.type === 'hello' && !asked) tellPage({ type: 'loaded' })
    })
    tellPage({ type: 'loaded' })
  })
}
