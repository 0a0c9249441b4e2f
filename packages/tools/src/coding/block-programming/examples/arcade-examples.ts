/** Games to play with keys and mouse: catching, racing, flying. */
import { block } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { message } from '../message.ts'
import {
  both,
  change,
  type Example,
  either,
  flag,
  forever,
  get,
  goTo,
  hat,
  joined,
  keyDown,
  project,
  random,
  set,
  touching,
  when,
} from './example.ts'

const SCORE = message('score', 'คะแนน', '得分', 'النقاط')

const mangoes: Example = {
  id: 'mangoes',
  title: message('Catch the mangoes', 'รับมะม่วง', '接芒果', 'التقط المانجو'),
  about: message(
    'Steer the elephant with the arrow keys.',
    'ใช้ปุ่มลูกศรบังคับช้าง',
    '用方向键控制大象。',
    'حرّك الفيل بمفاتيح الأسهم.',
  ),
  picture: 'elephant-1',
  make: (say, names) =>
    project(
      names,
      { costumes: ['rice-field'] },
      [
        {
          id: 'elephant',
          costumes: both('elephant'),
          sounds: ['trumpet'],
          start: { y: -120, rotationStyle: 'left-right' },
          scripts: [
            flag(
              set('score', 0),
              forever(
                when(
                  keyDown('right'),
                  block('motion_point', { DIRECTION: 90 }),
                  block('motion_move', { STEPS: 6 }),
                  block('looks_next_costume'),
                ),
                when(
                  keyDown('left'),
                  block('motion_point', { DIRECTION: -90 }),
                  block('motion_move', { STEPS: 6 }),
                  block('looks_next_costume'),
                ),
              ),
            ),
          ],
        },
        {
          id: 'mango',
          costumes: both('mango'),
          sounds: ['coin'],
          scripts: [
            flag(
              forever(
                goTo(random(-210, 210), 170),
                block('control_repeat_until', {
                  IF: block('op_or', {
                    A: touching('elephant'),
                    B: block('op_less', { A: block('motion_y'), B: -150 }),
                  }),
                  DO: [block('motion_change_y', { BY: -4 })],
                }),
                when(
                  touching('elephant'),
                  change('score', 1),
                  block('sound_play', { SOUND: 'coin' }),
                ),
              ),
            ),
          ],
        },
      ],
      [{ id: 'score', name: say(SCORE), type: '' }],
      ['score'],
    ),
}

const takraw: Example = {
  id: 'takraw',
  title: message('Keep the ball up', 'เดาะตะกร้อ', '颠藤球', 'أبقِ الكرة عالية'),
  about: message(
    'Gravity pulls. The mouse or your finger moves the child.',
    'ลูกตะกร้อตกลงมา ใช้เมาส์หรือนิ้วเลื่อนตัวละคร',
    '重力往下拉，用鼠标或手指移动小朋友。',
    'الجاذبية تسحب. حرّك الطفلة بالفأرة أو بإصبعك.',
  ),
  picture: 'takraw-ball-1',
  make: (say, names) =>
    project(
      names,
      { costumes: ['takraw-court'] },
      [
        {
          id: 'child',
          costumes: both('child'),
          start: { y: -110 },
          scripts: [flag(forever(block('motion_set_x', { X: block('sensing_mouse_x') })))],
        },
        {
          id: 'ball',
          costumes: both('takraw-ball'),
          sounds: ['jump', 'oops'],
          start: { rotationStyle: 'none' },
          scripts: [
            flag(
              set('score', 0),
              set('fall', 0),
              goTo(0, 120),
              block('control_repeat_until', {
                IF: block('op_less', { A: block('motion_y'), B: -150 }),
                DO: [
                  change('fall', -0.35),
                  block('motion_change_y', { BY: get('fall') }),
                  when(
                    block('op_and', {
                      A: touching('child'),
                      B: block('op_less', { A: get('fall'), B: 0 }),
                    }),
                    set('fall', random(8, 11)),
                    block('motion_change_x', { BY: random(-50, 50) }),
                    change('score', 1),
                    block('sound_play', { SOUND: 'jump' }),
                  ),
                ],
              }),
              block('sound_play', { SOUND: 'oops' }),
              block('looks_say_for', {
                TEXT: joined(
                  say(message('Your score: ', 'ได้คะแนน ', '得分：', 'نقاطك: ')),
                  get('score'),
                ),
                SECONDS: 2,
              }),
              block('control_stop', { WHAT: 'all' }),
            ),
          ],
          own: [
            {
              id: 'fall',
              name: say(message('fall', 'ความเร็วตก', '下落', 'السقوط')),
              type: 'own',
            },
          ],
        },
      ],
      [{ id: 'score', name: say(SCORE), type: '' }],
      ['score'],
    ),
}

