/** Examples that are games or that calculate: scores, quizzes, sorting, primes. */
import {
  block,
  callValue,
  define,
  param,
  signature,
} from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { words } from '../words.ts'
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
  repeat,
  set,
  touching,
  when,
} from './example.ts'

const SCORE = words('score', 'คะแนน', '得分', 'النقاط')

const mangoes: Example = {
  id: 'mangoes',
  title: words('Catch the mangoes', 'รับมะม่วง', '接芒果', 'التقط المانجو'),
  about: words(
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
  title: words('Keep the ball up', 'เดาะตะกร้อ', '颠藤球', 'أبقِ الكرة عالية'),
  about: words(
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
                  say(words('Your score: ', 'ได้คะแนน ', '得分：', 'نقاطك: ')),
                  get('score'),
                ),
                SECONDS: 2,
              }),
              block('control_stop', { WHAT: 'all' }),
            ),
          ],
          own: [
            { id: 'fall', name: say(words('fall', 'ความเร็วตก', '下落', 'السقوط')), type: 'own' },
          ],
        },
      ],
      [{ id: 'score', name: say(SCORE), type: '' }],
      ['score'],
    ),
}

const guess: Example = {
  id: 'guess',
  title: words('Guess my number', 'ทายตัวเลข', '猜数字', 'خمّن رقمي'),
  about: words(
    'Higher? Lower? How many tries do you need?',
    'มากไปหรือน้อยไป ต้องทายกี่ครั้ง',
    '大了？小了？你要猜几次？',
    'أعلى؟ أدنى؟ كم محاولة تحتاج؟',
  ),
  picture: 'star-1',
  make: (say, names) =>
    project(
      names,
      { costumes: ['space'] },
      [
        {
          id: 'star',
          costumes: both('star'),
          sounds: ['win'],
          scripts: [
            flag(
              set('secret', random(1, 100)),
              set('tries', 0),
              block('control_repeat_until', {
                IF: block('op_equal', { A: block('sensing_answer'), B: get('secret') }),
                DO: [
                  block('sensing_ask', {
                    TEXT: say(
                      words(
                        'A number from 1 to 100?',
                        'ตัวเลข 1 ถึง 100?',
                        '1 到 100 的数？',
                        'رقم من 1 إلى 100؟',
                      ),
                    ),
                  }),
                  change('tries', 1),
                  when(
                    block('op_less', { A: block('sensing_answer'), B: get('secret') }),
                    block('looks_say', {
                      TEXT: say(words('Higher!', 'มากกว่านี้!', '再大一点！', 'أعلى!')),
                    }),
                  ),
                  when(
                    block('op_greater', { A: block('sensing_answer'), B: get('secret') }),
                    block('looks_say', {
                      TEXT: say(words('Lower!', 'น้อยกว่านี้!', '再小一点！', 'أدنى!')),
                    }),
                  ),
                ],
              }),
              block('sound_play', { SOUND: 'win' }),
              block('looks_say', {
                TEXT: joined(
                  say(words('Yes! Tries: ', 'ถูกต้อง! ทายไป ', '对了！次数：', 'أحسنت! المحاولات: ')),
                  get('tries'),
                ),
              }),
            ),
          ],
        },
      ],
      [
        { id: 'secret', name: say(words('secret', 'เลขลับ', '秘密', 'السر')), type: '' },
        { id: 'tries', name: say(words('tries', 'จำนวนครั้ง', '次数', 'المحاولات')), type: '' },
      ],
      ['tries'],
    ),
}

