/** JupyterLab's own messages in our languages: what a learner meets in the menus and the toolbar. */

import {
  CARD_NEXT,
  CARD_TITLE,
  CARD_TITLE_LINE,
  LEFT_OUT,
  PICTURE_UNREADABLE,
  SCRIPT_OFF,
  TOO_LARGE,
  WIDGET_ASLEEP,
  WIDGET_GONE,
  WIDGET_UNKNOWN,
} from './src/content/content-messages.ts'

type Translations = [th: string, zh: string, ar: string]

const MENUS: Record<string, Translations> = {
  File: ['ไฟล์', '文件', 'ملف'],
  Edit: ['แก้ไข', '编辑', 'تحرير'],
  View: ['มุมมอง', '查看', 'عرض'],
  Run: ['รัน', '运行', 'تشغيل'],
  Kernel: ['ไพทอน', '内核', 'النواة'],
  Settings: ['ตั้งค่า', '设置', 'الإعدادات'],
  Help: ['ช่วยเหลือ', '帮助', 'مساعدة'],
  Tabs: ['แท็บ', '标签页', 'التبويبات'],
  Undo: ['เลิกทำ', '撤销', 'تراجع'],
  Redo: ['ทำซ้ำ', '重做', 'إعادة'],
  'Undo Cell Operation': ['เลิกทำกับเซลล์', '撤销单元格操作', 'التراجع عن عملية الخلية'],
  'Redo Cell Operation': ['ทำซ้ำกับเซลล์', '重做单元格操作', 'إعادة عملية الخلية'],
  'Cut Cell': ['ตัดเซลล์', '剪切单元格', 'قص الخلية'],
  'Copy Cell': ['คัดลอกเซลล์', '复制单元格', 'نسخ الخلية'],
  'Paste Cell Below': ['วางเซลล์ด้านล่าง', '在下方粘贴单元格', 'لصق الخلية في الأسفل'],
  'Paste Cell Above': ['วางเซลล์ด้านบน', '在上方粘贴单元格', 'لصق الخلية في الأعلى'],
  'Paste Cell and Replace': ['วางทับเซลล์นี้', '粘贴并替换单元格', 'لصق الخلية مكان هذه'],
  'Delete Cell': ['ลบเซลล์', '删除单元格', 'حذف الخلية'],
  'Select All Cells': ['เลือกทุกเซลล์', '全选单元格', 'تحديد كل الخلايا'],
  'Deselect All Cells': ['ยกเลิกการเลือกทุกเซลล์', '取消全选单元格', 'إلغاء تحديد كل الخلايا'],
  'Move Cell Up': ['เลื่อนเซลล์ขึ้น', '上移单元格', 'نقل الخلية إلى أعلى'],
  'Move Cell Down': ['เลื่อนเซลล์ลง', '下移单元格', 'نقل الخلية إلى أسفل'],
  'Split Cell': ['แบ่งเซลล์', '拆分单元格', 'تقسيم الخلية'],
  'Merge Selected Cells': ['รวมเซลล์ที่เลือก', '合并所选单元格', 'دمج الخلايا المحددة'],
  'Merge Cell Above': ['รวมกับเซลล์บน', '与上方单元格合并', 'الدمج مع الخلية العليا'],
  'Merge Cell Below': ['รวมกับเซลล์ล่าง', '与下方单元格合并', 'الدمج مع الخلية السفلى'],
  'Clear Cell Output': ['ล้างผลลัพธ์ของเซลล์', '清除单元格输出', 'مسح ناتج الخلية'],
  'Clear Outputs of All Cells': [
    'ล้างผลลัพธ์ของทุกเซลล์',
    '清除所有单元格的输出',
    'مسح نواتج كل الخلايا',
  ],
  'Find…': ['ค้นหา…', '查找……', 'بحث…'],
  'Find and Replace…': ['ค้นหาและแทนที่…', '查找和替换……', 'بحث واستبدال…'],
  'Find Next': ['หาถัดไป', '查找下一个', 'التالي'],
  'Find Previous': ['หาก่อนหน้า', '查找上一个', 'السابق'],
  'Go to Line…': ['ไปที่บรรทัด…', '跳到行……', 'الذهاب إلى سطر…'],
  'Show Line Numbers': ['แสดงเลขบรรทัด', '显示行号', 'إظهار أرقام الأسطر'],
  'Match Brackets': ['จับคู่วงเล็บ', '匹配括号', 'مطابقة الأقواس'],
  'Wrap Translations': ['ตัดบรรทัดยาว', '自动换行', 'التفاف الأسطر'],
  'Enable Full Width Notebook': ['ขยายสมุดโน้ตเต็มความกว้าง', '笔记本全宽显示', 'عرض الدفتر كاملًا'],
  'Collapse Selected Code': ['ซ่อนโค้ดที่เลือก', '折叠所选代码', 'طي الشيفرة المحددة'],
  'Collapse Selected Outputs': ['ซ่อนผลลัพธ์ที่เลือก', '折叠所选输出', 'طي الناتج المحدد'],
  'Collapse All Code': ['ซ่อนโค้ดทั้งหมด', '折叠全部代码', 'طي كل الشيفرة'],
  'Collapse All Outputs': ['ซ่อนผลลัพธ์ทั้งหมด', '折叠全部输出', 'طي كل النواتج'],
  'Expand Selected Code': ['แสดงโค้ดที่เลือก', '展开所选代码', 'بسط الشيفرة المحددة'],
  'Expand Selected Outputs': ['แสดงผลลัพธ์ที่เลือก', '展开所选输出', 'بسط الناتج المحدد'],
  'Expand All Code': ['แสดงโค้ดทั้งหมด', '展开全部代码', 'بسط كل الشيفرة'],
  'Expand All Outputs': ['แสดงผลลัพธ์ทั้งหมด', '展开全部输出', 'بسط كل النواتج'],
  'Code Folding': ['พับโค้ด', '代码折叠', 'طي الشيفرة'],
  'Render Side-by-Side': ['แสดงเคียงกัน', '并排显示', 'العرض جنبًا إلى جنب'],
  'Run Selected Cell': ['รันเซลล์ที่เลือก', '运行所选单元格', 'تشغيل الخلية المحددة'],
  'Run Selected Cell and Insert Below': [
    'รันแล้วเพิ่มเซลล์ใหม่',
    '运行单元格并在下方插入',
    'التشغيل وإدراج خلية',
  ],
  'Run Selected Cell and Do not Advance': [
    'รันเซลล์แล้วอยู่ที่เดิม',
    '运行单元格并停留',
    'تشغيل الخلية والبقاء هنا',
  ],
  'Run All Above Selected Cell': ['รันทุกเซลล์ด้านบน', '运行上方所有单元格', 'تشغيل كل ما فوق الخلية'],
  'Run Selected Cell and All Below': [
    'รันเซลล์นี้และด้านล่าง',
    '运行此单元格及以下',
    'تشغيل الخلية وما تحتها',
  ],
  'Render All Markdown Cells': ['แสดงเซลล์ข้อความทั้งหมด', '渲染所有文字单元格', 'عرض كل خلايا النص'],
  'Run All Cells': ['รันทุกเซลล์', '运行所有单元格', 'تشغيل كل الخلايا'],
  'Restart Kernel and Run All Cells…': [
    'เริ่มใหม่แล้วรันทุกเซลล์…',
    '重启并运行所有单元格……',
    'إعادة البدء وتشغيل كل الخلايا…',
  ],
  'Cell Type': ['ชนิดของเซลล์', '单元格类型', 'نوع الخلية'],
  'Interrupt Kernel': ['หยุด', '中断内核', 'إيقاف'],
  'Restart Kernel…': ['เริ่มไพทอนใหม่…', '重启内核……', 'إعادة تشغيل النواة…'],
  'Restart Kernel and Clear Outputs of All Cells…': [
    'เริ่มใหม่และล้างผลลัพธ์ของทุกเซลล์…',
    '重启并清除所有单元格的输出……',
    'إعادة البدء ومسح نواتج كل الخلايا…',
  ],
  'Restart Kernel and Run up to Selected Cell…': [
    'เริ่มใหม่แล้วรันถึงเซลล์นี้…',
    '重启并运行到所选单元格……',
    'إعادة البدء والتشغيل حتى الخلية…',
  ],
  'Show Contextual Help': ['แสดงคำอธิบาย', '显示上下文帮助', 'إظهار المساعدة'],
  'Show Keyboard Shortcuts…': ['แสดงปุ่มลัด…', '显示快捷键……', 'إظهار اختصارات المفاتيح…'],
  'Activate Command Palette': ['เปิดรายการคำสั่ง', '打开命令面板', 'فتح قائمة الأوامر'],
  '%1 and %2': ['%1 แล้ว%2', '%1并%2', '%1 و%2'],
  'Print…': ['พิมพ์…', '打印……', 'طباعة…'],
}

