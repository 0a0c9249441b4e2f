import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

/**
 * Where text can become markup or code. This table is the documentation: whoever needs another place adds it here
 * and says why nothing that people wrote can reach it.
 */
const ALLOWED: Record<string, string> = {
  'packages/ui/src/ToolPicture/ToolPicture.tsx': 'pictures of our own manifests',
  'apps/web/src/app/head/EarlyFrameScript.tsx': 'our own script for the frame of a manifest',
  'apps/web/src/app/head/OldBrowserScript.tsx': 'our own script, with the language of the page',
  'apps/web/src/app/head/PageScripts.tsx': 'our own scripts and the names of built files',
  'apps/web/src/app/head/PageStyles.tsx': 'built style sheets',
  'apps/web/src/app/landing/ServerPart.tsx': 'an empty text: what the server wrote stays',
  'apps/web/src/app/root.tsx': 'our own script for the colours',
  'packages/engines/src/blocks-runtime/compile/instantiate.ts':
    'what the compiler wrote, in a worker that reaches no interface',
  'packages/engines/src/vision/split-opencv.ts':
    'a package from the registry, while the house is built',
  'apps/notebook/src/content/sanitize-html.ts': 'parses in a document nobody sees, to sanitise',
  'apps/notebook/src/content/svg-picture.ts': 'parses in a document nobody sees, to make a picture',
  'apps/notebook/src/content/content-plugins.ts': 'writes out a paragraph of our own words',
  'apps/notebook/src/widgets/widget-manager.ts': 'what the sanitiser of all outputs let through',
}

const SINK =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|srcDoc|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|DOMParser)\b|\bdocument\.write|\bnew Function\(|(?<![.\w])eval\(|\bwindow\.open\(|type: 'text\/html'/

async function sinks(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('{apps/web,apps/notebook,packages/*}/src/**/*.{ts,tsx}')) {
    const file = path.replaceAll('\\', '/')
    if (/\.test\.tsx?$|\/testing\/|\/generated\//.test(file)) continue
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    if (SINK.test(code)) found.push(file)
  }
  return found
}

test('text becomes markup or code only where the table says so', async () => {
  expect((await sinks()).toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})

test('each of these would be found', () => {
  for (const code of [
    'host.innerHTML = text',
    '<p dangerouslySetInnerHTML={{ __html: text }} />',
    'frame.srcdoc = text',
    "new Blob([text], { type: 'text/html' })",
    'new Function(text)()',
    'window.open(text)',
    'eval(text)',
  ])
    expect(SINK.test(code), code).toBe(true)
  for (const code of ['model.eval()', 'element.textContent = text', 'setHTML']) {
    expect(SINK.test(code), code).toBe(false)
  }
})
