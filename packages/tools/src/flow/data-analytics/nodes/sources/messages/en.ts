import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { LIVE } from '../live.ts'
import type { TABLE_SOURCES } from '../tables.ts'

/** Texts of the nodes tables come from. */
export default {
  'node.data.sample': 'Sample table',
  'help.data.sample': 'A table to try things with.',
  'node.data.file': 'My file',
  'help.data.file': 'CSV, TSV, JSON or Excel from your device.',
  'node.data.paste': 'Paste',
  'help.data.paste': 'Type or paste a table; the first line holds the names.',
  'node.data.board': 'Board readings',
  'help.data.board': 'Numbers a board on a USB cable prints, one row per line.',
  'node.data.microphone': 'Microphone',
  'help.data.microphone': 'How loud it is and the strongest tone, ten times a second.',
  'node.data.timer': 'Timer',
  'help.data.timer': 'A new row again and again, each with a throw of a die.',
  'node.data.attendance': 'My class',
  'help.data.attendance':
    'Attendance of one of your classes: minutes a day, or how each learner gets on.',
  'param.sample': 'Table',
  'param.file': 'File',
  'param.text': 'Text',
  'param.keep': 'Keep the newest rows',
  'param.every': 'Every (seconds)',
  'param.class': 'Class',
  'param.what': 'What',
  'param.period': 'Time',
  'option.sample.market': 'Market sales (made up)',
  'option.sample.products': 'Products (made up)',
  'option.sample.students': 'A class with gaps (made up)',
  'option.sample.provinces': 'Provinces of Thailand',
  'option.sample.iris': 'Iris flowers (Fisher 1936)',
  'option.sample.anscombe': 'Anscombe’s quartet (1973)',
  'option.attendance.days': 'minutes a day',
  'option.attendance.learners': 'one row per learner',
  'option.period.month': 'the last 30 days',
  'option.period.week': 'the last 7 days',
  'option.period.term': 'the last 120 days',
} satisfies NodeTexts<typeof LIVE | typeof TABLE_SOURCES>
