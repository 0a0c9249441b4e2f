/** Thai messages of the library's dialog. */
import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

const messages: MessagesOf<typeof en> = {
  search: 'ค้นหาในคลัง',
  shelves: 'หมวด',
  all: 'ทั้งหมด',
  found: '{count, plural, =0 {ไม่พบ} other {พบ # อย่าง}}',
  none: 'ไม่มีอะไรตรงกับคำนี้ ลองคำที่สั้นลง ภาษาไหนก็ได้ หรือดูทุกหมวดนะ',
  showAll: 'แสดงทั้งหมด',
  surprise: 'สุ่มให้หน่อย',
  hear: 'ฟัง: {name}',
  'shelf.animals': 'สัตว์',
  'shelf.people': 'ผู้คน',
  'shelf.fantasy': 'จินตนาการ',
  'shelf.vehicles': 'ยานพาหนะ',
  'shelf.food': 'อาหาร',
  'shelf.games': 'เกม',
  'shelf.things': 'สิ่งของ',
  'shelf.nature': 'ธรรมชาติ',
  'shelf.letters': 'ตัวอักษรและตัวเลข',
  'shelf.outdoors': 'กลางแจ้ง',
  'shelf.indoors': 'ในบ้านและในห้อง',
  'shelf.space': 'อวกาศ',
  'shelf.sea': 'ทะเล',
  'shelf.patterns': 'ลวดลาย',
  'shelf.voices': 'เสียงตัวละคร',
  'shelf.effects': 'เอฟเฟกต์',
  'shelf.music': 'ดนตรี',
  'shelf.loops': 'เสียงวน',
}

export default messages
