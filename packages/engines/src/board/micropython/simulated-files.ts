/** Our Python files that make the interpreter look like a board. */
import start from './python/_panya_start.py?raw'
import machine from './python/machine.py?raw'
import neopixel from './python/neopixel.py?raw'
import time from './python/time.py?raw'

export const SIMULATED_FILES: Record<string, string> = {
  '_panya_start.py': start,
  'machine.py': machine,
  'neopixel.py': neopixel,
  'time.py': time,
}
