/** Puts the notebook together: services, parts, the view that is wanted, and the open project. */
import { NotebookApp, NotebookShell } from '@jupyter-notebook/application'
import { JupyterLab, LabShell } from '@jupyterlab/application'
import { IThemeManager } from '@jupyterlab/apputils'
import { IDocumentManager } from '@jupyterlab/docmanager'
import * as json from '@jupyterlab/json-extension'
import { IServiceManager } from '@jupyterlab/services'
import { PluginRegistry } from '@lumino/coreutils'
import type { OpenMessage } from '@panya/engines/notebook/protocol.ts'
import { pluginsFor } from './extensions.ts'
import { connectProject, openProject } from './project/open-project.ts'
import { NOTEBOOK_PATH } from './project/project-drive.ts'
import { servicesFor } from './services.ts'
import './styles.ts'

export async function startNotebook(opening: OpenMessage): Promise<void> {
  const project = openProject(opening)
  const registry = new PluginRegistry()
  registry.registerPlugins(servicesFor(project) as never)
  const serviceManager = (await registry.resolveRequiredService(IServiceManager)) as never
  const options = { pluginRegistry: registry, serviceManager, mimeExtensions: [json as never] }
  const app =
    opening.view === 'lab'
      ? new JupyterLab({ ...options, shell: new LabShell() })
      : new NotebookApp({ ...options, shell: new NotebookShell() })
  for (const plugin of pluginsFor(opening.view)) app.registerPlugin(plugin as never)
  await app.start()
  const documents = await app.resolveRequiredService(IDocumentManager)
  const themes = await app.resolveRequiredService(IThemeManager)
  documents.autosave = false
  const widget = documents.open(NOTEBOOK_PATH, 'Notebook', undefined, { ref: '_noref' })
  if (!widget) throw new Error('The notebook could not be opened.')
  await connectProject(app, project, widget as never, themes)
}
