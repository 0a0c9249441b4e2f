/** What to try next when blocks do not do what somebody wants: the tutor's first help, without any service. */
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import { type Message, message } from './message.ts'

type ProblemCode = Frame['problems'][number]['code']

export const NEXT_STEPS: Record<ProblemCode, Message> = {
  'too-deep': message(
    'Look for the function that calls itself. Put an “if” around that block, so that it stops one day.',
    'หาฟังก์ชันที่เรียกตัวเองซ้ำ แล้วใส่บล็อก “ถ้า” ครอบไว้ เพื่อให้มันหยุดได้สักครั้ง',
    '找到调用自己的那个函数，用“如果”把那块积木包起来，让它总有停下的时候。',
    'في إحدى اللبنات دالة تستدعي نفسها. حول تلك اللبنة تنفع «إذا»، كي تتوقف يومًا ما.',
  ),
  'too-nested': message(
    'Take the inner blocks out and make a function of them. Then use that function.',
    'ดึงบล็อกชั้นในออกมาสร้างเป็นฟังก์ชัน แล้วเรียกใช้ฟังก์ชันนั้นแทน',
    '把里面的积木拿出来做成一个函数，再使用这个函数。',
    'من اللبنات الداخلية يمكن صنع دالة، ثم استخدام تلك الدالة.',
  ),
  'too-big': message(
    'Which scripts does the project no longer need? Take those away and run again.',
    'โปรเจกต์นี้ไม่ใช้สคริปต์ไหนแล้วบ้าง เอาออกแล้วลองรันใหม่',
    '作品里哪些脚本已经不需要了？拿走它们，再运行一次。',
    'أي المقاطع لم يعد المشروع يحتاج إليها؟ تُزال ثم يُشغَّل من جديد.',
  ),
  'unknown-block': message(
    'Find the grey block and put one from the palette in its place.',
    'หาบล็อกสีเทา แล้วใช้บล็อกจากชุดบล็อกแทน',
    '找到那块灰色积木，用积木区里的一块代替它。',
    'مكان اللبنة الرمادية تنفع لبنة من لوحة اللبنات.',
  ),
  'cannot-here': message(
    'That block belongs to another place, such as the stage or a board. Which block does the same here?',
    'บล็อกนั้นเป็นของที่อื่น เช่น เวทีหรือบอร์ด ที่นี่มีบล็อกไหนทำแบบเดียวกันได้บ้าง',
    '那块积木属于别的地方，比如舞台或开发板。这里哪一块能做同样的事？',
    'تلك اللبنة لمكان آخر، كالمنصة أو اللوحة. أي لبنة تفعل الشيء نفسه هنا؟',
  ),
  'cannot-translate': message(
    'Use simpler blocks for this one step, and try again.',
    'ลองใช้บล็อกที่ง่ายกว่านี้ในขั้นนี้ แล้วลองใหม่',
    '这一步换成更简单的积木，再试一次。',
    'في هذه الخطوة تكفي لبنات أبسط، ثم إعادة المحاولة.',
  ),
  'needs-python': message(
    'Run the program as Python, or put blocks in the place of these lines.',
    'รันโปรแกรมแบบไพทอน หรือใช้บล็อกแทนบรรทัดเหล่านี้',
    '用 Python 运行这个程序，或者用积木代替这几行。',
    'تشغيل البرنامج بلغة بايثون، أو وضع لبنات مكان هذه الأسطر.',
  ),
  failed: message(
    'Which block did you change last? Take it out, run, and put it back: what is different then?',
    'บล็อกที่แก้ล่าสุดคือบล็อกไหน ลองเอาออก รันดู แล้วใส่กลับ: อะไรเปลี่ยนไป',
    '你最后改的是哪块积木？先拿出来运行一次，再放回去：有什么不同？',
    'ما آخر لبنة تغيّرت؟ لنُخرجها ونشغّل، ثم نُعدها: ما الذي تغيّر؟',
  ),
}

export const EMPTY = {
  what: message(
    'There are no blocks yet.',
    'ยังไม่มีบล็อกเลย',
    '现在还没有积木。',
    'لا توجد لبنات بعد.',
  ),
  next: message(
    'Drag a block from “Events” into the empty place, and put a first block under it.',
    'ลากบล็อกจากกลุ่ม “เหตุการณ์” มาวางในที่ว่าง แล้วต่อบล็อกแรกไว้ข้างใต้',
    '从“事件”里拖一块积木到空白处，再在它下面放第一块积木。',
    'لنسحب لبنة من «الأحداث» إلى المكان الفارغ، ونضع تحتها أول لبنة.',
  ),
}

export const NO_START = {
  what: message(
    'No script begins with a block from “Events”, so nothing starts.',
    'ไม่มีสคริปต์ไหนขึ้นต้นด้วยบล็อก “เหตุการณ์” จึงยังไม่มีอะไรเริ่มทำงาน',
    '没有一个脚本是以“事件”积木开头的，所以什么也不会开始。',
    'لا يوجد مقطع يبدأ بلبنة من «الأحداث»، لذلك لا يبدأ شيء.',
  ),
  next: message(
    'Put a block from “Events” on top of your script, such as the one with the green flag.',
    'วางบล็อกจากกลุ่ม “เหตุการณ์” เช่น บล็อกธงเขียว ไว้บนสุดของสคริปต์',
    '在脚本最上面放一块“事件”积木，比如有绿旗的那一块。',
    'مكان لبنة من «الأحداث» في أعلى المقطع، مثل لبنة العلم الأخضر.',
  ),
}
