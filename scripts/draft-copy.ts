/** A copy of the product that says in a draft's language what English says, beside the sources: they stay as they are. */
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { collectMessages } from './messages/collect.ts'
import { type Draft, sourcesInDraft } from './messages/draft.ts'
import { ROOT } from './run-command.ts'

const PARTS = ['*', '{apps,packages,scripts,brands}/**/*']
/** What is made anew, or can be shared. */
const APART = /(?:^|\/)(?:node_modules|build|\.react-router|\.cache|\.data)(?:\/|$)/

/** Its folder. Made again it costs what has changed: what was built there is still right. */
export async function copyInDraft(draft: Draft): Promise<string> {
  const copy = join(ROOT, '.cache', `draft-${draft.language}`)
  const changed = sourcesInDraft(await collectMessages(), draft)
  const files = filesIn(ROOT)
  for (const file of filesIn(copy)) if (!files.includes(file)) rmSync(join(copy, file))
  for (const file of files) {
    const own = changed.get(file)
    const content = own === undefined ? readFileSync(join(ROOT, file)) : Buffer.from(own)
    const target = join(copy, file)
    if (existsSync(target) && readFileSync(target).equals(content)) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  linkPackages(copy)
  link(join(ROOT, '.cache', 'vendor'), join(copy, '.cache', 'vendor'))
  return copy
}

function filesIn(root: string): string[] {
  return globSync(PARTS, { cwd: root, withFileTypes: true, exclude: (one) => APART.test(one.name) })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(root.length + 1))
}

/** Other people's packages are those of the sources; ours are the copy's. */
function linkPackages(copy: string): void {
  for (const folder of ['', ...globSync('{apps,packages}/*', { cwd: ROOT })]) {
    const from = join(ROOT, folder, 'node_modules')
    if (!existsSync(from)) continue
    for (const name of readdirSync(from)) {
      if (name !== '@panya') link(join(from, name), join(copy, folder, 'node_modules', name))
    }
  }
  for (const name of readdirSync(join(ROOT, 'node_modules', '@panya')))
    link(join(copy, ownFolder(name)), join(copy, 'node_modules', '@panya', name))
}

const ownFolder = (name: string): string =>
  join(existsSync(join(ROOT, 'packages', name)) ? 'packages' : 'apps', name)

function link(from: string, to: string): void {
  if (existsSync(to)) return
  mkdirSync(dirname(to), { recursive: true })
  // A junction, which needs no rights on Windows.
  symlinkSync(from, to, 'junction')
}
