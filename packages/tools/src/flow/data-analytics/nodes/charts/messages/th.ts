import type { MessagesOf } from '../../../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  'node.data.chart-bar': 'แผนภูมิแท่ง',
  'help.data.chart-bar': 'เปรียบเทียบหมวดหมู่',
  'node.data.chart-line': 'กราฟเส้น',
  'help.data.chart-line': 'แสดงการเปลี่ยนแปลง',
  'node.data.chart-area': 'กราฟพื้นที่',
  'help.data.chart-area': 'กราฟเส้นที่ระบายพื้นที่',
  'node.data.chart-pie': 'แผนภูมิวงกลม',
  'help.data.chart-pie': 'สัดส่วนของทั้งหมด',
  'node.data.chart-scatter': 'แผนภาพกระจาย',
  'help.data.chart-scatter': 'สองตัวเลขต่อแถวเป็นหนึ่งจุด',
  'node.data.chart-histogram': 'ฮิสโทแกรม',
  'help.data.chart-histogram': 'ค่าต่าง ๆ เกิดบ่อยแค่ไหน',
  'node.data.chart-box': 'แผนภาพกล่อง',
  'help.data.chart-box': 'ค่ากลาง ควอร์ไทล์ และปลายของคอลัมน์',
  'node.data.chart-heatmap': 'แผนที่สหสัมพันธ์',
  'help.data.chart-heatmap': 'สหสัมพันธ์ทั้งหมดเป็นสีพร้อมตัวเลข',
  'node.data.chart-map': 'แผนที่ประเทศไทย',
  'help.data.chart-map': 'จังหวัดที่มีค่ามากจะมีสีเข้มกว่า',
  'param.x': 'แนวนอน (x)',
  'param.y': 'แนวตั้ง (y)',
  'param.province': 'จังหวัด',
  'option.chart-summary.mean': 'ค่าเฉลี่ย',
  'option.chart-summary.sum': 'ผลรวม',
  'without.count': 'ไม่เลือก นับจำนวนแถว',
} satisfies MessagesOf<typeof en>
