/** Starts the service worker and tells the page when a newer version of the site has taken over. */
import { SERVICE_WORKER } from '@panya/domain/offline/site-files.ts'
import { untilQuiet } from './quiet-line.ts'

/** Everything the page has loaded so far: the worker was not there to see it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin)
    .map((url) => url.pathname + url.search)
}

export function startServiceWorker(onNewVersion: () => void): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => undefined
  let controlled = serviceWorker.controller !== null
  const onChange = () => {
    if (controlled) onNewVersion()
    controlled = true
  }
  serviceWorker.addEventListener('controllerchange', onChange)
  void start(serviceWorker, controlled)
  return () => serviceWorker.removeEventListener('controllerchange', onChange)
}

async function start(container: ServiceWorkerContainer, controlled: boolean): Promise<void> {
  // What it keeps for later must not share a weak line with what is needed now.
  await untilQuiet()
  try {
    await container.register(SERVICE_WORKER)
    if (controlled) return
    const { active } = await container.ready
    active?.postMessage({ type: 'keep', page: location.pathname, files: loadedFiles() })
  } catch {
    // Without a worker the site still works, only not offline.
  }
}
