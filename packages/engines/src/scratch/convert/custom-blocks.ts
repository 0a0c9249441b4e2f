/** Custom blocks: from `jump %s high %b` and its lists of arguments to a function's signature. */
import type { FunctionParam, FunctionSignature } from '../../blocks-runtime/program.ts'
import { plain } from '../loose-schema.ts'
import type { ScratchBlock, ScratchScript } from '../project.ts'

const HOLE = /(^|\s)%([nsb])(?=\s|$)/g

/** The same however it is written: old files tell numbers from texts, and not all write a percent sign alike. */
const functionId = (proccode: string): string =>
  `block ${unescaped(proccode.replaceAll(HOLE, (_, space, kind) => `${space}%${kind === 'b' ? 'b' : 's'}`))}`

/** Lists inside a mutation are JSON in text. */
function listIn(mutation: ScratchBlock['mutation'], name: string): unknown[] {
  const given = mutation?.[name]
  if (Array.isArray(given)) return given
  try {
    const read: unknown = JSON.parse(typeof given === 'string' ? given : '[]')
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

export function proccodeOf(block: ScratchBlock): string {
  const proccode = block.mutation?.['proccode']
  return typeof proccode === 'string' ? proccode : ''
}

function signatureFrom(block: ScratchBlock, isFree: (id: string) => boolean): FunctionSignature {
  const { mutation } = block
  const proccode = proccodeOf(block)
  const kinds = [...proccode.matchAll(HOLE)].map(([, , kind]) => kind)
  const [ids, names, presets] = ['argumentids', 'argumentnames', 'argumentdefaults'].map((list) =>
    listIn(mutation, list),
  ) as [unknown[], unknown[], unknown[]]
  const params = distinct(
    ids.map((id, index): FunctionParam => {
      const isTruth = kinds[index] === 'b'
      const usual = isTruth ? 'false' : ''
      return {
        id: String(plain(id)),
        name: String(plain(names[index] ?? '')),
        ...(isTruth ? { kind: 'truth' as const } : {}),
        preset: String(plain(presets[index] ?? usual)),
      }
    }),
  )
  let id = functionId(proccode)
  while (!isFree(id)) id += '\u2032'
  const warp = String(mutation?.['warp']) === 'true'
  return {
    id,
    name: wordsOf(proccode),
    params,
    text: textOf(proccode, params.length),
    ...(warp ? { warp } : {}),
  }
}

function distinct(params: FunctionParam[]): FunctionParam[] {
  return [...new Map(params.map((param) => [param.id, param])).values()]
}

function wordsOf(proccode: string): string {
  return unescaped(proccode.replaceAll(HOLE, '$1')).replaceAll(/\s+/g, ' ').trim()
}

const unescaped = (text: string): string => text.replaceAll('\\%', '%')

/** Every parameter has a hole, every other percent sign is doubled. */
function textOf(proccode: string, most: number): string {
  let count = 0
  const pieces = proccode.split(/(?<=^|\s)(%[nsb])(?=\s|$)/)
  const written = pieces.map((piece, index) => {
    if (index % 2 === 0 || count >= most) return unescaped(piece).replaceAll('%', '%%')
    count += 1
    return `%${count}`
  })
  const rest = Array.from({ length: most - count }, (_, index) => ` %${count + index + 1}`)
  return (written.join('') + rest.join('')).trim()
}

/** The custom blocks of a sprite: calls find the first of their name. */
export class CustomBlocks {
  readonly #byDefinition = new Map<ScratchBlock, FunctionSignature>()
  readonly #byCode = new Map<string, FunctionSignature>()

  readonly #taken = new Set<string>()

  constructor(scripts: readonly ScratchScript[]) {
    for (const { blocks } of scripts) {
      const prototype = prototypeOf(blocks[0])
      if (!prototype || !blocks[0]) continue
      const proccode = proccodeOf(prototype)
      const signature = signatureFrom(prototype, (id) => !this.#taken.has(id))
      this.#taken.add(signature.id)
      this.#byDefinition.set(blocks[0], signature)
      if (!this.#byCode.has(proccode)) this.#byCode.set(proccode, signature)
    }
  }

  definition(block: ScratchBlock): FunctionSignature | undefined {
    return this.#byDefinition.get(block)
  }

  /** Without a definition a call keeps what it says about itself, and does nothing. */
  call(block: ScratchBlock): FunctionSignature {
    return this.#byCode.get(proccodeOf(block)) ?? signatureFrom(block, (id) => !this.#taken.has(id))
  }
}

export function prototypeOf(block: ScratchBlock | undefined): ScratchBlock | undefined {
  if (block?.opcode !== 'procedures_definition') return undefined
  const input = block.inputs['custom_block']
  const prototype = input?.shadow ?? input?.blocks[0]
  return prototype?.opcode === 'procedures_prototype' ? prototype : undefined
}
