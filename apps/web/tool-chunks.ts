/** Puts what all tools' pages need beyond the public ones into one file: sixty small ones cost more than they carry. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const APP = join(import.meta.dirname, 'src', 'app')
const TOOLS = join(import.meta.dirname, '..', '..', 'packages', 'tools', 'src')
const PUBLIC_PAGES = ['home', 'landing', 'not-found', 'offline', 'plans', 'signin', 'signup']
const FORMS_FOR_EVERYBODY = ['guardian', 'invite', 'privacy']

const page = (file: string) => join(APP, `${file}.tsx?__react-router-build-client-route`)

const PUBLIC = [
  join(APP, 'entry.client.tsx'),
  page('root'),
  page('shell/SiteLayout'),
  ...[...PUBLIC_PAGES, ...FORMS_FOR_EVERYBODY].map((name) => page(`routes/${name}`)),
]
const INSIDE = [page('account/SignedInTools'), page('routes/tool')]

function screens(): string[] {
  return readdirSync(TOOLS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+[\\/][\w-]+[\\/]\w+Screen\.tsx$/.test(file))
    .map((file) => join(TOOLS, file))
}

/** What a file brings with it at once. */
function broughtBy(graph: Graph, root: string): Set<string> {
  const found = new Set<string>()
  const open = [root]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = found.has(id) ? null : graph.getModuleInfo(id)
    if (!module) continue
    found.add(id)
    open.push(...module.importedIds)
  }
  return found
}

/** For each file of the public pages, which of them bring it: at once, or later as a part of their own. */
function publicUses(graph: Graph): Map<string, string> {
  const uses = new Map<string, string>()
  const roots = new Set(PUBLIC)
  for (const root of roots) {
    for (const id of broughtBy(graph, root)) {
      uses.set(id, `${uses.get(id) ?? ''} ${root}`)
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) roots.add(later)
    }
  }
  return uses
}

function neededInside(graph: Graph): Set<string> {
  const all = screens()
  const uses = new Map<string, number>()
  for (const screen of all) {
    for (const id of broughtBy(graph, screen)) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  const common = [...uses].filter(([, count]) => count > all.length / 2).map(([id]) => id)
  return new Set([...INSIDE.flatMap((root) => [...broughtBy(graph, root)]), ...common])
}

/** A public page does not pay for what it does not use: what it shares with tools stays by who uses it. */
function divide(graph: Graph): Map<string, string> {
  const uses = publicUses(graph)
  const users = [...new Set(uses.values())]
  return new Map(
    [...neededInside(graph)].map((id) => {
      const by = uses.get(id)
      return [id, by === undefined ? 'inside' : `shared-${users.indexOf(by)}`]
    }),
  )
}

let divided: Map<string, string> | null = null

function nameOf(id: string, graph: Graph): string | null {
  divided ??= divide(graph)
  return divided.get(id) ?? null
}

// The shared files first: a group takes along what its files import and nobody has taken.
export const TOOL_CHUNKS = [
  {
    debugName: 'shared',
    name: (id: string, graph: Graph) => {
      const name = nameOf(id, graph)
      return name === 'inside' ? null : name
    },
    priority: 6,
  },
  {
    debugName: 'inside',
    name: (id: string, graph: Graph) => (nameOf(id, graph) === 'inside' ? 'inside' : null),
    priority: 5,
  },
]
