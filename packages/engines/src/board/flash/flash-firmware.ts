/** Writes firmware onto an ESP32 through its boot loader. */
import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { ESPLoader, Transport } from 'esptool-js'
import type { BoardPort } from '../serial/board-port.ts'
import { BoardProblem, openProblem } from '../serial/board-problem.ts'
import { checkFirmware, FIRMWARE_ADDRESS } from './firmware-file.ts'

const SILENT = { clean: () => {}, write: () => {}, writeLine: () => {} }

type LoaderPort = ConstructorParameters<typeof Transport>[0]

async function enterLoader(port: BoardPort): Promise<{ loader: ESPLoader; transport: Transport }> {
  const transport = new Transport(port as LoaderPort, false)
  const loader = new ESPLoader({
    transport,
    baudrate: 460_800,
    romBaudrate: 115_200,
    terminal: SILENT,
    debugLogging: false,
  })
  try {
    const described = await loader.main()
    if (loader.chip.CHIP_NAME !== 'ESP32') throw new BoardProblem('wrong-chip', described)
  } catch (error) {
    await transport.disconnect().catch(() => {})
    if (error instanceof BoardProblem) throw error
    const opened = openProblem(error)
    throw opened.code === 'port-busy' ? opened : new BoardProblem('no-bootloader', String(error))
  }
  return { loader, transport }
}

export async function flashFirmware(
  port: BoardPort,
  firmware: Uint8Array,
  onProgress: (done: number) => void,
): Promise<void> {
  checkFirmware(firmware)
  const { loader, transport } = await enterLoader(port)
  try {
    await loader.writeFlash({
      fileArray: [{ data: firmware, address: FIRMWARE_ADDRESS }],
      flashMode: 'keep',
      flashFreq: 'keep',
      flashSize: 'keep',
      eraseAll: false,
      compress: true,
      reportProgress: (_, written, total) => onProgress(total > 0 ? written / total : 0),
      // With a sum to compare, a byte that went wrong is an error and not a broken board.
      calculateMD5Hash: (bytes) => bytesToHex(md5(bytes)),
    })
    await loader.after('hard_reset')
  } catch (error) {
    throw new BoardProblem('flash-failed', String(error))
  } finally {
    await transport.disconnect().catch(() => {})
  }
}
