/** Examples for the first hours: moving, talking, drawing, music. */
import {
  block,
  call,
  define,
  param,
  signature,
} from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { message } from '../message.ts'
import {
  change,
  changeX,
  changeY,
  type Example,
  flag,
  forever,
  get,
  goTo,
  hat,
  joined,
  move,
  play,
  random,
  repeat,
  set,
  speak,
  turn,
  variable,
  wait,
} from './example.ts'

export const WALK: Example = {
  id: 'walk',
  title: message('A walk in the field', 'เดินเล่นในทุ่งนา', '田野散步', 'نزهة في الحقل'),
  about: message(
    'A cat walks to and fro. Change its speed!',
    'แมวเดินไปเดินมา ลองเปลี่ยนความเร็วดูสิ',
    '小猫走来走去。试着改变速度！',
    'قطة تمشي ذهابًا وإيابًا. لنغيّر سرعتها!',
  ),
  picture: 'cat-1',
  make: () => ({
    backdrop: 'rice-field',
    sprites: [
      {
        id: 'cat',
        sounds: ['meow'],
        start: { y: -90, rotationStyle: 'left-right' },
        scripts: [
          flag(forever(move(8), block('looks_next_costume'), block('motion_bounce'), wait(0.1))),
          hat('event_clicked', {}, play('meow')),
        ],
      },
    ],
  }),
}

const hello: Example = {
  id: 'hello',
  title: message('What is your name?', 'คุณชื่ออะไร', '你叫什么名字？', 'ما اسمك؟'),
  about: message(
    'The owl asks and answers.',
    'นกฮูกถามแล้วตอบ',
    '猫头鹰会问也会答。',
    'البومة تسأل وتجيب.',
  ),
  picture: 'owl-1',
  make: (say) => ({
    backdrop: 'paper',
    sprites: [
      {
        id: 'owl',
        sounds: ['hoot'],
        scripts: [
          flag(
            play('hoot'),
            block('sensing_ask', {
              TEXT: say('What is your name?', 'คุณชื่ออะไร', '你叫什么名字？', 'ما اسمك؟'),
            }),
            speak(
              joined(
                say('Nice to meet you, ', 'ยินดีที่ได้รู้จัก ', '很高兴认识你，', 'سعيدة بلقائك يا '),
                block('sensing_answer'),
              ),
              2,
            ),
            speak(
              joined(
                say(
                  'Letters in your name: ',
                  'จำนวนตัวอักษรในชื่อ: ',
                  '名字的字数：',
                  'عدد حروف اسمك: ',
                ),
                block('text_length', { TEXT: block('sensing_answer') }),
              ),
              2,
            ),
          ),
          flag(forever(block('looks_next_costume'), wait(0.4))),
        ],
      },
    ],
  }),
}

const petal = signature('petal', 'size')

const flower: Example = {
  id: 'flower',
  title: message('Flower with a function', 'วาดดอกไม้ด้วยฟังก์ชัน', '用函数画花', 'زهرة بدالة'),
  about: message(
    'One function draws a petal, a loop makes the flower.',
    'ฟังก์ชันวาดกลีบหนึ่งกลีบ แล้ววนซ้ำเป็นดอกไม้',
    '函数画一片花瓣，循环画出整朵花。',
    'دالة ترسم بتلة، وحلقة تصنع الزهرة.',
  ),
  picture: 'butterfly-1',
  make: (say) => {
    const named = {
      ...petal,
      name: say('petal', 'กลีบดอก', '花瓣', 'بتلة'),
      params: [{ id: 'size', name: say('size', 'ขนาด', '大小', 'حجم') }],
    }
    return {
      backdrop: 'paper',
      sprites: [
        {
          id: 'butterfly',
          start: { size: 60 },
          scripts: [
            define(
              named,
              repeat(2, repeat(12, move(param('size', named.params[0]!.name)), turn(5)), turn(120)),
            ),
            flag(
              block('pen_clear'),
              block('pen_set_size', { SIZE: 3 }),
              block('pen_set_colour', { COLOUR: '#e11d48' }),
              block('pen_down'),
              repeat(10, call(named, 10), turn(36), block('pen_change_colour', { BY: 10 })),
              block('pen_up'),
            ),
          ],
        },
      ],
    }
  },
}

