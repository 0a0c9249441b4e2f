/**
 * What React Router's own <Scripts> would write into a page, as data: that component has no say in how urgent a
 * file is or when the page begins. The names on `window` are the router's; a test holds both against each other.
 */
import type { EntryContext } from 'react-router'

interface RouterFiles {
  handoff: string
  /** The table of routes and the modules of the page's own, by the name of the route. */
  table: string
  routes: [name: string, module: string][]
  entry: string
  /** All of these and all that they import. */
  modules: string[]
}

export function routerFiles(context: EntryContext): RouterFiles {
  const { manifest, serverHandoffString, staticHandlerContext } = context
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]!)
  return {
    handoff: `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`,
    table: manifest.url,
    routes: routes.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
    modules: [
      ...new Set([
        manifest.url,
        manifest.entry.module,
        ...manifest.entry.imports,
        ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
      ]),
    ],
  }
}

/** A module's text that loads the page's modules and starts it. */
export function startScript(files: RouterFiles): string {
  return [
    `import ${JSON.stringify(files.table)};`,
    ...files.routes.map(
      ([, module], at) => `import * as route${at} from ${JSON.stringify(module)};`,
    ),
    start(files),
  ].join('\n')
}

/** The same after the text of `wait`: until then none of the files is asked for, and then all at once. */
export function lateStartScript(files: RouterFiles, wait: string): string {
  return [
    wait,
    `for (const href of ${JSON.stringify(files.modules)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`,
    `await import(${JSON.stringify(files.table)});`,
    ...files.routes.map(
      ([, module], at) => `const route${at} = await import(${JSON.stringify(module)});`,
    ),
    start(files),
  ].join('\n')
}

function start({ routes, entry }: RouterFiles): string {
  const modules = routes.map(([name], at) => `${JSON.stringify(name)}:route${at}`)
  return `window.__reactRouterRouteModules = {${modules.join(',')}};\nimport(${JSON.stringify(entry)});`
}
