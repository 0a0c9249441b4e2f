/** Changes to costumes as pure steps: paint one anew, copy, rename, put in another place. */
import type { Actor, BlocksContent, Costume } from './document.ts'
import { actorOf, changeActor, freeId, freeName } from './edit-project.ts'
import { shortName } from './short-name.ts'

/** What an editor made of a costume. */
export type CostumeLook = Pick<
  Costume,
  'width' | 'height' | 'centreX' | 'centreY' | 'svg' | 'image'
>

const newId = (): string => `draw-${crypto.randomUUID().slice(0, 8)}`

/** An empty sheet to draw on: see-through, and never without a size. */
export function blankCostume(name: string, isBackdrop: boolean): Costume {
  const [width, height] = isBackdrop ? [480, 360] : [1, 1]
  return {
    id: newId(),
    name,
    width,
    height,
    centreX: width / 2,
    centreY: height / 2,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"/>`,
  }
}

function changeCostumes(
  content: BlocksContent,
  actorId: string,
  change: (costumes: Costume[]) => Costume[],
): BlocksContent {
  const actor = actorOf(content, actorId)
  const costumes = change(actor.costumes)
  const worn = actor.costumes[actor.costume]
  const at = costumes.findIndex(({ id }) => id === worn?.id)
  const costume = at < 0 ? Math.min(actor.costume, costumes.length - 1) : at
  return changeActor(content, actorId, { costumes, costume })
}

/** Another look under the same name. Where other sprites wear a costume of the same id, this one gets its own. */
export function replaceCostume(
  content: BlocksContent,
  actorId: string,
  id: string,
  look: CostumeLook,
): BlocksContent {
  const actor = actorOf(content, actorId)
  if (!actor.costumes.some((costume) => costume.id === id)) return content
  const others = content.actors.filter((other) => other.id !== actor.id)
  const isShared = others.some(({ costumes }) => costumes.some((costume) => costume.id === id))
  const taken = content.actors.flatMap(({ costumes }) => costumes.map((costume) => costume.id))
  const own = isShared ? freeId(id, taken) : id
  const costumes = actor.costumes.map((costume): Costume => {
    if (costume.id !== id) return costume
    const { width, height, centreX, centreY, svg, image } = look
    return {
      id: own,
      name: costume.name,
      width,
      height,
      ...(centreX !== undefined && { centreX }),
      ...(centreY !== undefined && { centreY }),
      ...(image === undefined ? { svg: svg ?? '' } : { image }),
    }
  })
  const workspace = own === id ? actor.workspace : renamedInScripts(actor.workspace, id, own)
  return changeActor(content, actorId, { costumes, workspace })
}

/** Blocks name a costume by its id: those of this sprite follow. */
export function renamedInScripts(
  scripts: Actor['workspace'],
  from: string,
  to: string,
): Actor['workspace'] {
  return JSON.parse(JSON.stringify(scripts), (_, value: unknown) => {
    const block = value as { type?: unknown; fields?: Record<string, unknown> } | null
    if (typeof block !== 'object' || block === null || !block.fields) return value
    const name =
      block.type === 'looks_costume' ? 'COSTUME' : block.type === 'menu_costumes' ? 'MENU' : null
    if (name === null || block.fields[name] !== from) return value
    return { ...block, fields: { ...block.fields, [name]: to } }
  }) as Actor['workspace']
}

export function duplicateCostume(
  content: BlocksContent,
  actorId: string,
  id: string,
): BlocksContent {
  const taken = content.actors.flatMap(({ costumes }) => costumes.map((costume) => costume.id))
  return changeCostumes(content, actorId, (costumes) => {
    const at = costumes.findIndex((costume) => costume.id === id)
    const original = costumes[at]
    if (!original) return costumes
    const name = freeName(
      original.name,
      costumes.map((costume) => costume.name),
    )
    return costumes.toSpliced(at + 1, 0, { ...original, id: freeId(id, taken), name })
  })
}

/** Without a letter in it the old name stays. */
export function renameCostume(
  content: BlocksContent,
  actorId: string,
  id: string,
  name: string,
): BlocksContent {
  if (shortName(name) === '') return content
  return changeCostumes(content, actorId, (costumes) => {
    const others = costumes.filter((costume) => costume.id !== id).map((costume) => costume.name)
    return costumes.map((costume) =>
      costume.id === id ? { ...costume, name: freeName(name, others) } : costume,
    )
  })
}

/** To this place in the row, counted from 0; beyond the ends is at the end. */
export function moveCostume(
  content: BlocksContent,
  actorId: string,
  id: string,
  to: number,
): BlocksContent {
  const { costumes } = actorOf(content, actorId)
  const from = costumes.findIndex((costume) => costume.id === id)
  const place = Math.min(costumes.length - 1, Math.max(0, to))
  if (from < 0 || from === place) return content
  return changeCostumes(content, actorId, (before) =>
    before.toSpliced(from, 1).toSpliced(place, 0, before[from]!),
  )
}

/** A saved project may not be larger. */
const PROJECT_CHARACTERS = 7_800_000

export function isTooLarge(content: BlocksContent): boolean {
  return JSON.stringify(content).length > PROJECT_CHARACTERS
}
