import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.data.describe': 'สรุปภาพรวม',
  'help.data.describe': 'จำนวน ช่องว่าง ค่าเฉลี่ย การกระจาย และควอร์ไทล์ของทุกคอลัมน์',
  'node.data.distributions': 'การแจกแจง',
  'help.data.distributions': 'ดูรูปทรงของคอลัมน์ แต่ละค่าพบบ่อยแค่ไหน ดูรวมหรือแยกกลุ่มก็ได้',
  'node.data.correlation': 'สหสัมพันธ์',
  'help.data.correlation': 'สองคอลัมน์ไปด้วยกันแค่ไหน จาก -1 ถึง 1',
  'node.data.t-test': 'การทดสอบที',
  'help.data.t-test': 'ค่าเฉลี่ยของสองกลุ่มต่างกันจริงไหม',
  'node.data.chi-square': 'การทดสอบไคสแควร์',
  'help.data.chi-square': 'สองคอลัมน์เกี่ยวข้องกันมากกว่าบังเอิญไหม',
  'port.p': 'ค่า p',
  'param.group': 'กลุ่ม',
  'param.first': 'คอลัมน์แรก',
  'param.second': 'คอลัมน์ที่สอง',
  'param.measure': 'แสดง',
  'param.curve': 'วาดเส้นโค้งปกติ',
  'option.measure.count': 'จำนวน',
  'option.measure.share': 'สัดส่วนในกลุ่ม',
  'option.measure.cumulative': 'สัดส่วนสะสม',
} satisfies MessagesOf<typeof en>
