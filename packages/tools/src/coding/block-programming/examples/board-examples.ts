/** Programs to begin with on a board; each needs only parts that the board has. */
import { block, stack } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import type { BoardProfile, Part } from '@panya/engines/board/profiles/board-profile.ts'
import type { Variable } from '../core/document.ts'
import { type Message, message } from '../message.ts'
import {
  change,
  either,
  forever,
  get,
  greater,
  joined,
  less,
  random,
  repeat,
  set,
  variable,
  wait,
  when,
} from './example.ts'

export interface BoardExample {
  id: string
  title: Message
  about: Message
  /** What its card shows on sixteen columns. */
  dots: string
  needs: Part[]
  variables: Variable[]
  make(board: BoardProfile): BlockJson[]
}

const HEART = '000000000e1f3f7efc7e3f1f0e000000'
const SMALL_HEART = '0000000000000c1e3c1e0c0000000000'
const SMILE = '000000001c20404643404046201c0000'

const start = (...blocks: BlockJson[]): BlockJson => stack([block('board_start'), ...blocks])!

/** The middle of a picture, for a display with fewer columns. */
function picture(dots: string, board: BoardProfile): BlockJson {
  const aside = Math.max(0, 16 - board.columns)
  return block('display_picture', { PICTURE: dots.slice(aside, aside + board.columns * 2) })
}

const note = (name: string, beats = 1): BlockJson =>
  block('buzzer_note', { NOTE: name, BEATS: beats })

const tilted = (way: string): BlockJson => block('sensor_tilted', { WAY: way })

/** Moves a variable when the board leans, and keeps it on the display. */
const lean = (way: string, name: string, by: number): BlockJson =>
  when(tilted(way), change(name, by))

const keepWithin = (name: string, last: number): BlockJson[] => [
  when(less(get(name), 0), set(name, 0)),
  when(greater(get(name), last), set(name, last)),
]

