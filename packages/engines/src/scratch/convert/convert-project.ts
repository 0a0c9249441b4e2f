/** A whole Scratch project as the content of a block project. */
import type {
  ContentActor,
  ContentCostume,
  ContentSound,
  ScratchContent,
  WorkspaceComment,
} from '../content.ts'
import type { ScratchComment, ScratchPicture, ScratchProject, ScratchSound } from '../project.ts'
import type { Report } from '../report.ts'
import { BlockConverter, hundredths } from './convert-blocks.ts'
import { convertMonitors } from './convert-monitors.ts'
import { ProjectNames } from './project-names.ts'

/** Pictures and sounds, made ready elsewhere. */
export interface AssetSource {
  picture(
    picture: ScratchPicture,
    sprite: string,
    isStage: boolean,
  ): Omit<ContentCostume, 'id' | 'name'>
  sound(sound: ScratchSound, sprite: string): Omit<ContentSound, 'id' | 'name'>
}

const NO_PICTURE: ScratchPicture = { name: 'costume1', file: '', resolution: 1 }

export function convertProject(
  project: ScratchProject,
  assets: AssetSource,
  report: Report,
): ScratchContent {
  const names = new ProjectNames(project, report)
  const actors = project.targets.map((_, index) => convertTarget(names, index, assets))
  const layers = actors
    .map((actor, index) => ({ actor, layer: project.targets[index]!.layer }))
    .slice(1)
    .toSorted((a, b) => a.layer - b.layer)
    .map(({ actor }) => actor)
  for (const { name, value } of project.settings)
    report.add('stage-setting', { name: `${name}=${value}` })
  const { watched, monitors } = convertMonitors(project, names)
  return {
    target: 'stage',
    boards: {},
    actors: [actors[0]!, ...layers],
    shared: [...names.variables(0), ...names.messages],
    watched,
    monitors,
    rules: 'scratch',
    tempo: project.tempo,
    ...(isUsualVideo(project.video) ? {} : { video: project.video }),
  }
}

const isUsualVideo = ({ state, transparency }: ScratchProject['video']): boolean =>
  state === 'on' && transparency === 50

function convertTarget(names: ProjectNames, index: number, assets: AssetSource): ContentActor {
  const target = names.targets[index]!
  const sprite = names.spriteNames[index]!
  const pictures = target.costumes.length > 0 ? target.costumes : [NO_PICTURE]
  const blocks = new BlockConverter(names, index).scripts()
  const comments = target.comments.map(looseComment)
  return {
    id: names.actorId(index),
    name: sprite,
    isStage: target.isStage,
    x: target.isStage ? 0 : target.x,
    y: target.isStage ? 0 : target.y,
    direction: target.isStage ? 90 : target.direction,
    size: target.isStage ? 100 : target.size,
    visible: target.isStage || target.visible,
    draggable: !target.isStage && target.draggable,
    rotationStyle: target.isStage ? 'all' : target.rotationStyle,
    costume: clamp(Math.round(target.currentCostume), 0, pictures.length - 1),
    costumes: pictures.map((picture, at) => ({
      id: names.costumeId(index, at),
      name: picture.name,
      ...assets.picture(picture, sprite, target.isStage),
    })),
    sounds: target.sounds.map((sound, at) => ({
      id: names.soundId(index, at),
      name: sound.name,
      ...assets.sound(sound, sprite),
    })),
    volume: clamp(target.volume, 0, 100),
    ...(target.isStage ? {} : { pane: index }),
    workspace: {
      blocks: { languageVersion: 0, blocks },
      variables: index === 0 ? [] : names.variables(index),
      ...(comments.length > 0 ? { workspaceComments: comments } : {}),
    },
  }
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

function looseComment(comment: ScratchComment): WorkspaceComment {
  const { id, text, width, height, minimized } = comment
  const [x, y] = [hundredths(comment.x), hundredths(comment.y)]
  return { id, text, x, y, width, height, ...(minimized ? { collapsed: true } : {}) }
}
