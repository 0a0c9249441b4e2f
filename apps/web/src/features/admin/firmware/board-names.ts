/** What is printed on the boards. */
import type { BoardId } from '@panya/domain/board/board-id.ts'

export const BOARD_NAMES: Record<BoardId, string> = {
  mcu_kidbright_32_v13: 'KidBright32 V1.3',
  mcu_kidbright_32_v15i: 'KidBright32 V1.5i',
  mcu_kidbright_32_v16: 'KidBright32 V1.6',
  mcu_kidbright_32ip: 'KidBright32iP',
  mcu_kidbright_32ia: 'KidBright32iA',
  mcu_iduino_r4: 'iDuino R4',
}
