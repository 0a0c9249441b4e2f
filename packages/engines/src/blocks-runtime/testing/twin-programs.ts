/** Programs that must print the same from blocks in JavaScript and from the Python made of them. */
import { FLOW_PROGRAMS } from './twins/flow-programs.ts'
import { MENU_PROGRAMS } from './twins/menu-programs.ts'
import { STAGE_PROGRAMS } from './twins/stage-programs.ts'
import type { TwinProgram } from './twins/twin-blocks.ts'
import { VALUE_PROGRAMS } from './twins/value-programs.ts'

export const PROGRAMS: Record<string, TwinProgram> = {
  ...VALUE_PROGRAMS,
  ...FLOW_PROGRAMS,
  ...STAGE_PROGRAMS,
  ...MENU_PROGRAMS,
}
