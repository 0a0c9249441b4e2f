/** Turns the names learners give (in any script) into different, legal Python names. */

const RESERVED = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield print range len round list text ' +
    'number same less divide mod item answer stage run wait timer ask broadcast math_of random_between letter letters ' +
    'length slice_text contains has_item index_of add_item delete_item insert_item set_item split counting list_text ' +
    'is_true next_frame round_half_up int float str abs min max sum input Sprite Stage pen music mouse keys ' +
    'display buzzer button light temperature acceleration tilted shaken clock led output usb power read_input analog ' +
    'servo pixel pixels_off plot seconds stop_all stop_other_scripts when_start when_button when_input time math ' +
    'machine Pin ADC PWM I2C Display Buzzer Dice seed_random'
  ).split(' '),
)

function legal(name: string, fallback: string): string {
  const cleaned = name
    .normalize('NFKC')
    .trim()
    .replace(/[^\p{ID_Continue}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
  const started = /^\p{ID_Start}/u.test(cleaned)
    ? cleaned
    : `${fallback}_${cleaned}`.replace(/_+$/, '')
  return started.toLowerCase() === started.toUpperCase() ? started : lowerFirst(started)
}

/** Python people write names in small letters. */
function lowerFirst(name: string): string {
  return /^[A-Za-z0-9_]+$/.test(name) ? name.toLowerCase() : name
}

export class PythonNames {
  private readonly given = new Map<string, string>()
  private readonly taken = new Set(RESERVED)

  /** Gives something a name that is its own by right: the stage is `stage`. */
  keep(key: string, name: string): void {
    this.given.set(key, name)
    this.taken.add(name)
  }

  /** The Python name of something; the same key always gets the same name. */
  name(key: string, wanted: string, fallback: string): string {
    const known = this.given.get(key)
    if (known) return known
    const base = legal(wanted, fallback) || fallback
    let free = base
    for (let number = 2; this.taken.has(free); number++) free = `${base}_${number}`
    this.taken.add(free)
    this.given.set(key, free)
    return free
  }
}

export function pythonText(text: string): string {
  return JSON.stringify(text).replace(
    /[\u2028\u2029\u007f]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
