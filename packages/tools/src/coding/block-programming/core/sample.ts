/** A cat that walks to and fro, for somebody's first look at blocks. */
import type { ToolSample } from '../../../host/core/sample.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { emptyContent, makeActor, toDocument } from './document.ts'
import { WALKING_CAT } from './made.ts'

const number = (id: string, NUM: number) => ({ shadow: { type: 'number', id, fields: { NUM } } })

const WALK = {
  type: 'control_forever',
  id: 'walk-2',
  inputs: {
    DO: {
      block: {
        type: 'motion_move',
        id: 'walk-3',
        inputs: { STEPS: number('walk-4', 8) },
        next: { block: { type: 'looks_next_costume', id: 'walk-5', next: { block: BOUNCE() } } },
      },
    },
  },
}

function BOUNCE() {
  const inputs = { SECONDS: number('walk-8', 0.1) }
  const wait = { type: 'control_wait', id: 'walk-7', inputs }
  return { type: 'motion_bounce', id: 'walk-6', next: { block: wait } }
}

function walkingCat(): ToolDocument {
  const costumes = ['cat-1', 'cat-2'].map((id) => ({
    id,
    name: id,
    width: 96,
    height: 82,
    library: id,
  }))
  const cat = makeActor('cat', 'แมว', costumes, [])
  const flag = { type: 'event_flag', id: 'walk-1', x: 40, y: 40, next: { block: WALK } }
  const actors = [
    ...emptyContent.actors.filter(({ isStage }) => isStage),
    {
      ...cat,
      y: -90,
      rotationStyle: 'left-right' as const,
      workspace: { blocks: { languageVersion: 0, blocks: [flag] }, variables: [] },
    },
  ]
  return toDocument({ ...emptyContent, actors })
}

export const sample: ToolSample = {
  projects: [{ title: WALKING_CAT.title, document: walkingCat(), shared: true }],
}
