/** Saves a block project as an .sb3 file, as far as Scratch knows its blocks; the report says what it does not. */
import { strToU8, zipSync } from 'fflate'
import type { VariableJson } from '../blocks-runtime/program.ts'
import { isListType } from '../blocks-runtime/read/read-variables.ts'
import { freshTable } from '../code/own-table.ts'
import type { ContentActor } from './content.ts'
import { STYLE_WORDS } from './opcodes/action-opcodes.ts'
import { Report, type ReportEntry } from './report.ts'
import type { SavedContent, Sb3BlockJson } from './write/sb3-json.ts'
import { AssetWriter, type RenderSound } from './write/write-assets.ts'
import { BlockWriter } from './write/write-blocks.ts'
import { writeMonitors } from './write/write-monitors.ts'
import { ownVariables, WriteNames } from './write/write-names.ts'

export interface SaveOptions {
  renderSound?: RenderSound
}

export interface SavedProject {
  bytes: Uint8Array
  report: ReportEntry[]
}

/** Extensions are the opcode up to its first underscore; these belong to Scratch itself. */
const CORE = new Set([
  'motion',
  'looks',
  'sound',
  'event',
  'control',
  'sensing',
  'operator',
  'data',
  'procedures',
  'argument',
  'note',
])

export async function saveProject(
  content: SavedContent,
  options: SaveOptions = {},
): Promise<SavedProject> {
  const report = new Report()
  const names = new WriteNames(content)
  const assets = new AssetWriter(report, options.renderSound)
  const stage = content.actors.find(({ isStage }) => isStage) ?? content.actors[0]!
  const pane = content.actors
    .filter((actor) => actor !== stage)
    .toSorted((a, b) => (a.pane ?? 0) - (b.pane ?? 0))
  const hasResults = content.rules === 'scratch'
  const targets: Target[] = []
  for (const actor of [stage, ...pane]) {
    const layer = actor === stage ? 0 : content.actors.indexOf(actor)
    targets.push(await writeTarget(actor, { stage, names, assets, report, layer, hasResults }))
  }
  Object.assign(targets[0]!, stageParts(content, names))
  const project = {
    targets,
    monitors: writeMonitors(content, names),
    extensions: extensionsOf(targets),
    meta: { semver: '3.0.0', vm: '0.2.0', agent: 'Panya' },
  }
  const files = { 'project.json': strToU8(JSON.stringify(project)), ...assets.files }
  return { bytes: zipSync(files), report: report.entries }
}

interface Target {
  blocks: BlockWriter['blocks']
  [part: string]: unknown
}

interface Around {
  stage: ContentActor
  names: WriteNames
  assets: AssetWriter
  report: Report
  layer: number
  hasResults: boolean
}

async function writeTarget(actor: ContentActor, around: Around): Promise<Target> {
  const { names, assets, report, layer, stage, hasResults } = around
  const writer = new BlockWriter({ names, actor, stage, hasResults }, report)
  for (const top of actor.workspace.blocks?.blocks ?? []) {
    if ((top.disabledReasons?.length ?? 0) > 0) writer.note('not-in-scratch', 'disabled')
    else writer.script(top)
  }
  const comments = { ...writer.comments }
  for (const { id, text, x, y, width, height, collapsed } of actor.workspace.workspaceComments ??
    [])
    comments[id] = { blockId: null, x, y, width, height, minimized: collapsed === true, text }
  const sprite = names.actor(actor.id) ?? actor.name
  const sounds: object[] = []
  for (const sound of actor.sounds)
    sounds.push(await assets.sound(sound, names.sound(actor, sound.id) ?? sound.name, sprite))
  return {
    isStage: actor.isStage,
    name: sprite,
    ...variableParts(ownVariables(actor.workspace.variables)),
    broadcasts: {},
    blocks: writer.blocks,
    comments,
    currentCostume: actor.costume,
    costumes: actor.costumes.map((costume) =>
      assets.costume(costume, names.costume(actor, costume.id) ?? costume.name),
    ),
    sounds,
    volume: actor.volume ?? 100,
    layerOrder: layer,
    ...(actor.isStage ? {} : spriteParts(actor)),
  }
}

function spriteParts(actor: ContentActor): object {
  const { visible, x, y, size, direction, draggable } = actor
  const style = Object.keys(STYLE_WORDS).find((word) => STYLE_WORDS[word] === actor.rotationStyle)
  return { visible, x, y, size, direction, draggable, rotationStyle: style ?? 'all around' }
}

function variableParts(given: readonly VariableJson[]): { variables: object; lists: object } {
  const variables = freshTable<unknown[]>()
  const lists = freshTable<unknown[]>()
  for (const { id, name, type = '', value } of given) {
    if (type === 'message') continue
    if (isListType(type)) lists[id] = [name, Array.isArray(value) ? value : []]
    // Scratch tells variables that everybody on its site shares by a flag; their names begin with a cloud.
    else
      variables[id] = [
        name,
        value ?? 0,
        ...(name.startsWith('\u2601 ') && !type.startsWith('own') ? [true] : []),
      ]
  }
  return { variables, lists }
}

function stageParts(content: SavedContent, names: WriteNames): object {
  const messages = names.shared.filter(({ type }) => type === 'message')
  return {
    ...variableParts(names.shared),
    broadcasts: Object.fromEntries(messages.map(({ id, name }) => [id, name])),
    tempo: content.tempo ?? (content.rules === 'scratch' ? 60 : 120),
    videoTransparency: content.video?.transparency ?? 50,
    videoState: content.video?.state ?? 'on',
    textToSpeechLanguage: null,
  }
}

function extensionsOf(targets: readonly Target[]): string[] {
  const found = new Set<string>()
  for (const { blocks } of targets) {
    for (const block of Object.values(blocks)) {
      if (Array.isArray(block)) continue
      const { opcode, shadow }: Sb3BlockJson = block
      const [extension = ''] = opcode.split('_')
      if (!CORE.has(extension) && !(shadow && !opcode.includes('_menu_'))) found.add(extension)
    }
  }
  return [...found]
}
