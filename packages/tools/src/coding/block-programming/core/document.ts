/** What a block project saves, and how older or foreign files become one. */
import { BOARD_IDS, type BoardId, isBoardId } from '@panya/domain/board/board-id.ts'
import { DEEPEST_DOCUMENT, isNestedDeeper } from '@panya/domain/nesting/nesting.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import {
  entriesOf,
  isFields,
  numbersOf,
  readActor,
  readScripts,
  readVariables,
} from './read-actor.ts'
import { readMonitors } from './read-monitors.ts'
import { type KeptTexts, readTexts } from './text-views.ts'
import { readModels, type TrainedModel } from './trained-model.ts'

export const FORMAT = 'panya.blocks'
export const VERSION = 1

export interface Variable {
  id: string
  name: string
  type?: string
  /** What it holds before anything has run. */
  value?: StartValue
}

export type StartValue = number | string | boolean | (number | string | boolean)[]

/** Blockly's own saved form; only the editor and the compilers look inside. */
export interface Scripts {
  blocks?: { languageVersion?: number; blocks?: { type: string }[] }
  variables?: Variable[]
}

/** Exactly one of library, svg and image says what it looks like. */
export interface Costume {
  id: string
  name: string
  width: number
  height: number
  /** The point it stands on and turns around, from the left and the top; else the middle. */
  centreX?: number
  centreY?: number
  library?: string
  svg?: string
  image?: string
}

export interface Sound {
  id: string
  name: string
  seconds: number
  library?: string
  audio?: string
}

export interface Actor extends KeptTexts {
  id: string
  name: string
  isStage: boolean
  x: number
  y: number
  direction: number
  size: number
  visible: boolean
  draggable: boolean
  rotationStyle: 'all' | 'left-right' | 'none'
  costume: number
  costumes: Costume[]
  sounds: Sound[]
  /** How loud it plays at the start, 100 when not said. */
  volume?: number
  /** Its place among the sprites' cards where that is not its place on the stage. */
  pane?: number
  workspace: Scripts
}

/** How something watched is drawn on the stage, in stage units from the top left corner. */
export interface MonitorLook {
  mode: 'default' | 'large' | 'slider' | 'list'
  x: number
  y: number
  width?: number
  height?: number
  /** The ends of a slider, and whether it knows whole numbers only. */
  min?: number
  max?: number
  whole?: boolean
}

/** The scripts for one board; its variables belong to it alone. */
export interface BoardScripts extends KeptTexts {
  workspace: Scripts
  shared: Variable[]
  /** The pin of the second button, where the learner found another one than the usual. */
  secondButton?: number
}

export type Target = 'stage' | BoardId

/** panya: our own meaning. scratch: exactly as in Scratch 3, for projects from there. */
export const RULES = ['panya', 'scratch'] as const
export type Rules = (typeof RULES)[number]

export const VIDEO_STATES = ['on', 'off', 'on-flipped'] as const

/** On is as in a mirror; transparency from 0 to 100. */
export interface VideoStart {
  state: (typeof VIDEO_STATES)[number]
  transparency: number
}

export interface BlocksContent {
  /** What the program runs on. */
  target: Target
  /** A program for each board that was ever chosen. */
  boards: Partial<Record<BoardId, BoardScripts>>
  /** The stage first, then sprites from back to front. */
  actors: Actor[]
  /** Variables, lists and messages that belong to everybody. */
  shared: Variable[]
  /**
   * What is shown on the stage from the start: ids of variables and lists, a reporter of the whole stage by its
   * type (`sensing_timer`), one of a sprite as `<sprite>.<type>`; a choice follows in brackets (`sensing_date[year]`).
   */
  watched: string[]
  /** Where and how it is drawn, by the same id; what has no entry finds a place by itself. */
  monitors?: Record<string, MonitorLook>
  /** Whose meaning the blocks have; panya when not said. */
  rules?: Rules
  /** Beats a minute at the start. */
  tempo?: number
  /** How the camera is shown once a program looks through it; never what it saw. */
  video?: VideoStart
  /** Marks of the scripts that came with an example. */
  given?: readonly string[]
  /** Models from the AI tool, and which of them is used. */
  models?: TrainedModel[]
  model?: string
}

const START: Pick<
  Actor,
  'x' | 'y' | 'direction' | 'size' | 'visible' | 'draggable' | 'rotationStyle' | 'costume'
