/** Chinese messages of the library's dialog. */
import type { MessagesOf } from '../../../../host/tool-messages.ts'
import type en from './en.ts'

const messages: MessagesOf<typeof en> = {
  search: '在素材库里查找',
  shelves: '分类',
  all: '全部',
  found: '{count, plural, =0 {没有找到} other {找到 # 个}}',
  none: '没有和这些字有关的东西。换个短一点的词试试，用哪种语言都行，或者看看全部分类。',
  showAll: '显示全部',
  surprise: '给我一个惊喜',
  hear: '试听：{name}',
  'shelf.animals': '动物',
  'shelf.people': '人物',
  'shelf.fantasy': '幻想',
  'shelf.vehicles': '交通工具',
  'shelf.food': '食物',
  'shelf.games': '游戏',
  'shelf.things': '物品',
  'shelf.nature': '自然',
  'shelf.letters': '字母和数字',
  'shelf.outdoors': '室外',
  'shelf.indoors': '室内',
  'shelf.space': '太空',
  'shelf.sea': '海洋',
  'shelf.patterns': '图案',
  'shelf.voices': '角色声音',
  'shelf.effects': '音效',
  'shelf.music': '音乐',
  'shelf.loops': '循环',
}

export default messages
