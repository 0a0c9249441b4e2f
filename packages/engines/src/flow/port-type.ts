/** What can travel along a wire, and which ends of a wire fit together. */

export const PORT_TYPES = ['number', 'text', 'boolean', 'table', 'image', 'model', 'list'] as const
export type PortType = (typeof PORT_TYPES)[number]

export interface PortSpec<Name extends string = string> {
  name: Name
  /** An input takes any of these; an output may turn out to be any of these. */
  types: readonly PortType[]
  /** The node can work without it. */
  optional?: boolean
}

export function typesFit(output: readonly PortType[], input: readonly PortType[]): boolean {
  return output.some((type) => input.includes(type))
}

/** A glyph per type, so that ports are told apart without seeing colour. */
export const PORT_GLYPHS: Record<PortType, string> = {
  number: '#',
  text: 'T',
  boolean: '?',
  table: '▦',
  image: '▣',
  model: '✦',
  list: '≡',
}