const song: Example = {
  id: 'song',
  title: message('A little song', 'เพลงสั้น ๆ', '一首小曲', 'لحن صغير'),
  about: message(
    'Notes in a list, played one by one.',
    'โน้ตอยู่ในรายการ เล่นทีละตัว',
    '列表里的音符，一个一个演奏。',
    'نغمات في قائمة تُعزف واحدة بعد أخرى.',
  ),
  picture: 'robot-1',
  make: (say) => ({
    backdrop: 'lantern-night',
    sprites: [
      {
        id: 'robot',
        sounds: ['drum'],
        scripts: [
          flag(
            block('list_split', {
              LIST: 'notes',
              TEXT: '60 60 67 67 69 69 67 65 65 64 64 62 62 60',
              BY: ' ',
            }),
            block('control_for_each', {
              VAR: 'note',
              LIST: 'notes',
              DO: [
                block('looks_next_costume'),
                block('sound_note', { NOTE: get('note'), BEATS: 0.75 }),
              ],
            }),
            speak('♪', 1),
          ),
        ],
      },
    ],
    shared: [
      variable('notes', say('notes', 'โน้ต', '音符', 'نغمات'), 'list'),
      variable('note', say('note', 'ตัวโน้ต', '音', 'نغمة')),
    ],
    watched: ['notes'],
  }),
}

const lanterns: Example = {
  id: 'lanterns',
  title: message('Night of lanterns', 'คืนลอยโคม', '天灯之夜', 'ليلة الفوانيس'),
  about: message(
    'Every click lets a lantern fly. They are clones.',
    'คลิกแล้วโคมลอยขึ้น ทุกดวงคือโคลน',
    '每次点击放飞一盏天灯，它们都是克隆体。',
    'كل نقرة تطلق فانوسًا. كلها نسخ.',
  ),
  picture: 'lantern-1',
  make: (say) => ({
    backdrop: 'lantern-night',
    sprites: [
      {
        id: 'lantern',
        start: { y: -130, size: 70 },
        scripts: [
          flag(
            speak(say('Click me!', 'คลิกฉันสิ!', '点我！', 'نقرة عليّ!'), 2),
            repeat(8, block('control_clone', { TARGET: '_myself_' }), wait(0.5)),
          ),
          hat('event_clicked', {}, block('control_clone', { TARGET: '_myself_' })),
          hat(
            'control_clone_start',
            {},
            block('looks_set_size', { SIZE: random(30, 70) }),
            block('motion_set_x', { X: random(-220, 220) }),
            repeat(200, changeY(1.6), changeX(random(-1, 1))),
            block('control_delete_clone'),
          ),
        ],
      },
    ],
  }),
}

const spiral: Example = {
  id: 'spiral',
  title: message('Rainbow spiral', 'เกลียวสายรุ้ง', '彩虹螺旋', 'حلزون قوس قزح'),
  about: message(
    'Each line is a little longer than the last.',
    'เส้นแต่ละเส้นยาวขึ้นทีละนิด',
    '每条线都比上一条长一点。',
    'كل خط أطول قليلًا من سابقه.',
  ),
  picture: 'gecko-1',
  make: (say) => ({
    backdrop: 'paper',
    sprites: [
      {
        id: 'gecko',
        start: { size: 50 },
        scripts: [
          flag(
            block('pen_clear'),
            goTo(0, 0),
            set('long', 1),
            block('pen_set_colour', { COLOUR: '#e11d48' }),
            block('pen_down'),
            repeat(
              90,
              move(get('long')),
              turn(91),
              change('long', 3),
              block('pen_change_colour', { BY: 2 }),
            ),
            block('pen_up'),
          ),
        ],
      },
    ],
    shared: [variable('long', say('length', 'ความยาว', '长度', 'الطول'))],
  }),
}

export const FIRST_EXAMPLES = [WALK, hello, flower, spiral, song, lanterns]
