/** Turns the names learners give (in any script) into different, legal Python names. */

import type { Py } from '../../code/python-code.ts'
import { UniqueNames } from '../unique-names.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words of the language and what is built in. */
const OF_PYTHON =
  'False None True and as assert async await break case class continue def del elif else except finally for from ' +
  'global if import in is lambda match nonlocal not or pass raise return try type while with yield ' +
  'abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex ' +
  'copyright credits delattr dict dir display divmod enumerate eval exec exit filter float format frozenset getattr ' +
  'globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max ' +
  'memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice ' +
  'sorted staticmethod str sum super tuple vars zip'

const OF_STAGE =
  'Sprite Stage stage run wait timer reset_timer answer broadcast broadcast_and_wait stop_all now set_stage ' +
  'pen music mouse keys model sprite_named colour_named message_named key_named property_of variable_of name_variable days_since_2000 up_to'

const OF_BOARDS =
  'buzzer button light temperature acceleration tilted shaken clock led output usb power read_input analog servo ' +
  'pixel pixels_off plot seconds stop_other_scripts when_start when_button when_input time machine Pin ADC PWM ' +
  'I2C Display Buzzer const'

/** What gives values the blocks' meaning where nobody else does. */
const OF_VALUES =
  'text number same less divide mod item letter letters length slice_text contains has_item index_of add_item ' +
  'delete_item insert_item set_item split counting list_text is_true math_of random_between round_half_up ' +
  'next_frame math seed_random Dice ask'

/** What a text beside the blocks is written with besides. */
const OF_TEXT =
  'as_number at_once ceiling counting floor is_loud is_online item join letter letters loudness delete_item ' +
  'insert_item set_item index_of missing missing_value missing_truth power10 random_between set_speech_language ' +
  'set_voice speak split sqrt sin cos tan asin acos atan ln log exp translate username viewer_language video ' +
  'wait_until next_frame block'

/** For what is flashed to a board. */
export const RESERVED = words(`${OF_PYTHON} ${OF_VALUES} ${OF_STAGE} ${OF_BOARDS}`)
/** For the text of the stage: what it does not use is free for learners. */
export const RESERVED_ON_STAGE = words(`${OF_PYTHON} ${OF_STAGE} ${OF_TEXT}`)
/** For the text beside the blocks of a board. */
export const RESERVED_BESIDE_BOARD = words(`${OF_PYTHON} ${OF_TEXT} ${OF_BOARDS} run wait stop_all`)

/** What every sprite has or can do. */
export const OF_SPRITES = words(
  'backdrop_named change_pen_param change_pen_hue change_pen_shade change_sound_effect clear_sound_effects clone_named ' +
    'colour_touching costume_named drum legacy_count set_instrument set_pen_hue set_pen_param set_pen_shade ' +
    'set_sound_effect sound_named switch_backdrop_and_wait when_louder when_touching when_video ask bounce change_effect change_pen_colour change_x change_y clear_effects clone costume_name costume_number ' +
    'delete_clone direction distance_to draggable glide glide_to go_to go_to_target hide layer_by layer_to move name ' +
    'next_backdrop next_costume note pen_down pen_size pen_up play play_until_done point point_towards resize ' +
    'rotation_style say say_for set_effect set_pen_colour set_pen_size set_volume set_x set_y show size stamp ' +
    'stop_other_scripts switch_backdrop think think_for touching touching_colour turn visible volume wear ' +
    'when_backdrop when_clicked when_clone_starts when_flag when_key when_message when_model_sees when_timer x y ' +
    'block change_pen_size change_size change_volume go_backward go_forward turn_left',
)

/**
 * Letters that every Python knows: Latin to Arabic, the scripts of India to Myanmar, Khmer, Kana, Han and Hangul.
 * Browsers learn new ones sooner than Python, for which they are then no letters.
 */
const KNOWN: readonly (readonly [first: number, last: number])[] = [
  [0, 0x6ff],
  [0x900, 0x109f],
  [0x1780, 0x17ff],
  [0x3040, 0x30ff],
  [0x4e00, 0x9fa5],
  [0xac00, 0xd7a3],
]

function isKnown(sign: string): boolean {
  const code = sign.codePointAt(0)!
  return KNOWN.some(([first, last]) => code >= first && code <= last)
}

const LEGAL = /^\p{XID_Start}\p{XID_Continue}*$/u
const LONGEST = 60

/** Letters, digits and marks of all scripts as Python sees them (it brings names into this form itself). */
function legal(name: string, fallback: string): string {
  const cleaned = Array.from(name.slice(0, LONGEST * 4).normalize('NFKC'))
    .slice(0, LONGEST)
    .map((sign) => (isKnown(sign) ? sign : '_'))
    .join('')
    .replace(/\P{XID_Continue}+|_+/gu, '_')
    .replace(/^_+|_+$/g, '')
  const started = /^\p{XID_Start}/u.test(cleaned)
    ? cleaned
    : `${fallback}_${cleaned}`.replace(/_+$/, '')
  const isSame = started.normalize('NFKC') === started && LEGAL.test(started)
  return isSame ? started : fallback
}

/** Python people write names in small letters. */
function lowerLatin(name: string): string {
  return /^[A-Za-z0-9_]+$/.test(name) ? name.toLowerCase() : name
}

export class PythonNames {
  readonly #names: UniqueNames<Py>
  readonly #keepsCase: boolean
  readonly #params = new Map<string, Py>()
  readonly #paramsOf = new Map<string, Set<string>>()

  /** What goes to boards is written in small letters, as it always was; what learners read keeps their own. */
  constructor(reserved = RESERVED, keepsCase = false) {
    this.#names = new UniqueNames<Py>(reserved)
    this.#keepsCase = keepsCase
  }

  /** Gives something a name that is its own by right: the stage is `stage`. */
  keep(key: readonly string[], name: Py): void {
    this.#names.keep(key, name)
  }

  isTaken(name: string): boolean {
    const isParam = [...this.#paramsOf.values()].some((params) => params.has(name))
    return isParam || this.#names.isTaken(name)
  }

  #legal(wanted: string, fallback: string): string {
    const name = legal(wanted, fallback)
    return this.#keepsCase ? name : lowerLatin(name)
  }

  /** The Python name of something; the same key always gets the same name. */
  name(key: readonly string[], wanted: string, fallback: string): Py {
    return this.#names.find(key, this.#legal(wanted, fallback))
  }

  /** A name that holds only inside one function: another may have the same. */
  param(fn: readonly string[], id: string, wanted: string): Py {
    const key = JSON.stringify([...fn, id])
    const known = this.#params.get(key)
    if (known) return known
    const mine = JSON.stringify(fn)
    const taken = this.#paramsOf.get(mine) ?? new Set<string>()
    this.#paramsOf.set(mine, taken)
    const base = this.#legal(wanted, 'value')
    let [free, number] = [base, 1]
    while (taken.has(free) || this.#names.isTaken(free)) free = `${base}_${++number}`
    taken.add(free)
    this.#params.set(key, free as Py)
    return free as Py
  }

  /** The same for something a sprite holds: it must not hide what every sprite can do. */
  own(key: readonly string[], wanted: string): Py {
    const base = this.#legal(wanted, 'value')
    return this.#names.find(key, OF_SPRITES.has(base) ? `own_${base}` : base)
  }
}
