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
  change,
  type Example,
  either,
  equal,
  flag,
  forever,
  get,
  greater,
  hat,
  joined,
  less,
  move,
  play,
  random,
  repeat,
  set,
  speak,
  turn,
  until,
  variable,
  when,
} from './example.ts'

const guess: Example = {
  id: 'guess',
  title: message('Guess my number', 'ทายตัวเลข', '猜数字', 'تخمين رقمي'),
  about: message(
    'Higher? Lower? How many tries do you need?',
    'มากไปหรือน้อยไป ต้องทายกี่ครั้ง',
    '大了？小了？你要猜几次？',
    'أعلى؟ أدنى؟ كم محاولة تكفي؟',
  ),
  picture: 'star-1',
  make: (say) => ({
    backdrop: 'space',
    sprites: [
      {
        id: 'star',
        sounds: ['win'],
        scripts: [
          flag(
            set('secret', random(1, 100)),
            set('tries', 0),
            until(
              equal(block('sensing_answer'), get('secret')),
              block('sensing_ask', {
                TEXT: say(
                  'A number from 1 to 100?',
                  'ตัวเลข 1 ถึง 100?',
                  '1 到 100 的数？',
                  'رقم من 1 إلى 100؟',
                ),
              }),
              change('tries', 1),
              when(
                less(block('sensing_answer'), get('secret')),
                speak(say('Higher!', 'มากกว่านี้!', '再大一点！', 'أعلى!')),
              ),
              when(
                greater(block('sensing_answer'), get('secret')),
                speak(say('Lower!', 'น้อยกว่านี้!', '再小一点！', 'أدنى!')),
              ),
            ),
            play('win'),
            speak(
              joined(
                say('Yes! Tries: ', 'ถูกต้อง! ทายไป ', '对了！次数：', 'أحسنت! المحاولات: '),
                get('tries'),
              ),
            ),
          ),
        ],
      },
    ],
    shared: [
      variable('secret', say('secret', 'เลขลับ', '秘密', 'السر')),
      variable('tries', say('tries', 'จำนวนครั้ง', '次数', 'المحاولات')),
    ],
    watched: ['tries'],
  }),
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
  make: () => ({
    backdrop: 'andaman-sea',
    sprites: [
      {
        id: 'betta',
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
                less(block('sensing_distance', { TARGET: '_mouse_' }), 90),
                [block('motion_point_towards', { TARGET: '_mouse_' }), turn(180), move(5)],
                [turn(random(-6, 6)), move(2)],
              ),
              block('motion_bounce'),
              when(equal(random(1, 8), 1), block('looks_next_costume')),
            ),
          ),
        ],
      },
    ],
  }),
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
  make: (say) => ({
    backdrop: 'paper',
    sprites: [
      {
        id: 'robot',
        scripts: [
          define(
            fib,
            when(less(param('n'), 2), block('function_return', { VALUE: param('n') })),
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
    shared: [variable('i', say('i', 'i', 'i', 'i'))],
  }),
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
  make: (say) => ({
    backdrop: 'jungle',
    sprites: [
      {
        id: 'elephant',
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
                  equal(block('list_item', { LIST: 'crossed', INDEX: get('n') }), 0),
                  block('list_add', { LIST: 'primes', VALUE: get('n') }),
                  set('m', block('op_multiply', { A: get('n'), B: get('n') })),
                  until(
                    greater(get('m'), 100),
                    block('list_replace', { LIST: 'crossed', INDEX: get('m'), VALUE: 1 }),
                    change('m', get('n')),
                  ),
                ),
              ],
            }),
            speak(
              joined(
                say('I found ', 'พบทั้งหมด ', '找到 ', 'وجدت '),
                block('list_length', { LIST: 'primes' }),
              ),
            ),
          ),
        ],
      },
    ],
    shared: [
      variable('crossed', say('crossed out', 'ขีดออก', '划掉', 'مشطوب'), 'list'),
      variable('primes', say('primes', 'จำนวนเฉพาะ', '素数', 'أولية'), 'list'),
      variable('n'),
      variable('m'),
    ],
    watched: ['primes'],
  }),
}

export const THINKING_EXAMPLES = [guess, aquarium, numbers, primes]
