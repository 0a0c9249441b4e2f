/** Bytes of real boards as their owners reported them in public; the README says where. */
import type { Exchange } from './transcript-port.ts'

const BANNER = 'raw REPL; CTRL-B to exit\r\n>'

/**
 * An ESP32 that starts anew when its port is opened: the end of its boot loader's words at another speed, then
 * MicroPython's greeting, while the request for raw mode was lost.
 */
export const STARTING_ESP32: Exchange[] = [
  {
    sent: '\r\x03\x03\r\x01',
    answer:
      '\x9a\x82\xc2\x82\xa2\x82\x82bb\x95\xb9\xe94292\r\nentry 0x400806b0\r\nMicroPython v1.17 on 2021-09-02; ESP32 module with ESP32\r\nType "help()" for more information.\r\n>>> ',
  },
  { sent: '\r\x03\x03\r\x01', answer: `\r\n>>> \r\n${BANNER}` },
]

/** What the computer says after a second call, and what every MicroPython answers. */
export const READY: Exchange = {
  sent: "print('ready-to-talk')\x04",
  answer: 'OKready-to-talk\r\n\x04\x04>',
}

/** A Pico's answer to the request for raw-paste: a window of 128 bytes, open at once. */
export const PICO_PASTE_ANSWER = 'R\x01\x80\x00\x01'
