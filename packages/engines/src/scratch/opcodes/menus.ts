/** Menus that take a reporter: the shadow Scratch has for each, ours, and which words stand for each other. */

export type MenuSource =
  | 'places'
  | 'touchables'
  | 'cloneables'
  | 'costumes'
  | 'backdrops'
  | 'sounds'
  | 'messages'
  | 'keys'
  | 'ofTargets'
  | 'languages'

export interface MenuRule {
  /** Scratch's shadow block and its field. */
  opcode: string
  field: string
  /** Our shadow block. */
  type: string
  source: MenuSource | 'words'
  /** Scratch's words and ours. */
  words: Readonly<Record<string, string>>
}

const named = (
  opcode: string,
  field: string,
  source: MenuSource,
  words: Record<string, string> = {},
): MenuRule => ({ opcode, field, type: `menu_${source}`, source, words })

const fixed = (
  opcode: string,
  field: string,
  block: string,
  words: Record<string, string>,
): MenuRule => ({ opcode, field, type: `menu_${block}`.toLowerCase(), source: 'words', words })

const counted = (most: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: most }, (_, index) => [String(index + 1), String(index + 1)]),
  )

export const KEY_WORDS = {
  'up arrow': 'up',
  'down arrow': 'down',
  'left arrow': 'left',
  'right arrow': 'right',
}

const SPOTS = { _mouse_: '_mouse_', _random_: '_random_' }
const TOUCHED = { _mouse_: '_mouse_', _edge_: '_edge_' }
const PEN_PARAMS = {
  color: 'colour',
  saturation: 'saturation',
  brightness: 'brightness',
  transparency: 'transparency',
}
const BACKDROP_WORDS = {
  'next backdrop': '_next_',
  'previous backdrop': '_previous_',
  'random backdrop': '_random_',
}
const VOICES = { ALTO: 'alto', TENOR: 'tenor', SQUEAK: 'squeak', GIANT: 'giant', KITTEN: 'kitten' }

export const MENUS = {
  goTo: named('motion_goto_menu', 'TO', 'places', SPOTS),
  glideTo: named('motion_glideto_menu', 'TO', 'places', SPOTS),
  pointTowards: named('motion_pointtowards_menu', 'TOWARDS', 'places', SPOTS),
  costume: named('looks_costume', 'COSTUME', 'costumes'),
  backdrop: named('looks_backdrops', 'BACKDROP', 'backdrops', BACKDROP_WORDS),
  sound: named('sound_sounds_menu', 'SOUND_MENU', 'sounds'),
  message: named('event_broadcast_menu', 'BROADCAST_OPTION', 'messages'),
  clone: named('control_create_clone_of_menu', 'CLONE_OPTION', 'cloneables', {
    _myself_: '_myself_',
  }),
  touching: named('sensing_touchingobjectmenu', 'TOUCHINGOBJECTMENU', 'touchables', TOUCHED),
  touchingHat: named('event_touchingobjectmenu', 'TOUCHINGOBJECTMENU', 'touchables', TOUCHED),
  distance: named('sensing_distancetomenu', 'DISTANCETOMENU', 'touchables', TOUCHED),
  key: named('sensing_keyoptions', 'KEY_OPTION', 'keys', KEY_WORDS),
  ofTarget: named('sensing_of_object_menu', 'OBJECT', 'ofTargets', { _stage_: '_stage_' }),
  drum: fixed('music_menu_DRUM', 'DRUM', 'sound_drum_DRUM', counted(18)),
  instrument: fixed(
    'music_menu_INSTRUMENT',
    'INSTRUMENT',
    'sound_instrument_INSTRUMENT',
    counted(21),
  ),
  penSet: fixed('pen_menu_colorParam', 'colorParam', 'pen_set_param_PARAM', PEN_PARAMS),
  penChange: fixed('pen_menu_colorParam', 'colorParam', 'pen_change_param_PARAM', PEN_PARAMS),
  voice: fixed('text2speech_menu_voices', 'voices', 'speech_voice_VOICE', VOICES),
  speechLanguage: named('text2speech_menu_languages', 'languages', 'languages'),
  translateLanguage: named('translate_menu_languages', 'languages', 'languages'),
  videoWhat: fixed('videoSensing_menu_ATTRIBUTE', 'ATTRIBUTE', 'video_on_WHAT', {
    motion: 'motion',
    direction: 'direction',
  }),
  videoSubject: fixed('videoSensing_menu_SUBJECT', 'SUBJECT', 'video_on_SUBJECT', {
    Stage: 'stage',
    'this sprite': 'sprite',
  }),
  videoState: fixed('videoSensing_menu_VIDEO_STATE', 'VIDEO_STATE', 'video_switch_STATE', {
    on: 'on',
    off: 'off',
    'on-flipped': 'on-flipped',
  }),
} satisfies Record<string, MenuRule>

export type MenuName = keyof typeof MENUS

const FIELDS = new Map<string, string>(
  Object.values(MENUS).map(({ opcode, field }) => [opcode, field]),
)

/** The field of a menu's shadow that holds the choice; undefined for every other block. */
export const menuField = (opcode: string): string | undefined => FIELDS.get(opcode)

export const menuRule = (name: MenuName): MenuRule => MENUS[name]