const TOOLBAR: Record<string, Translations> = {
  'Save and create checkpoint': ['บันทึก', '保存', 'حفظ'],
  'Insert a cell below': ['เพิ่มเซลล์ด้านล่าง', '在下方插入单元格', 'إدراج خلية في الأسفل'],
  'Insert a cell above': ['เพิ่มเซลล์ด้านบน', '在上方插入单元格', 'إدراج خلية في الأعلى'],
  'Cut this cell': ['ตัดเซลล์นี้', '剪切此单元格', 'قص هذه الخلية'],
  'Copy this cell': ['คัดลอกเซลล์นี้', '复制此单元格', 'نسخ هذه الخلية'],
  'Paste this cell from the clipboard': ['วางเซลล์', '粘贴单元格', 'لصق الخلية'],
  'Run this cell and advance': ['รันแล้วไปเซลล์ถัดไป', '运行单元格并前进', 'تشغيل الخلية والمتابعة'],
  'Interrupt the kernel': ['หยุด', '中断内核', 'إيقاف'],
  'Restart the kernel': ['เริ่มไพทอนใหม่', '重启内核', 'إعادة تشغيل النواة'],
  'Restart the kernel and run all cells': [
    'เริ่มใหม่แล้วรันทุกเซลล์',
    '重启并运行所有单元格',
    'إعادة البدء وتشغيل كل الخلايا',
  ],
  'Select the cell type': ['เลือกชนิดของเซลล์', '选择单元格类型', 'اختيار نوع الخلية'],
  'More commands': ['คำสั่งเพิ่มเติม', '更多命令', 'أوامر أخرى'],
  'Create a duplicate of this cell below': [
    'ทำสำเนาเซลล์นี้',
    '复制此单元格到下方',
    'نسخ هذه الخلية في الأسفل',
  ],
  'Move this cell up': ['เลื่อนเซลล์ขึ้น', '上移单元格', 'نقل الخلية إلى أعلى'],
  'Move this cell down': ['เลื่อนเซลล์ลง', '下移单元格', 'نقل الخلية إلى أسفل'],
  'Delete the cell': ['ลบเซลล์', '删除单元格', 'حذف الخلية'],
  'Delete this cell': ['ลบเซลล์', '删除单元格', 'حذف الخلية'],
  Code: ['โค้ด', '代码', 'شيفرة'],
  Markdown: ['ข้อความ', '文字', 'نص'],
  Raw: ['ดิบ', '原始', 'خام'],
  'Click to add a cell.': ['คลิกเพื่อเพิ่มเซลล์', '点击添加单元格。', 'النقر يضيف خلية.'],
  Restart: ['เริ่มใหม่', '重启', 'إعادة البدء'],
  Cancel: ['ยกเลิก', '取消', 'إلغاء'],
  'Restart Kernel?': ['เริ่มไพทอนใหม่ไหม', '重启内核？', 'إعادة تشغيل النواة؟'],
}