const race: Example = {
  id: 'race',
  title: words('Tuk-tuk race', 'แข่งตุ๊กตุ๊ก', '嘟嘟车比赛', 'سباق التوك توك'),
  about: words(
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
              block('looks_say', { TEXT: say(words('I won!', 'ฉันชนะ!', '我赢了！', 'فزت!')) }),
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
                  words(
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
      [{ id: 'go', name: say(words('go', 'ออกตัว', '出发', 'انطلق')), type: 'message' }],
    ),
}

const fib = signature('fib', 'n')

const numbers: Example = {
  id: 'numbers',
  title: words(
    'A function that calls itself',
    'ฟังก์ชันที่เรียกตัวเอง',
    '会调用自己的函数',
    'دالة تنادي نفسها',
  ),
  about: words(
    'Fibonacci numbers, printed line by line.',
    'เลขฟีโบนัชชี พิมพ์ทีละบรรทัด',
    '一行一行打印斐波那契数。',
    'أعداد فيبوناتشي تُطبع سطرًا سطرًا.',
  ),
  picture: 'robot-2',
  make: (say, names) =>
    project(
      names,
      { costumes: ['paper'] },
      [
        {
          id: 'robot',
          costumes: both('robot'),
          scripts: [
            define(
              fib,
              when(
                block('op_less', { A: param('n'), B: 2 }),
                block('function_return', { VALUE: param('n') }),
              ),
              block('function_return', {
                VALUE: block('op_add', {
                  A: callValue(fib, block('op_subtract', { A: param('n'), B: 1 })),
                  B: callValue(fib, block('op_subtract', { A: param('n'), B: 2 })),
                }),
              }),
            ),
            flag(
              block('control_for', {
                VAR: 'i',
                FROM: 1,
                TO: 20,
                BY: 1,
                DO: [block('text_print', { TEXT: callValue(fib, get('i')) })],
              }),
            ),
          ],
        },
      ],
      [{ id: 'i', name: say(words('i', 'i', 'i', 'i')), type: '' }],
    ),
}

const primes: Example = {
  id: 'primes',
  title: words('Sieve of primes', 'ตะแกรงจำนวนเฉพาะ', '素数筛', 'غربال الأعداد الأولية'),
  about: words(
    'A very old trick finds all prime numbers up to 100.',
    'วิธีเก่าแก่หาจำนวนเฉพาะถึง 100',
    '古老的方法找出 100 以内的素数。',
    'حيلة قديمة جدًا تجد الأعداد الأولية حتى 100.',
  ),
  picture: 'elephant-2',
  make: (say, names) =>
    project(
      names,
      { costumes: ['jungle'] },
      [
        {
          id: 'elephant',
          costumes: both('elephant'),
          scripts: [
            flag(
              block('list_clear', { LIST: 'crossed' }),
              block('list_clear', { LIST: 'primes' }),
              repeat(100, block('list_add', { LIST: 'crossed', VALUE: 0 })),
              block('control_for', {
                VAR: 'n',
                FROM: 2,
                TO: 100,
                BY: 1,
                DO: [
                  when(
                    block('op_equal', {
                      A: block('list_item', { LIST: 'crossed', INDEX: get('n') }),
                      B: 0,
                    }),
                    block('list_add', { LIST: 'primes', VALUE: get('n') }),
                    set('m', block('op_multiply', { A: get('n'), B: get('n') })),
                    block('control_repeat_until', {
                      IF: block('op_greater', { A: get('m'), B: 100 }),
                      DO: [
                        block('list_replace', { LIST: 'crossed', INDEX: get('m'), VALUE: 1 }),
                        change('m', get('n')),
                      ],
                    }),
                  ),
                ],
              }),
              block('looks_say', {
                TEXT: joined(
                  say(words('I found ', 'พบทั้งหมด ', '找到 ', 'وجدت ')),
                  block('list_length', { LIST: 'primes' }),
                ),
              }),
            ),
          ],
        },
      ],
      [
        { id: 'crossed', name: say(words('crossed out', 'ขีดออก', '划掉', 'مشطوب')), type: 'list' },
        { id: 'primes', name: say(words('primes', 'จำนวนเฉพาะ', '素数', 'أولية')), type: 'list' },
        { id: 'n', name: 'n', type: '' },
        { id: 'm', name: 'm', type: '' },
      ],
      ['primes'],
    ),
}

const aquarium: Example = {
  id: 'aquarium',
  title: words('Aquarium', 'ตู้ปลา', '水族箱', 'حوض السمك'),
  about: words(
    'Fish follow the mouse, or swim away from it.',
    'ปลาว่ายตามเมาส์ หรือว่ายหนี',
    '鱼会跟着鼠标游，或者躲开。',
    'سمك يتبع الفأرة أو يهرب منها.',
  ),
  picture: 'betta-1',
  make: (_say, names) =>
    project(names, { costumes: ['andaman-sea'] }, [
      {
        id: 'betta',
        costumes: both('betta'),
        sounds: ['splash'],
        scripts: [
          flag(repeat(6, block('control_clone', { TARGET: '_myself_' })), block('looks_hide')),
          hat(
            'control_clone_start',
            {},
            block('looks_set_size', { SIZE: random(40, 90) }),
            block('looks_set_effect', { EFFECT: 'colour', VALUE: random(0, 200) }),
            block('motion_go_to', { TARGET: '_random_' }),
            block('motion_point', { DIRECTION: random(-180, 180) }),
            forever(
              either(
                block('op_less', { A: block('sensing_distance', { TARGET: '_mouse_' }), B: 90 }),
                [
                  block('motion_point_towards', { TARGET: '_mouse_' }),
                  block('motion_turn_right', { DEGREES: 180 }),
                  block('motion_move', { STEPS: 5 }),
                ],
                [
                  block('motion_turn_right', { DEGREES: random(-6, 6) }),
                  block('motion_move', { STEPS: 2 }),
                ],
              ),
              block('motion_bounce'),
              when(block('op_equal', { A: random(1, 8), B: 1 }), block('looks_next_costume')),
            ),
          ),
        ],
      },
    ]),
}

const rocket: Example = {
  id: 'rocket',
  title: words('Land the rocket', 'ลงจอดจรวด', '火箭降落', 'هبوط الصاروخ'),
  about: words(
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
                    TEXT: say(words('Soft landing!', 'ลงจอดนุ่มมาก!', '完美着陆！', 'هبوط ناعم!')),
                  }),
                ],
                [
                  block('sound_play', { SOUND: 'oops' }),
                  block('looks_say', {
                    TEXT: say(
                      words(
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
      [{ id: 'speed', name: say(words('speed', 'ความเร็ว', '速度', 'السرعة')), type: '' }],
      ['speed'],
    ),
}

export const GAME_EXAMPLES = [mangoes, takraw, guess, race, aquarium, rocket, numbers, primes]
