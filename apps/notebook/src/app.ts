/** Puts the notebook together: services, parts, the view that is wanted, and the open project. */
import { NotebookApp, NotebookShell } from '@jupyter-notebook/application'
import { JupyterLab, LabShell } from '@jupyterlab/application'
import { IThemeManager } from '@jupyterlab/apputils'
import { IDocumentManager } from '@jupyterlab/docmanager'
import type { NotebookPanel } from '@jupyterlab/notebook'
import { IServiceManager } from '@jupyterlab/services'
import { PluginRegistry } from '@lumino/coreutils'
import type { Cell } from '@panya/domain/notebook/notebook.ts'
import type { OpenMessage } from '@panya/engines/notebook/protocol.ts'
import { JSON_EXTENSIONS } from './content/json-guard.ts'
import { pluginsFor } from './extensions.ts'
import type { PythonPool } from './kernel/python-pool.ts'
import { emptySheet, type FrameFacts, tellLaidOut } from './page.ts'
import { comeBackTo } from './project/come-back.ts'
import { connectProject, fillProject, makeProject } from './project/open-project.ts'
import { NOTEBOOK_PATH } from './project/project-drive.ts'
import { servicesFor } from './services.ts'
import { themed, themeName } from './themes.ts'
import { widgetGate } from './widgets/widget-gate.ts'
import './styles.ts'

interface Beginning {
  facts: FrameFacts
  pool: PythonPool
  opening: Promise<OpenMessage>
}

export async function startNotebook({ facts, pool, opening }: Beginning): Promise<void> {
  const project = makeProject(pool, facts.locale)
  const lab = facts.view === 'lab'
  const registry = new PluginRegistry()
  registry.registerPlugins(servicesFor(project) as never)
  const serviceManager = (await registry.resolveRequiredService(IServiceManager)) as never
  const options = {
    pluginRegistry: registry,
    serviceManager,
    mimeExtensions: [JSON_EXTENSIONS as never],
  }
  const app = lab
    ? new JupyterLab({ ...options, shell: new LabShell() })
    : new NotebookApp({ ...options, shell: new NotebookShell() })
  for (const plugin of pluginsFor(facts.view)) app.registerPlugin(plugin as never)
  // Lab asks for a launcher when it finds nothing open: it starts when there is something.
  if (lab) await opening
  await app.start()
  const documents = await app.resolveRequiredService(IDocumentManager)
  const themes = await app.resolveRequiredService(IThemeManager)
  documents.autosave = false
  if (!lab) await themed(themes)
  // An empty sheet is laid out, and its Python started, before the page knows who is there.
  const early = facts.blank && !lab ? showSheet(emptySheet()) : null
  void early?.revealed.then(() => tellLaidOut(true))
  const opened = await opening
  if (early && !isEmpty(opened)) return beginAgain()
  if (opened.theme !== facts.theme) await themes.setTheme(themeName(opened.theme))
  const widget = early ?? showSheet(opened)
  await connectProject(app, { ...project, readonly: opened.readonly }, widget, themes)
  await comeBackTo(widget, opened.cell)

  function showSheet(sheet: OpenMessage): NotebookPanel {
    fillProject(project, sheet)
    const shown = documents.open(NOTEBOOK_PATH, 'Notebook', undefined, { ref: '_noref' })
    if (!shown) throw new Error('The notebook could not be opened.')
    const panel = shown as unknown as NotebookPanel
    widgetGate.attach(panel)
    return panel
  }
}

/** The frame is then no longer the one the page was sent with, and waits to be told. */
function beginAgain(): void {
  tellLaidOut(false)
  location.reload()
}

function isEmpty({ notebook, files }: OpenMessage): boolean {
  const [cell, ...others] = notebook.cells
  const [first] = emptySheet().notebook.cells
  return files.length === 0 && others.length === 0 && cell?.id === first?.id && isUnwritten(cell)
}

function isUnwritten(cell: Cell | undefined): boolean {
  return cell?.cell_type === 'code' && cell.source === '' && cell.outputs.length === 0
}
