/** Examples that ask and calculate: a quiz, an aquarium of clones, famous numbers, primes. */
import {
  block,
  callValue,
  define,
  param,
  signature,
} from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { message } from '../message.ts'
import {
  both,
  change,
  type Example,
  either,
  flag,
  forever,
  get,
  hat,
  joined,
  project,
  random,
  repeat,
  set,
  when,
} from './example.ts'

const guess: Example = {
  id: 'guess',
  title: message('Guess my number', 'ทายตัวเลข', '猜数字', 'خمّن رقمي'),
  about: message(
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
                      message(
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
                      TEXT: say(message('Higher!', 'มากกว่านี้!', '再大一点！', 'أعلى!')),
                    }),
                  ),
                  when(
                    block('op_greater', { A: block('sensing_answer'), B: get('secret') }),
                    block('looks_say', {
                      TEXT: say(message('Lower!', 'น้อยกว่านี้!', '再小一点！', 'أدنى!')),
                    }),
                  ),
                ],
              }),
              block('sound_play', { SOUND: 'win' }),
              block('looks_say', {
                TEXT: joined(
                  say(
                    message('Yes! Tries: ', 'ถูกต้อง! ทายไป ', '对了！次数：', 'أحسنت! المحاولات: '),
                  ),
                  get('tries'),
                ),
              }),
            ),
          ],
        },
      ],
      [
        { id: 'secret', name: say(message('secret', 'เลขลับ', '秘密', 'السر')), type: '' },
        { id: 'tries', name: say(message('tries', 'จำนวนครั้ง', '次数', 'المحاولات')), type: '' },
      ],
      ['tries'],
    ),
}

const aquarium: Example = {
  id: 'aquarium',
  title: message('Aquarium', 'ตู้ปลา', '水族箱', 'حوض السمك'),
  about: message(
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

const fib = signature('fib', 'n')

const numbers: Example = {
  id: 'numbers',
  title: message(
    'A function that calls itself',
    'ฟังก์ชันที่เรียกตัวเอง',
    '会调用自己的函数',
    'دالة تنادي نفسها',
  ),
  about: message(
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
      [{ id: 'i', name: say(message('i', 'i', 'i', 'i')), type: '' }],
    ),
}

const primes: Example = {
  id: 'primes',
  title: message('Sieve of primes', 'ตะแกรงจำนวนเฉพาะ', '素数筛', 'غربال الأعداد الأولية'),
  about: message(
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
                  say(message('I found ', 'พบทั้งหมด ', '找到 ', 'وجدت ')),
                  block('list_length', { LIST: 'primes' }),
                ),
              }),
            ),
          ],
        },
      ],
      [
        {
          id: 'crossed',
          name: say(message('crossed out', 'ขีดออก', '划掉', 'مشطوب')),
          type: 'list',
        },
        {
          id: 'primes',
          name: say(message('primes', 'จำนวนเฉพาะ', '素数', 'أولية')),
          type: 'list',
        },
        { id: 'n', name: 'n', type: '' },
        { id: 'm', name: 'm', type: '' },
      ],
      ['primes'],
    ),
}

export const THINKING_EXAMPLES = [guess, aquarium, numbers, primes]
