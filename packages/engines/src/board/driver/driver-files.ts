/** The files a KidBright board needs beside main.py: our driver, the blocks' values, and this board's pins. */

import values from '../../block-values/block_values.py?raw'
import type { BoardProfile, NamedPin } from '../profiles/board-profile.ts'
import { LED_FONT } from './led-font.ts'
import scripts from './python/kidbright.py?raw'
import pins from './python/kidbright_pins.py?raw'
import ports from './python/kidbright_ports.py?raw'
import senses from './python/kidbright_senses.py?raw'
import show from './python/kidbright_show.py?raw'

export interface BoardFile {
  name: string
  text: string
}

function table(named: readonly NamedPin[]): string {
  return `{${named.map(({ name, pin }) => `"${name}": ${pin}`).join(', ')}}`
}

function boardModule(board: BoardProfile): string {
  const imus = board.imus.map(
    ({ chip, bus, address }) => `("${chip}", ${bus}, 0x${address.toString(16).padStart(2, '0')}),`,
  )
  return [
    `"""${board.name}: where everything is connected."""`,
    '',
    `ID = "${board.id}"`,
    `BUTTONS = ${table(board.buttons)}`,
    `LEDS = ${table(board.leds)}`,
    `OUTPUTS = ${table(board.outputs)}`,
    `INPUTS = ${table(board.inputs)}`,
    `ANALOGS = ${table(board.analogs)}`,
    `SERVOS = ${table(board.servos)}`,
    `BUZZER = ${board.buzzer ?? 'None'}`,
    `LIGHT = ${board.lightPin ?? 'None'}`,
    `USB = ${board.usb ?? 'None'}`,
    `PIXELS = ${board.pixels ? `(${board.pixels.pin}, ${board.pixels.count})` : 'None'}`,
    `IMUS = (${imus.join(' ')})`,
    `FONT = "${LED_FONT}"`,
    '',
  ].join('\n')
}

export function driverFiles(board: BoardProfile): BoardFile[] {
  if (board.language !== 'micropython') return []
  return [
    { name: 'block_values.py', text: values },
    { name: 'kidbright_board.py', text: boardModule(board) },
    { name: 'kidbright_pins.py', text: pins },
    { name: 'kidbright_show.py', text: show },
    { name: 'kidbright_senses.py', text: senses },
    { name: 'kidbright_ports.py', text: ports },
    { name: 'kidbright.py', text: scripts },
  ]
}
