/** Amounts in Thai words, as papers repeat them: `สองร้อยสี่สิบเก้าบาทถ้วน`. */

const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน']
const MILLION = 1_000_000
const SATANG = 100

export function bahtText(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`${minor} is no amount`)
  const [baht, satang] = [Math.trunc(minor / SATANG), minor % SATANG]
  if (minor === 0) return 'ศูนย์บาทถ้วน'
  const whole = baht === 0 ? '' : `${thaiNumber(baht)}บาท`
  return whole + (satang === 0 ? 'ถ้วน' : `${thaiNumber(satang)}สตางค์`)
}

/** Above nothing. Beyond a million, the millions are read as a number of their own. */
function thaiNumber(value: number): string {
  const millions = Math.trunc(value / MILLION)
  const rest = belowMillion(value % MILLION, millions > 0)
  return millions === 0 ? rest : `${thaiNumber(millions)}ล้าน${rest}`
}

/** A one at the end is `เอ็ด` wherever something stands before it; that is the rule of the Royal Society. */
function belowMillion(value: number, hasMore: boolean): string {
  const digits = Array.from(String(value), Number).toReversed()
  return digits
    .map((digit, place) => {
      if (digit === 0) return ''
      if (place === 0) return digit === 1 && (hasMore || value > 9) ? 'เอ็ด' : DIGITS[digit]
      if (place === 1 && digit < 3) return digit === 1 ? 'สิบ' : 'ยี่สิบ'
      return `${DIGITS[digit]}${PLACES[place]}`
    })
    .toReversed()
    .join('')
}