export const BOARD_EXAMPLES: readonly BoardExample[] = [
  {
    id: 'blink',
    title: message('Blink', 'ไฟกะพริบ', '闪灯', 'وميض'),
    about: message(
      'The first program of every maker: a light goes on and off.',
      'โปรแกรมแรกของนักประดิษฐ์ทุกคน ไฟติดแล้วดับ',
      '每个创客的第一个程序：灯亮，灯灭。',
      'أول برنامج لكل صانع: مصباح يضيء وينطفئ.',
    ),
    dots: '000000003c7effffffff7e3c00000000',
    needs: ['leds'],
    variables: [],
    make: (board) => {
      const led = (level: string): BlockJson =>
        block('pin_led', { PIN: board.leds[0]!.name, LEVEL: level })
      return [start(forever(led('on'), wait(0.5), led('off'), wait(0.5)))]
    },
  },
  {
    id: 'heartbeat',
    title: message('Heartbeat', 'หัวใจเต้น', '心跳', 'نبض القلب'),
    about: message(
      'A heart that beats on the display. Draw your own pictures!',
      'หัวใจเต้นบนจอ LED ลองวาดภาพของตัวเองดูสิ',
      '显示屏上跳动的心。画出你自己的图案吧！',
      'قلب ينبض على الشاشة. ومكانه لصورك أنت أيضًا!',
    ),
    dots: HEART,
    needs: ['matrix'],
    variables: [],
    make: (board) => [
      start(forever(picture(HEART, board), wait(0.6), picture(SMALL_HEART, board), wait(0.3))),
    ],
  },
  {
    id: 'badge',
    title: message('Name badge', 'ป้ายชื่อ', '姓名牌', 'بطاقة اسم'),
    about: message(
      'Letters run over the display. Put your name in!',
      'ตัวอักษรวิ่งผ่านจอ ใส่ชื่อของคุณเป็นภาษาอังกฤษได้เลย',
      '字母在屏幕上滚动。换成你的名字（拼音）吧！',
      'حروف تمرّ على الشاشة. واسمك أيضًا، بالحروف اللاتينية!',
    ),
    dots: '7f0808087f007d00000c1e3c1e0c0000',
    needs: ['matrix'],
    variables: [],
    make: (board) => [
      start(
        forever(block('display_scroll', { TEXT: 'Hello, Panya!' }), picture(SMILE, board), wait(1)),
      ),
    ],
  },
  {
    id: 'melody',
    title: message('Little star', 'เพลงดาวน้อย', '小星星', 'النجمة الصغيرة'),
    about: message(
      'The buzzer plays a song. Change the notes or the tempo.',
      'บัซเซอร์เล่นเพลง ลองเปลี่ยนโน้ตหรือจังหวะ',
      '蜂鸣器演奏一首歌。换换音符或演奏速度。',
      'يعزف الطنّان أغنية. لنغيّر النغمات أو سرعة الإيقاع.',
    ),
    dots: '00000060607f02040c0860607f000000',
    needs: ['buzzer'],
    variables: [],
    make: () => [
      start(
        block('buzzer_tempo', { TEMPO: 160 }),
        ...['C4', 'C4', 'G4', 'G4', 'A4', 'A4'].map((name) => note(name)),
        note('G4', 2),
        ...['F4', 'F4', 'E4', 'E4', 'D4', 'D4'].map((name) => note(name)),
        note('C4', 2),
      ),
    ],
  },
  {
    id: 'dice',
    title: message('Dice', 'ลูกเต๋า', '骰子', 'نرد'),
    about: message(
      'Press S1 and the board rolls a number from 1 to 6.',
      'กด S1 แล้วบอร์ดจะทอยเลข 1 ถึง 6',
      '按下 S1，开发板会掷出 1 到 6。',
      'الزر S1 يجعل اللوحة ترمي رقمًا من 1 إلى 6.',
    ),
    dots: '00000000ff81a5819981a581ff000000',
    needs: ['matrix', 'buttons', 'buzzer'],
    variables: [],
    make: () => [
      stack([
        block('board_button', { BUTTON: 'S1' }),
        repeat(
          8,
          block('display_show', { TEXT: random(1, 6) }),
          block('buzzer_tone', { HERTZ: 900, SECONDS: 0.03 }),
          wait(0.08),
        ),
        block('buzzer_tone', { HERTZ: 1400, SECONDS: 0.2 }),
      ])!,
    ],
  },
  {
    id: 'night-light',
    title: message('Night light', 'ไฟกลางคืน', '小夜灯', 'ضوء الليل'),
    about: message(
      'Dark? The display lights up. Watch the light in the plotter.',
      'มืดแล้วใช่ไหม จอ LED จะสว่างเอง ดูค่าแสงในกราฟได้',
      '天黑了？显示屏就亮起来。在绘图器里看光线变化。',
      'هل حلّ الظلام؟ تضيء الشاشة، ويظهر الضوء في الراسم.',
    ),
    dots: '0000003c7e7e7e7e3c00080018000000',
    needs: ['matrix', 'light'],
    variables: [],
    make: () => [
      start(
        forever(
          block('serial_plot', { NAME: 'light', VALUE: block('sensor_light') }),
          either(
            less(block('sensor_light'), 25),
            [block('display_picture', { PICTURE: 'ff'.repeat(16) })],
            [block('display_clear')],
          ),
          wait(0.2),
        ),
      ),
    ],
  },
  {
    id: 'thermometer',
    title: message('Thermometer', 'เทอร์โมมิเตอร์', '温度计', 'ميزان حرارة'),
    about: message(
      'Shows how warm it is, and calls out when it gets hot.',
      'บอกอุณหภูมิ และส่งเสียงเตือนเมื่อร้อน',
      '显示温度，太热时会发出提醒。',
      'يعرض درجة الحرارة وينبّه عندما تشتد.',
    ),
    dots: '00000000000060fefffe600000000000',
    needs: ['matrix', 'temperature', 'buzzer'],
    variables: [],
    make: () => [
      start(
        forever(
          block('display_show', {
            TEXT: block('op_round', { A: block('sensor_temperature') }),
          }),
          block('text_print', {
            TEXT: joined('temperature:', block('sensor_temperature')),
          }),
          block('control_if', {
            IF: greater(block('sensor_temperature'), 40),
            DO: [block('buzzer_tone', { HERTZ: 1200, SECONDS: 0.2 })],
          }),
          wait(1),
        ),
      ),
    ],
  },
  {
    id: 'marble',
    title: message('Marble', 'ลูกแก้ว', '弹珠', 'كرة زجاجية'),
    about: message(
      'A dot rolls over the display when you lean the board.',
      'จุดไฟกลิ้งไปมาบนจอเมื่อเอียงบอร์ด',
      '倾斜开发板，光点就在屏幕上滚动。',
      'تتدحرج نقطة على الشاشة عندما تميل اللوحة.',
    ),
    dots: '00000000000018181800000000000000',
    needs: ['matrix', 'acceleration'],
    variables: [variable('x'), variable('y')],
    make: () => [
      start(
        set('x', 8),
        set('y', 4),
        forever(
          block('display_clear'),
          block('display_dot', { LEVEL: 'on', X: get('x'), Y: get('y') }),
          lean('left', 'x', -1),
          lean('right', 'x', 1),
          lean('forward', 'y', -1),
          lean('backward', 'y', 1),
          ...keepWithin('x', 15),
          ...keepWithin('y', 7),
          wait(0.15),
        ),
      ),
    ],
  },
]
