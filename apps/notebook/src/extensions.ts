/** Our own choice of JupyterLab's parts: a notebook to write, run and look at, in two views. */

import notebookApplication from '@jupyter-notebook/application-extension'
import notebookNotebook from '@jupyter-notebook/notebook-extension'
import type { JupyterFrontEndPlugin } from '@jupyterlab/application'
import labApplication from '@jupyterlab/application-extension'
import apputils from '@jupyterlab/apputils-extension'
import cellToolbar from '@jupyterlab/cell-toolbar-extension'
import codemirror from '@jupyterlab/codemirror-extension'
import completer from '@jupyterlab/completer-extension'
import csvviewer from '@jupyterlab/csvviewer-extension'
import docmanager from '@jupyterlab/docmanager-extension'
import documentsearch from '@jupyterlab/documentsearch-extension'
import filebrowser from '@jupyterlab/filebrowser-extension'
import fileeditor from '@jupyterlab/fileeditor-extension'
import imageviewer from '@jupyterlab/imageviewer-extension'
import inspector from '@jupyterlab/inspector-extension'
import mainmenu from '@jupyterlab/mainmenu-extension'
import markdownviewer from '@jupyterlab/markdownviewer-extension'
import markedparser from '@jupyterlab/markedparser-extension'
import mathjax from '@jupyterlab/mathjax-extension'
import notebook from '@jupyterlab/notebook-extension'
import shortcuts from '@jupyterlab/shortcuts-extension'
import themeDark from '@jupyterlab/theme-dark-extension'
import themeLight from '@jupyterlab/theme-light-extension'
import toc from '@jupyterlab/toc-extension'
import tooltip from '@jupyterlab/tooltip-extension'
import translation from '@jupyterlab/translation-extension'
import uiComponents from '@jupyterlab/ui-components-extension'
import liteApplication from '@jupyterlite/application-extension'
import liteApputils from '@jupyterlite/apputils-extension'
import { contentPlugins } from './content/content-plugins.ts'

type Plugin = JupyterFrontEndPlugin<unknown>
type Exported = Plugin | Plugin[]

/** The named parts of an extension; `*` means all but those after it with a minus. */
function pick(exported: unknown, ...names: string[]): Plugin[] {
  const all = ([] as Plugin[]).concat(exported as Exported)
  const wanted = names.filter((name) => !name.startsWith('-'))
  const refused = new Set(names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  return all.filter((plugin) => {
    const name = plugin.id.split(':')[1] ?? ''
    return (wanted.includes('*') && !refused.has(name)) || wanted.includes(name)
  })
}

const BOTH: Plugin[] = [
  ...pick(shortcuts, '*'),
  ...pick(
    apputils,
    'movable-section-registry',
    'notification',
    'palette',
    'print',
    'sessionDialogs',
    'settings',
    'settings-connector',
    'state',
    'subshell-settings',
    'themes',
    'toolbar-registry',
    'utilityCommands',
  ),
  ...pick(cellToolbar, '*'),
  ...pick(codemirror, '*', '-line-col-status'),
  ...pick(completer, '*', '-inline-completer-factory', '-inline-history', '-inline-completer'),
  ...pick(csvviewer, '*'),
  ...pick(
    docmanager,
    '*',
    '-download',
    '-open-browser-tab',
    '-saving-status',
    '-path-status',
    '-recents',
  ),
  ...pick(documentsearch, 'plugin'),
  ...pick(imageviewer, '*'),
  ...pick(inspector, '*', '-consoles'),
  ...pick(mainmenu, '*', '-recents'),
  ...pick(markdownviewer, '*'),
  ...pick(markedparser, '*'),
  ...pick(mathjax, '*'),
  ...pick(
    notebook,
    '*',
    '-code-console',
    '-language-server',
    '-log-output',
    '-metadata-editor',
    '-trust-status',
    '-mode-status',
    '-cell-counter-status',
    '-cursor-position',
    '-execution-indicator',
    '-kernel-status',
    '-toc',
    '-update-raw-mimetype',
  ),
  ...pick(themeDark, '*'),
  ...pick(themeLight, '*'),
  ...pick(tooltip, 'manager', 'notebooks'),
  ...pick(translation, 'translator'),
  ...pick(uiComponents, '*'),
  ...pick(liteApplication, 'lite-router', 'router'),
  ...pick(liteApputils, 'translator-connector'),
]

const NOTEBOOK: Plugin[] = [
  ...pick(
    notebookApplication,
    'info',
    'menus',
    'menu-spacer',
    'path-opener',
    'paths',
    'shell',
    'status',
    'top',
    'translator',
  ),
  ...pick(notebookNotebook, 'full-width-notebook', 'kernel-status', 'scroll-output'),
  ...pick(filebrowser, 'factory'),
]

const LAB: Plugin[] = [
  // Not `main`: it writes addresses and asks before leaving, both of which are the page's own.
  ...pick(
    labApplication,
    '*',
    '-dirty',
    '-logo',
    '-main',
    '-notfound',
    '-router',
    '-tree-resolver',
    '-faviconbusy',
  ),
  ...pick(apputils, 'palette-restorer'),
  ...pick(
    filebrowser,
    '*',
    '-download',
    '-open-browser-tab',
    '-open-url',
    '-share-file',
    '-file-upload-status',
  ),
  ...pick(documentsearch, 'labShellWidgetListener'),
  ...pick(fileeditor, '*', '-language-server', '-cursor-position', '-editor-syntax-status'),
  ...pick(notebook, 'execution-indicator', 'toc'),
  ...pick(toc, '*'),
]

/** Parts that must not be there twice, or that belong to a server. */
const NEVER = new Set(['@jupyter-notebook/application-extension:translator'])

export function pluginsFor(view: 'notebook' | 'lab'): Plugin[] {
  const chosen = [...BOTH, ...contentPlugins(view), ...(view === 'lab' ? LAB : NOTEBOOK)]
  return chosen.filter((plugin) => !NEVER.has(plugin.id))
}
