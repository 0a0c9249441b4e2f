/** The checksum at the end of a payment code: CRC-16 with the polynomial 1021, begun at FFFF. */

/** Four hexadecimal digits. Payment codes are plain ASCII, so a character is a byte. */
export function crcOf(text: string): string {
  let crc = 0xff_ff
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1
    crc &= 0xff_ff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
