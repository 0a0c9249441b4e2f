/** First steps: eight short lessons that look at what the learner has really built. */
import { message } from '../message.ts'
import {
  hasBlock,
  hasCircle,
  hasKeyPressed,
  hasLoopWith,
  hasScript,
  type Lesson,
  type Need,
} from './lesson.ts'

const RUN: Need = {
  text: message(
    'Press “Run” ⚑ at the top.',
    'กด “เล่น” ⚑ ด้านบน',
    '按上方的“运行”⚑。',
    'الضغط على «تشغيل» ⚑ في الأعلى.',
  ),
  show: [],
  isMet: ({ hasRun }) => hasRun,
}

export const LESSONS: readonly Lesson[] = [
  {
    id: 'hello',
    title: message('Say hello', 'ทักทาย', '打招呼', 'التحية'),
    story: message(
      'A program starts under a hat. Put a “say” block under the green flag hat and see what happens.',
      'โปรแกรมเริ่มใต้บล็อกหมวก ลองต่อบล็อก “พูด” ใต้หมวกธงเขียว แล้วดูว่าเกิดอะไรขึ้น',
      '程序从帽子积木开始。把“说”积木接在绿旗下面，看看会怎样。',
      'يبدأ البرنامج تحت القبعة. لنضع لبنة «قل» تحت قبعة العلم الأخضر ونرَ ماذا يحدث.',
    ),
    needs: [
      {
        text: message(
          'Put “say” under “when ⚑ clicked”.',
          'ต่อ “พูด” ใต้ “เมื่อคลิก ⚑”',
          '把“说”接到“当 ⚑ 被点击”下面。',
          '«قل» تحت «عند نقر ⚑».',
        ),
        show: ['events', 'looks'],
        isMet: ({ content }) =>
          hasScript(content, ['event_flag'], 'looks_say') ||
          hasScript(content, ['event_flag'], 'looks_say_for'),
      },
      RUN,
    ],
  },
  {
    id: 'move',
    title: message('Move', 'เดิน', '动起来', 'حركة'),
    story: message(
      'Sprites walk the way they look. Add a move block, then turn a little.',
      'ตัวละครเดินไปทางที่หันหน้า เพิ่มบล็อกเดิน แล้วหมุนนิดหน่อย',
      '角色朝面对的方向走。加一个移动积木，再转一点。',
      'يمشي الكائن إلى حيث ينظر. لنضف لبنة الحركة ثم استدارة صغيرة.',
    ),
    needs: [
      {
        text: message('Use a move block.', 'ใช้บล็อกเดิน', '使用移动积木。', 'استخدام لبنة الحركة.'),
        show: ['motion'],
        isMet: ({ content }) => hasBlock(content, 'motion_move'),
      },
      {
        text: message(
          'Use a turn block.',
          'ใช้บล็อกหมุน',
          '使用旋转积木。',
          'استخدام لبنة الاستدارة.',
        ),
        show: ['motion'],
        isMet: ({ content }) =>
          hasBlock(content, 'motion_turn_right') || hasBlock(content, 'motion_turn_left'),
      },
      RUN,
    ],
  },
  {
    id: 'repeat',
    title: message('Again and again', 'ทำซ้ำ ๆ', '一遍又一遍', 'مرة بعد مرة'),
    story: message(
      'Loops save work: what is inside happens many times. Can you walk in a circle?',
      'การทำซ้ำช่วยประหยัดแรง สิ่งที่อยู่ข้างในจะเกิดขึ้นหลายครั้ง ลองเดินเป็นวงกลมได้ไหม',
      '循环能省力：里面的积木会做很多次。你能走出一个圆圈吗？',
      'الحلقات توفر الجهد: ما بداخلها يحدث مرات كثيرة. هل يمكنك المشي في دائرة؟',
    ),
    needs: [
      {
        text: message(
          'Put “move” and “turn” inside a “repeat”.',
          'ใส่ “เดิน” และ “หมุน” ไว้ใน “ทำซ้ำ”',
          '把“移动”和“右转”放进“重复执行”里。',
          '«تحرك» و«استدر» داخل «كرر».',
        ),
        show: ['control', 'motion'],
        isMet: ({ content }) =>
          hasLoopWith(content, 'motion_move', 'motion_turn_right') ||
          hasLoopWith(content, 'motion_move', 'motion_turn_left'),
      },
      {
        text: message(
          'Walk all the way round: change the 10 in “repeat” to 24.',
          'เดินให้ครบวง: เปลี่ยนเลข 10 ใน “ทำซ้ำ” เป็น 24',
          '走完一整圈：把“重复执行”里的 10 改成 24。',
          'لإكمال الدائرة: يصبح العدد 10 في «كرر» 24.',
        ),
        show: [],
        isMet: ({ content }) => hasCircle(content),
      },
      RUN,
    ],
  },
  {
    id: 'costumes',
    title: message('Come alive', 'มีชีวิตชีวา', '活起来', 'دبّ الحياة'),
    story: message(
      'Every sprite has two costumes. Change them in a loop with a short wait, and it comes alive.',
      'ตัวละครทุกตัวมีสองคอสตูม เปลี่ยนคอสตูมในลูปพร้อมรอสั้น ๆ แล้วมันจะมีชีวิต',
      '每个角色有两个造型。在循环里换造型，加一点等待，它就活了。',
      'لكل كائن مظهران. بتبديلهما داخل حلقة مع انتظار قصير تدب فيه الحياة.',
    ),
    needs: [
      {
        text: message(
          'Put “next costume” and “wait” inside a loop.',
          'ใส่ “คอสตูมถัดไป” และ “รอ” ในลูป',
          '把“下一个造型”和“等待”放进循环。',
          '«المظهر التالي» و«انتظر» داخل حلقة.',
        ),
        show: ['looks', 'control'],
        isMet: ({ content }) => hasLoopWith(content, 'looks_next_costume', 'control_wait'),
      },
      RUN,
    ],
  },
  {
    id: 'keys',
    title: message('You are in charge', 'คุณเป็นคนบังคับ', '由你控制', 'أنت المتحكم'),
    story: message(
      'Programs listen. Make the sprite move when you press an arrow key.',
      'โปรแกรมฟังเราได้ ทำให้ตัวละครขยับเมื่อกดปุ่มลูกศร',
      '程序会听你的。让角色在你按方向键时移动。',
      'البرامج تستمع. لنجعل الكائن يتحرك عند ضغط مفتاح سهم.',
    ),
    needs: [
      {
        text: message(
          'Move something under “when … key pressed”.',
          'ทำให้ขยับใต้ “เมื่อกดปุ่ม”',
          '在“当按下……键”下面让它移动。',
          'حركة تحت «عند ضغط مفتاح».',
        ),
        show: ['events', 'motion'],
        isMet: ({ content }) =>
          ['motion_move', 'motion_change_x', 'motion_change_y', 'motion_go_to_xy'].some((type) =>
            hasScript(content, ['event_key'], type),
          ),
      },
      RUN,
      {
        text: message(
          'Now press that key and watch the stage.',
          'ทีนี้กดปุ่มนั้น แล้วดูที่เวที',
          '现在按下那个键，看看舞台。',
          'والآن بضغط ذلك المفتاح، ماذا يحدث على المنصة؟',
        ),
        show: [],
        isMet: hasKeyPressed,
      },
    ],
  },
  {
    id: 'decide',
    title: message('Decide', 'ตัดสินใจ', '做决定', 'قرّر'),
    story: message(
      'With “if” a program decides. Let the sprite notice when it touches something.',
      'คำว่า “ถ้า” ทำให้โปรแกรมตัดสินใจได้ ให้ตัวละครรู้ตัวเมื่อแตะอะไรบางอย่าง',
      '有了“如果”，程序就会做决定。让角色发现自己碰到了什么。',
      'بلبنة «إذا» يقرر البرنامج. لنجعل الكائن ينتبه عندما يلامس شيئًا.',
    ),
    needs: [
      {
        text: message(
          'Put “if … touching” inside “forever”.',
          'ใส่ “ถ้า … แตะ” ใน “ทำซ้ำตลอดไป”',
          '把“如果……碰到”放进不写次数的“重复执行”里。',
          '«إذا … ملامس» داخل «كرر باستمرار».',
        ),
        show: ['control', 'sensing'],
        isMet: ({ content }) =>
          hasLoopWith(content, 'control_if', 'sensing_touching') ||
          hasLoopWith(content, 'control_if_else', 'sensing_touching'),
      },
      RUN,
    ],
  },
  {
    id: 'score',
    title: message('Keep score', 'นับคะแนน', '计分', 'حساب النقاط'),
    story: message(
      'A variable remembers. Make one called score, set it to 0 at the start and add 1 when you click the sprite.',
      'ตัวแปรช่วยจำ สร้างตัวแปรชื่อคะแนน ตั้งเป็น 0 ตอนเริ่ม แล้วบวก 1 เมื่อคลิกตัวละคร',
      '变量会记住。建一个叫得分的变量，开始时设为 0，点击角色时加 1。',
      'المتغير يتذكر. لنُنشئ متغيرًا اسمه النقاط، قيمته 0 في البداية، ونضف 1 عند نقر الكائن.',
    ),
    needs: [
      {
        text: message(
          'Set a variable under the green flag.',
          'ตั้งค่าตัวแปรใต้ธงเขียว',
          '在绿旗下面设定变量。',
          'ضبط متغير تحت العلم الأخضر.',
        ),
        show: ['variables'],
        isMet: ({ content }) => hasScript(content, ['event_flag'], 'data_set'),
      },
      {
        text: message(
          'Change it when the sprite is clicked.',
          'เปลี่ยนค่าเมื่อคลิกตัวละคร',
          '点击角色时改变它。',
          'تغييره عند نقر الكائن.',
        ),
        show: ['events', 'variables'],
        isMet: ({ content }) => hasScript(content, ['event_clicked'], 'data_change'),
      },
      RUN,
    ],
  },
  {
    id: 'function',
    title: message('Your own block', 'บล็อกของคุณเอง', '你自己的积木', 'لبنتك الخاصة'),
    story: message(
      'A function is a block you invent. Make one that draws a shape with the pen, and use it more than once.',
      'ฟังก์ชันคือบล็อกที่คุณคิดเอง สร้างฟังก์ชันที่วาดรูปด้วยปากกา แล้วใช้มากกว่าหนึ่งครั้ง',
      '函数是你发明的积木。做一个用画笔画图形的函数，并多用几次。',
      'الدالة لبنة من اختراعك. لنصنع واحدة ترسم شكلًا بالقلم ونستخدمها أكثر من مرة.',
    ),
    needs: [
      {
        text: message(
          'Define a function that moves.',
          'นิยามฟังก์ชันที่ทำให้เคลื่อนที่',
          '定义一个会移动的函数。',
          'عرّف دالة تتحرك.',
        ),
        show: ['functions'],
        isMet: ({ content }) => hasScript(content, ['function_define'], 'motion_move'),
      },
      {
        text: message(
          'Put the pen down and use your function.',
          'วางปากกาแล้วใช้ฟังก์ชัน',
          '落笔并使用你的函数。',
          'إنزال القلم واستخدام دالتك.',
        ),
        show: ['pen', 'functions'],
        isMet: ({ content }) => hasBlock(content, 'pen_down', 'function_call'),
      },
      RUN,
    ],
  },
]