/** What stands in place of content that is not shown. */
const CONTENT: Record<string, Translations> = {
  [SCRIPT_OFF]: [
    'ผลลัพธ์นี้เป็นสคริปต์ ที่นี่ปิดสคริปต์ในสมุดโน้ตไว้ เพื่อไม่ให้สมุดโน้ตของใครทำอะไรแทนคุณได้',
    '这个输出是一段脚本。这里的笔记本不运行脚本，这样谁的笔记本都不能替你做事。',
    'هذا الناتج نص برمجي. النصوص البرمجية معطّلة في الدفاتر هنا، كي لا يتصرف دفتر أحد نيابة عنك.',
  ],
  [LEFT_OUT]: [
    'ส่วนที่ไม่แสดง: สคริปต์ แบบฟอร์ม และหน้าเว็บที่ฝังไว้ ส่วนอื่นแสดงครบ',
    '这里略去了脚本、表单和嵌入的网页，其余内容都已显示。',
    'حُذف هنا: النصوص البرمجية والنماذج والصفحات المضمنة. وما عدا ذلك معروض كله.',
  ],
  [WIDGET_ASLEEP]: [
    'ตัวควบคุมเหล่านี้กำลังหลับอยู่ รันเซลล์นี้อีกครั้งเพื่อปลุก',
    '这些控件睡着了。再运行一次这个单元格，就能唤醒它们。',
    'عناصر التحكم هذه نائمة. تشغيل هذه الخلية مرة أخرى يوقظها.',
  ],
  [WIDGET_GONE]: [
    'ตรงนี้มีตัวควบคุมอยู่ รันเซลล์นี้อีกครั้งเพื่อดู',
    '这里有一个控件。再运行一次这个单元格，就能看到它。',
    'هنا عنصر تحكم. يظهر بتشغيل هذه الخلية مرة أخرى.',
  ],
  [WIDGET_UNKNOWN]: [
    'ตัวควบคุมนี้ต้องใช้ %1 ซึ่งไม่มีในสมุดโน้ตที่นี่ ส่วนอื่นของสมุดโน้ตยังใช้ได้',
    '这个控件需要 %1，这里的笔记本没有它。笔记本的其余部分可以照常使用。',
    'يحتاج عنصر التحكم هذا إلى \u2068%1\u2069، وهو ليس جزءًا من الدفاتر هنا. بقية الدفتر تعمل.',
  ],
  [CARD_TITLE]: ['เกิดอะไรขึ้น', '出了什么问题', 'ما الخطأ'],
  [CARD_TITLE_LINE]: ['เกิดอะไรขึ้นที่บรรทัด %1', '第 %1 行出了问题', 'ما الخطأ في السطر %1'],
  [CARD_NEXT]: ['ลองทำแบบนี้:', '试试这样：', 'لنجرّب هذا:'],
  [TOO_LARGE]: [
    'ผลลัพธ์นี้ใหญ่เกินกว่าจะแสดงได้',
    '这个输出太大，无法显示。',
    'هذا الناتج أكبر من أن يُعرض.',
  ],
  [PICTURE_UNREADABLE]: [
    'แสดงรูปนี้ไม่ได้ เพราะข้อมูลเสียหาย',
    '这张图片的数据已损坏，无法显示。',
    'لا يمكن عرض هذه الصورة: بياناتها تالفة.',
  ],
}