const race: Example = {
  id: 'race',
  title: message('Tuk-tuk race', 'แข่งตุ๊กตุ๊ก', '嘟嘟车比赛', 'سباق التوك توك'),
  about: message(
    'Messages start the race; press space as fast as you can.',
    'ส่งข้อความเริ่มแข่ง แล้วกดเว้นวรรคให้เร็วที่สุด',
    '广播开始比赛，快按空格！',
    'رسالة تبدأ السباق؛ اضغط المسافة بأسرع ما يمكن.',
  ),
  picture: 'tuk-tuk-1',
  make: (say, names) =>
    project(
      names,
      { costumes: ['market'] },
      [
        {
          id: 'tuk-tuk',
          costumes: both('tuk-tuk'),
          sounds: ['engine', 'win'],
          start: { x: -180, y: -60 },
          scripts: [
            flag(
              block('looks_say_for', { TEXT: '3', SECONDS: 0.6 }),
              block('looks_say_for', { TEXT: '2', SECONDS: 0.6 }),
              block('looks_say_for', { TEXT: '1', SECONDS: 0.6 }),
              block('event_broadcast', { MESSAGE: 'go' }),
              block('control_wait_until', {
                IF: block('op_greater', { A: block('motion_x'), B: 180 }),
              }),
              block('sound_play', { SOUND: 'win' }),
              block('looks_say', { TEXT: say(message('I won!', 'ฉันชนะ!', '我赢了！', 'فزت!')) }),
              block('control_stop', { WHAT: 'all' }),
            ),
            hat(
              'event_key',
              { KEY: 'space' },
              block('motion_change_x', { BY: 12 }),
              block('looks_next_costume'),
            ),
          ],
        },
        {
          id: 'boat',
          costumes: both('long-tail-boat'),
          start: { x: -180, y: -130 },
          scripts: [
            hat(
              'event_message',
              { MESSAGE: 'go' },
              block('control_repeat_until', {
                IF: block('op_greater', { A: block('motion_x'), B: 180 }),
                DO: [block('motion_change_x', { BY: random(0, 3) }), block('looks_next_costume')],
              }),
              block('looks_say_for', {
                TEXT: say(
                  message(
                    'Faster next time!',
                    'คราวหน้าเร็วกว่านี้นะ!',
                    '下次再快点！',
                    'أسرع في المرة القادمة!',
                  ),
                ),
                SECONDS: 2,
              }),
              block('control_stop', { WHAT: 'all' }),
            ),
          ],
        },
      ],
      [{ id: 'go', name: say(message('go', 'ออกตัว', '出发', 'انطلق')), type: 'message' }],
    ),
}

const rocket: Example = {
  id: 'rocket',
  title: message('Land the rocket', 'ลงจอดจรวด', '火箭降落', 'هبوط الصاروخ'),
  about: message(
    'Hold the up arrow to brake. Land softly!',
    'กดลูกศรขึ้นเพื่อเบรก ลงจอดเบา ๆ นะ',
    '按住上箭头减速，轻轻着陆！',
    'اضغط السهم العلوي للفرملة. اهبط برفق!',
  ),
  picture: 'rocket-1',
  make: (say, names) =>
    project(
      names,
      { costumes: ['space'] },
      [
        {
          id: 'rocket',
          costumes: both('rocket'),
          sounds: ['rocket', 'win', 'oops'],
          start: { y: 150, rotationStyle: 'none' },
          scripts: [
            flag(
              set('speed', 0),
              goTo(0, 150),
              block('control_repeat_until', {
                IF: block('op_less', { A: block('motion_y'), B: -130 }),
                DO: [
                  change('speed', -0.06),
                  either(
                    keyDown('up'),
                    [change('speed', 0.14), block('looks_costume', { COSTUME: 'rocket-2' })],
                    [block('looks_costume', { COSTUME: 'rocket-1' })],
                  ),
                  block('motion_change_y', { BY: get('speed') }),
                ],
              }),
              either(
                block('op_greater', { A: get('speed'), B: -1.5 }),
                [
                  block('sound_play', { SOUND: 'win' }),
                  block('looks_say', {
                    TEXT: say(message('Soft landing!', 'ลงจอดนุ่มมาก!', '完美着陆！', 'هبوط ناعم!')),
                  }),
                ],
                [
                  block('sound_play', { SOUND: 'oops' }),
                  block('looks_say', {
                    TEXT: say(
                      message(
                        'Too fast! Try again.',
                        'เร็วไป! ลองใหม่นะ',
                        '太快了！再试一次。',
                        'سريع جدًا! حاول مجددًا.',
                      ),
                    ),
                  }),
                ],
              ),
            ),
          ],
        },
      ],
      [{ id: 'speed', name: say(message('speed', 'ความเร็ว', '速度', 'السرعة')), type: '' }],
      ['speed'],
    ),
}

export const ARCADE_EXAMPLES = [mangoes, takraw, race, rocket]
