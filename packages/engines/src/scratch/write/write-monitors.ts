/** What is shown on the stage, as Scratch's monitors. */
import { isListType, isOwnType } from '../../blocks-runtime/read/read-variables.ts'
import type { MonitorLook } from '../content.ts'
import { rulesOfType } from '../opcodes/opcodes.ts'
import type { SavedContent } from './sb3-json.ts'
import type { WriteNames } from './write-names.ts'
import { fieldFor } from './write-values.ts'

const USUAL: MonitorLook = { mode: 'default', x: 5, y: 5 }

export function writeMonitors(content: SavedContent, names: WriteNames): object[] {
  const looks = content.monitors ?? {}
  const ids = [...new Set([...content.watched, ...Object.keys(looks)])]
  return ids.flatMap((id, index) => {
    const about = variableMonitor(id, content, names) ?? reporterMonitor(id, content, names)
    if (!about) return []
    const look = Object.hasOwn(looks, id) ? looks[id]! : { ...USUAL, y: 5 + index * 27 }
    const { isList, ...rest } = about
    return [
      {
        ...rest,
        mode: isList ? 'list' : look.mode,
        value: isList ? [] : 0,
        width: look.width ?? 0,
        height: look.height ?? 0,
        x: look.x,
        y: look.y,
        visible: content.watched.includes(id),
        ...(isList
          ? {}
          : {
              sliderMin: look.min ?? 0,
              sliderMax: look.max ?? 100,
              isDiscrete: look.mode === 'slider' ? look.whole === true : true,
            }),
      },
    ]
  })
}

interface About {
  id: string
  opcode: string
  params: Record<string, string>
  spriteName: string | null
  isList?: boolean
}

function variableMonitor(id: string, content: SavedContent, names: WriteNames): About | null {
  for (const actor of content.actors) {
    const variable = names.variable(actor, id)
    if (!variable || variable.type === 'message') continue
    const isList = isListType(variable.type ?? '')
    return {
      id,
      opcode: isList ? 'data_listcontents' : 'data_variable',
      params: { [isList ? 'LIST' : 'VARIABLE']: variable.name },
      spriteName: isOwnType(variable.type ?? '') ? (names.actor(actor.id) ?? null) : null,
      isList,
    }
  }
  return null
}

/** `sensing_timer`, `sprite-1.motion_x`, `sensing_date[year]` */
function reporterMonitor(id: string, content: SavedContent, names: WriteNames): About | null {
  const [, owner, type = '', choice] = /^(?:(.+)\.)?([a-z_]+)(?:\[(.+)\])?$/.exec(id) ?? []
  const rule = rulesOfType(type)[0]
  const stage = content.actors[0]
  const actor = owner === undefined ? stage : content.actors.find((one) => one.id === owner)
  if (!rule || !actor || !stage) return null
  const params: Record<string, string> = {}
  const [part] = rule.parts
  if (part && choice !== undefined) {
    const written = fieldFor(part, { type, fields: { [part.to]: choice } }, { names, actor, stage })
    if (!written) return null
    params[part.from] = String(written[0])
  }
  const spriteName = owner === undefined ? null : (names.actor(actor.id) ?? null)
  const tail = rule.opcode.replace(/^[^_]+_/, '').toLowerCase()
  const words = [owner, tail, ...Object.values(params).map((word) => word.toLowerCase())]
  return { id: words.filter(Boolean).join('_'), opcode: rule.opcode, params, spriteName }
}
