/** Turns one actor's blocks into JavaScript with the meaning of Scratch: each function as often as it is called differently. */
import { nextBlock, signatureOf } from '../block-json.ts'
import type { ActorSpec, BlockJson } from '../program.ts'
import { type Js, js, jsName, listed } from './javascript-code.ts'
import type { Names } from './list-code.ts'
import { analyseScratchFunctions, type ScratchFunctions } from './scratch-functions.ts'
import type { ScratchKinds } from './scratch-kinds.ts'
import { ScratchScope } from './scratch-scope.ts'

function generator(
  id: string,
  block: BlockJson,
  scope: ScratchScope,
  isWarp: boolean,
  functions: ScratchFunctions,
): Js {
  const params = signatureOf(block).params.map((param) => jsName('parameter', param.id))
  const name = jsName(isWarp ? 'warp' : 'function', id)
  // A function that calls itself lets others have their turn first, unless it runs in one go.
  const entry =
    !isWarp && functions.reaches(id, id) ? js`if (T.again) { T.again = false; yield 0 }\n` : js``
  return js`function* ${name}(${listed([js`S`, js`T`, ...params])}) {\nlet m = 0, k\n${entry}${scope.stack(nextBlock(block))}\nreturn ""\n}`
}

function plain(id: string, block: BlockJson, scope: ScratchScope): Js {
  const params = signatureOf(block).params.map((param) => jsName('parameter', param.id))
  return js`function ${jsName('function', id)}(${listed([js`S`, ...params])}) {\nlet m = 0, k\nif (--R.fuel < 0) R.breathe()\n${scope.stack(nextBlock(block))}\nreturn ""\n}`
}

export interface ScratchActorScopes {
  inScript: ScratchScope
  inCondition: ScratchScope
  /** The functions that the scripts have called meanwhile, and those that these call. */
  functions(): Js[]
}

export function scratchScopes(
  actor: ActorSpec,
  names: Names,
  kinds: ScratchKinds,
  breakpoints: ReadonlySet<string>,
): ScratchActorScopes {
  const functions = analyseScratchFunctions(actor, breakpoints)
  const wanted = new Map<string, { id: string; isWarp: boolean }>()
  const wants = (id: string, isWarp: boolean): void => {
    wanted.set(JSON.stringify([id, isWarp]), { id, isWarp })
  }
  const scope = (fn: string, canYield: boolean, isWarp: boolean): ScratchScope =>
    new ScratchScope({ names, functions, kinds, fn, canYield, isWarp, wants })
  const write = (id: string, isWarp: boolean): Js => {
    const block = functions.definitions.get(id)!
    const canYield = functions.slow.has(id) || functions.watched.has(id)
    const inside = scope(id, canYield, isWarp)
    return canYield ? generator(id, block, inside, isWarp, functions) : plain(id, block, inside)
  }
  return {
    inScript: scope('', true, false),
    inCondition: scope('', false, false),
    functions: () => {
      const written: Js[] = []
      // A map that grows while it is gone through is gone through to its new end.
      for (const { id, isWarp } of wanted.values()) written.push(write(id, isWarp))
      return written
    },
  }
}
