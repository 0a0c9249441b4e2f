/** Games to play with keys and mouse: catching, racing, flying. */
import { block } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import type { Variable } from '../core/document.ts'
import { message } from '../message.ts'
import {
  change,
  changeX,
  changeY,
  type Example,
  either,
  flag,
  forever,
  get,
  goTo,
  greater,
  hat,
  joined,
  keyDown,
  less,
  move,
  play,
  random,
  type Say,
  set,
  speak,
  touching,
  until,
  variable,
  when,
} from './example.ts'

const score = (say: Say): Variable => variable('score', say('score', 'คะแนน', '得分', 'النقاط'))

const mangoes: Example = {
  id: 'mangoes',
  title: message('Catch the mangoes', 'รับมะม่วง', '接芒果', 'التقاط المانجو'),
  about: message(
    'Steer the elephant with the arrow keys.',
    'ใช้ปุ่มลูกศรบังคับช้าง',
    '用方向键控制大象。',
    'مفاتيح الأسهم تحرّك الفيل.',
  ),
  picture: 'elephant-1',
  make: (say) => ({
    backdrop: 'rice-field',
    sprites: [
      {
        id: 'elephant',
        sounds: ['trumpet'],
        start: { y: -120, rotationStyle: 'left-right' },
        scripts: [
          flag(
            set('score', 0),
            forever(
              when(
                keyDown('right'),
                block('motion_point', { DIRECTION: 90 }),
                move(6),
                block('looks_next_costume'),
              ),
              when(
                keyDown('left'),
                block('motion_point', { DIRECTION: -90 }),
                move(6),
                block('looks_next_costume'),
              ),
            ),
          ),
        ],
      },
      {
        id: 'mango',
        sounds: ['coin'],
        scripts: [
          flag(
            forever(
              goTo(random(-210, 210), 170),
              until(
                block('op_or', {
                  A: touching('elephant'),
                  B: less(block('motion_y'), -150),
                }),
                changeY(-4),
              ),
              when(touching('elephant'), change('score', 1), play('coin')),
            ),
          ),
        ],
      },
    ],
    shared: [score(say)],
    watched: ['score'],
  }),
}

const takraw: Example = {
  id: 'takraw',
  title: message('Keep the ball up', 'เดาะตะกร้อ', '颠藤球', 'لتبقَ الكرة عالية'),
  about: message(
    'Gravity pulls. The mouse or your finger moves the child.',
    'ลูกตะกร้อตกลงมา ใช้เมาส์หรือนิ้วเลื่อนตัวละคร',
    '重力往下拉，用鼠标或手指移动小朋友。',
    'الجاذبية تسحب. والفأرة أو إصبعك يحرّكان الطفلة.',
  ),
  picture: 'takraw-ball-1',
  make: (say) => ({
    backdrop: 'takraw-court',
    sprites: [
      {
        id: 'child',
        start: { y: -110 },
        scripts: [flag(forever(block('motion_set_x', { X: block('sensing_mouse_x') })))],
      },
      {
        id: 'ball',
        from: 'takraw-ball',
        sounds: ['jump', 'oops'],
        start: { rotationStyle: 'none' },
        scripts: [
          flag(
            set('score', 0),
            set('fall', 0),
            goTo(0, 120),
            until(
              less(block('motion_y'), -150),
              change('fall', -0.35),
              changeY(get('fall')),
              when(
                block('op_and', {
                  A: touching('child'),
                  B: less(get('fall'), 0),
                }),
                set('fall', random(8, 11)),
                changeX(random(-50, 50)),
                change('score', 1),
                play('jump'),
              ),
            ),
            play('oops'),
            speak(joined(say('Your score: ', 'ได้คะแนน ', '得分：', 'نقاطك: '), get('score')), 2),
            block('control_stop', { WHAT: 'all' }),
          ),
        ],
        own: [variable('fall', say('fall', 'ความเร็วตก', '下落', 'السقوط'), 'own')],
      },
    ],
    shared: [score(say)],
    watched: ['score'],
  }),
}

