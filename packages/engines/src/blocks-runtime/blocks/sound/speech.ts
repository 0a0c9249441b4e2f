/** Words read aloud. */
import { py } from '../../../code/python-code.ts'
import { menu, text } from '../../catalogue/block-spec.ts'
import { VOICES } from '../../catalogue/choices.ts'
import { js } from '../../compile/javascript-code.ts'
import { jsId } from '../../compile/javascript-pieces.ts'
import { menuCode } from '../../compile/menu-code.ts'
import { defineBlock } from '../define-block.ts'
import type { Words } from '../words.ts'

export const speechSpeak = defineBlock({
  type: 'speech_speak',
  category: 'sound',
  shape: 'statement',
  args: [text('TEXT', 'Hello!')],
  javascript: (block, scope) =>
    js`yield* R.sound.speak(S, T, ${jsId(block)}, ${scope.text(block, 'TEXT')})`,
  python: (block, scope) => [py`speak(${scope.text(block, 'TEXT')})`],
})

export const speechVoice = defineBlock({
  type: 'speech_voice',
  category: 'sound',
  shape: 'statement',
  args: [menu('VOICE', VOICES)],
  calm: true,
  javascript: (block, scope) =>
    js`R.sound.setVoice(S, ${menuCode(block, 'VOICE', scope, js`word`)})`,
  python: (block, scope) => [py`set_voice(${scope.menu(block, 'VOICE', (given) => given)})`],
})

export const speechLanguage = defineBlock({
  type: 'speech_language',
  category: 'sound',
  shape: 'statement',
  args: [menu('LANGUAGE', 'languages')],
  calm: true,
  javascript: (block, scope) =>
    js`R.sound.setLanguage(${menuCode(block, 'LANGUAGE', scope, js`word`)})`,
  python: (block, scope) => [
    py`set_speech_language(${scope.menu(block, 'LANGUAGE', (given) => given)})`,
  ],
})

export const words = {
  speech_speak: {
    en: [
      'speak %1',
      'Reads the words aloud and waits for the end. Needs a voice on this computer.',
    ],
    th: ['พูดว่า %1', 'อ่านออกเสียงแล้วรอจนจบ เครื่องนี้ต้องมีเสียงอ่าน'],
    zh: ['朗读 %1', '大声读出来，读完再继续。电脑里要有朗读声音。'],
    ar: ['انطق %1', 'يقرأ الكلمات بصوت عالٍ وينتظر حتى تنتهي. يحتاج إلى صوت على هذا الحاسوب.'],
  },
  speech_voice: {
    en: [
      'set voice to %1',
      'Who speaks: high, low, or like a kitten.',
      {
        choices: {
          alto: 'alto',
          tenor: 'tenor',
          squeak: 'squeak',
          giant: 'giant',
          kitten: 'kitten',
        },
      },
    ],
    th: [
      'ตั้งเสียงพูดเป็น %1',
      'ใครเป็นคนพูด เสียงสูง ต่ำ หรือเหมือนลูกแมว',
      {
        choices: {
          alto: 'เสียงกลาง',
          tenor: 'เสียงทุ้ม',
          squeak: 'เสียงจี๊ด',
          giant: 'ยักษ์',
          kitten: 'ลูกแมว',
        },
      },
    ],
    zh: [
      '将嗓音设为 %1',
      '谁来说话：高、低，或者像小猫。',
      { choices: { alto: '中音', tenor: '低音', squeak: '尖声', giant: '巨人', kitten: '小猫' } },
    ],
    ar: [
      'اجعل صوت المتكلم %1',
      'من يتكلم: حادّ أو غليظ أو مثل قطة صغيرة.',
      {
        choices: {
          alto: 'صوت متوسط',
          tenor: 'صوت رخيم',
          squeak: 'صوت حادّ',
          giant: 'عملاق',
          kitten: 'قطة صغيرة',
        },
      },
    ],
  },
  speech_language: {
    en: ['set language of speech to %1', 'The language in which words are read aloud.'],
    th: ['ตั้งภาษาพูดเป็น %1', 'ภาษาที่ใช้อ่านออกเสียง'],
    zh: ['将朗读语言设为 %1', '用哪种语言朗读。'],
    ar: ['اجعل لغة النطق %1', 'اللغة التي تُقرأ بها الكلمات.'],
  },
} satisfies Record<string, Words>
