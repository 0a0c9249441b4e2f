/** Small Scratch files for tests. */
import { strToU8, zipSync } from 'fflate'

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20"><rect width="10" height="20"/></svg>'

export function target(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    isStage: false,
    name: 'Cat',
    variables: {},
    lists: {},
    broadcasts: {},
    blocks: {},
    comments: {},
    currentCostume: 0,
    costumes: [
      {
        name: 'one',
        assetId: 'a',
        md5ext: 'a.svg',
        dataFormat: 'svg',
        rotationCenterX: 5,
        rotationCenterY: 10,
      },
    ],
    sounds: [],
    volume: 100,
    layerOrder: 1,
    visible: true,
    x: 0,
    y: 0,
    size: 100,
    direction: 90,
    draggable: false,
    rotationStyle: 'all around',
    ...parts,
  }
}

export const stage = (parts: Record<string, unknown> = {}): Record<string, unknown> =>
  target({ isStage: true, name: 'Stage', layerOrder: 0, tempo: 60, ...parts })

export function zipped(
  project: unknown,
  files: Record<string, Uint8Array> = { 'a.svg': strToU8(SVG) },
): Uint8Array {
  return zipSync({ 'project.json': strToU8(JSON.stringify(project)), ...files }, { level: 0 })
}

export const sb3 = (...targets: unknown[]): Uint8Array =>
  zipped({ targets, monitors: [], meta: { semver: '3.0.0' } })

/** `[opcode, parts]` one under the other. */
export function script(
  ...blocks: [opcode: string, parts?: Record<string, unknown>][]
): Record<string, unknown> {
  const table: Record<string, unknown> = {}
  blocks.forEach(([opcode, parts], index) => {
    const next = index + 1 < blocks.length ? `b${index + 1}` : null
    table[`b${index}`] = {
      opcode,
      next,
      parent: null,
      inputs: {},
      fields: {},
      shadow: false,
      topLevel: index === 0,
      x: 0,
      y: 0,
      ...parts,
    }
  })
  return table
}