const race: Example = {
  id: 'race',
  title: message('Tuk-tuk race', 'แข่งตุ๊กตุ๊ก', '嘟嘟车比赛', 'سباق التوك توك'),
  about: message(
    'Messages start the race; press space as fast as you can.',
    'ส่งข้อความเริ่มแข่ง แล้วกดเว้นวรรคให้เร็วที่สุด',
    '广播开始比赛，快按空格！',
    'رسالة تبدأ السباق؛ والضغط على المسافة بأسرع ما يمكن.',
  ),
  picture: 'tuk-tuk-1',
  make: (say) => ({
    backdrop: 'market',
    sprites: [
      {
        id: 'tuk-tuk',
        sounds: ['engine', 'win'],
        start: { x: -180, y: -60 },
        scripts: [
          flag(
            speak('3', 0.6),
            speak('2', 0.6),
            speak('1', 0.6),
            block('event_broadcast', { MESSAGE: 'go' }),
            block('control_wait_until', {
              IF: greater(block('motion_x'), 180),
            }),
            play('win'),
            speak(say('I won!', 'ฉันชนะ!', '我赢了！', 'فزت!')),
            block('control_stop', { WHAT: 'all' }),
          ),
          hat('event_key', { KEY: 'space' }, changeX(12), block('looks_next_costume')),
        ],
      },
      {
        id: 'boat',
        from: 'long-tail-boat',
        start: { x: -180, y: -130 },
        scripts: [
          hat(
            'event_message',
            { MESSAGE: 'go' },
            until(
              greater(block('motion_x'), 180),
              changeX(random(0, 3)),
              block('looks_next_costume'),
            ),
            speak(
              say(
                'Faster next time!',
                'คราวหน้าเร็วกว่านี้นะ!',
                '下次再快点！',
                'أسرع في المرة القادمة!',
              ),
              2,
            ),
            block('control_stop', { WHAT: 'all' }),
          ),
        ],
      },
    ],
    shared: [variable('go', say('go', 'ออกตัว', '出发', 'انطلاق'), 'message')],
  }),
}

const rocket: Example = {
  id: 'rocket',
  title: message('Land the rocket', 'ลงจอดจรวด', '火箭降落', 'هبوط الصاروخ'),
  about: message(
    'Hold the up arrow to brake. Land softly!',
    'กดลูกศรขึ้นเพื่อเบรก ลงจอดเบา ๆ นะ',
    '按住上箭头减速，轻轻着陆！',
    'السهم العلوي للفرملة. هبوطًا لطيفًا!',
  ),
  picture: 'rocket-1',
  make: (say) => ({
    backdrop: 'space',
    sprites: [
      {
        id: 'rocket',
        sounds: ['rocket', 'win', 'oops'],
        start: { y: 150, rotationStyle: 'none' },
        scripts: [
          flag(
            set('speed', 0),
            goTo(0, 150),
            until(
              less(block('motion_y'), -130),
              change('speed', -0.06),
              either(
                keyDown('up'),
                [change('speed', 0.14), block('looks_costume', { COSTUME: 'rocket-2' })],
                [block('looks_costume', { COSTUME: 'rocket-1' })],
              ),
              changeY(get('speed')),
            ),
            either(
              greater(get('speed'), -1.5),
              [play('win'), speak(say('Soft landing!', 'ลงจอดนุ่มมาก!', '完美着陆！', 'هبوط ناعم!'))],
              [
                play('oops'),
                speak(
                  say(
                    'Too fast! Try again.',
                    'เร็วไป! ลองใหม่นะ',
                    '太快了！再试一次。',
                    'سريع جدًا! إعادة المحاولة ممكنة.',
                  ),
                ),
              ],
            ),
          ),
        ],
      },
    ],
    shared: [variable('speed', say('speed', 'ความเร็ว', '速度', 'السرعة'))],
    watched: ['speed'],
  }),
}

export const ARCADE_EXAMPLES = [mangoes, takraw, race, rocket]