/** JupyterLab has these for one and for many cells; it wants both, even where they are the same. */
const COUNTED =
  /^(Copy|Cut|Delete|Move|Paste|Run Selected Cell$|Run Selected Cell and (Insert|Do)|Create a duplicate|(Copy|Cut|Delete|Move|Paste|Run) this cell)(?!.*the cell$)/

export const LANGUAGES = { th_TH: 0, zh_CN: 1, ar: 2 } as const

function forms(text: string, said: string): string[] {
  return COUNTED.test(text) ? [said, said] : [said]
}

/** One language in the shape the translation service asks for; other messages stay English. */
export function languagePack(language: keyof typeof LANGUAGES): unknown {
  const column = LANGUAGES[language]
  const messages = Object.entries({ ...MENUS, ...TOOLBAR, ...CONTENT })
  // Menu titles are looked up by what they are, too.
  const titles = ['menu', 'schema'].flatMap((context) =>
    Object.entries(MENUS).map(([text, said]) => [`${context}\u0004${text}`, [said[column]]]),
  )
  const bundle = {
    '': {
      domain: 'jupyterlab',
      language: language.replace('_', '-'),
      plural_forms: 'nplurals=1; plural=0;',
    },
    ...Object.fromEntries(messages.map(([text, said]) => [text, forms(text, said[column])])),
    ...Object.fromEntries(titles),
  }
  return { data: { jupyterlab: bundle, notebook: bundle, jupyterlite: bundle }, message: '' }
}
