/** The boards people can program, by the identifiers that projects keep. */
export const BOARD_IDS = [
  'mcu_kidbright_32_v13',
  'mcu_kidbright_32_v15i',
  'mcu_kidbright_32_v16',
  'mcu_kidbright_32ip',
  'mcu_kidbright_32ia',
  'mcu_iduino_r4',
] as const
export type BoardId = (typeof BOARD_IDS)[number]

export function isBoardId(id: unknown): id is BoardId {
  return BOARD_IDS.some((known) => known === id)
}
