/** The frame's line to the page around it. */
import { codeCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import {
  type FromFrame,
  messageToFrame,
  type OpenMessage,
  type ToFrame,
} from '@panya/engines/notebook/protocol.ts'
import { PYTHON_VERSION } from '@panya/engines/python/version.ts'

export function tellPage(message: FromFrame): void {
  if (message.type === 'kernel') document.documentElement.dataset['kernel'] = message.state
  if (!isBare()) window.parent.postMessage(message, location.origin)
}

/** Opened in a tab of its own, without a page around it: an empty sheet that nobody keeps. */
function isBare(): boolean {
  return window.parent === window
}

function emptySheet(): OpenMessage {
  return {
    type: 'open',
    notebook: notebookOf([codeCell('', 'first')]),
    files: [],
    readonly: true,
    theme: 'light',
    locale: 'en',
    view: 'notebook',
    pythonBase: new URL(`/vendor/python/${PYTHON_VERSION}/`, location.origin).href,
    packagesUrl: null,
  }
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