> = {
  x: 0,
  y: 0,
  direction: 90,
  size: 100,
  visible: true,
  draggable: false,
  rotationStyle: 'all',
  costume: 0,
}

export function makeActor(id: string, name: string, costumes: Costume[], sounds: Sound[]): Actor {
  return { id, name, isStage: id === 'stage', ...START, costumes, sounds, workspace: {} }
}

const POP: Sound = { id: 'pop', name: 'pop', seconds: 0.1, library: 'pop' }

/** A fresh project: squared paper and an owl in the middle. */
export const emptyContent: BlocksContent = {
  target: 'stage',
  boards: {},
  actors: [
    makeActor(
      'stage',
      'Stage',
      [{ id: 'paper', name: 'paper', width: 480, height: 360, library: 'paper' }],
      [POP],
    ),
    makeActor(
      'owl',
      'Owl',
      [
        { id: 'owl-1', name: 'owl 1', width: 90, height: 96, library: 'owl-1' },
        { id: 'owl-2', name: 'owl 2', width: 90, height: 96, library: 'owl-2' },
      ],
      [POP, { id: 'hoot', name: 'hoot', seconds: 0.7, library: 'hoot' }],
    ),
  ],
  shared: [],
  watched: [],
}

export function toDocument(content: BlocksContent): ToolDocument {
  return { format: FORMAT, version: VERSION, content }
}

export const emptyDocument: ToolDocument = toDocument(emptyContent)

/** Reads a saved document. Throws a sentence that says what is wrong; nothing is guessed. */
export function migrate(document: ToolDocument): BlocksContent {
  if (document.format !== FORMAT)
    throw new Error(`This is not a block project but ${document.format}.`)
  if (document.version > VERSION) throw new Error('This block project comes from a newer version.')
  if (isNestedDeeper(document.content, DEEPEST_DOCUMENT))
    throw new Error('This block project has too many blocks inside each other to be opened.')
  const content = document.content as Partial<BlocksContent> | null
  const actors = distinct(entriesOf(content?.actors).map(readActor))
  if (!actors?.[0]?.isStage)
    throw new Error('This block project is damaged: its stage or its sprites are missing.')
  const target = content?.target
  return {
    target: isBoardId(target) ? target : 'stage',
    boards: readBoards(content?.boards),
    actors,
    shared: readVariables(content?.shared),
    watched: entriesOf(content?.watched).filter((id) => typeof id === 'string'),
    ...readMonitors(content?.monitors),
    ...(content?.rules === 'scratch' && { rules: content.rules }),
    ...(isFields(content) && numbersOf(content, 'tempo')),
    ...readVideo(content?.video),
    ...(Array.isArray(content?.given) && { given: readMarks(content.given) }),
    ...(content?.models && { models: readModels(content.models) }),
    ...(typeof content?.model === 'string' && { model: content.model }),
  }
}

function readVideo(given: unknown): Pick<BlocksContent, 'video'> {
  if (!isFields(given)) return {}
  const state = VIDEO_STATES.find((one) => one === given['state'])
  const { transparency = 50 } = numbersOf(given, 'transparency')
  return state ? { video: { state, transparency: Math.min(100, Math.max(0, transparency)) } } : {}
}

const MOST_MARKS = 2000

function readMarks(marks: readonly unknown[]): string[] {
  return marks.filter((mark) => typeof mark === 'string').slice(0, MOST_MARKS)
}

/** Null when one of them cannot be read; a second one of the same id is nobody. */
function distinct(actors: (Actor | null)[]): Actor[] | null {
  const byId = new Map<string, Actor>()
  for (const actor of actors) {
    if (!actor) return null
    if (!byId.has(actor.id)) byId.set(actor.id, actor)
  }
  return [...byId.values()]
}

function readBoards(boards: unknown): BlocksContent['boards'] {
  const given = (boards ?? {}) as Record<string, Partial<BoardScripts> | undefined>
  const known: BlocksContent['boards'] = {}
  for (const id of BOARD_IDS) {
    const board = given[id]
    if (!board || typeof board !== 'object') continue
    known[id] = {
      workspace: readScripts(board.workspace),
      shared: readVariables(board.shared),
      ...(typeof board.secondButton === 'number' ? { secondButton: board.secondButton } : {}),
      ...readTexts(board),
    }
  }
  return known
}
