/**
 * What commands of blocks and games are called in sentences of four languages, to find a program that is told in
 * words. Beginnings of words are enough: languages bend them.
 */

export interface StepWords {
  /** As the command is written in Python, behind the sprite's name. */
  python: RegExp
  /** In any of the four languages; a word may stand for several steps of the same kind. */
  words: RegExp
}

const step = (python: string, ...words: string[]): StepWords => ({
  python: new RegExp(`^(?:${python})$`),
  // In the letters that `inPlainLetters` writes: it takes one Thai vowel apart.
  words: new RegExp(words.join('|').normalize('NFKC'), 'giu'),
})

/** Words that are part of a longer one stand behind it. */
export const STEP_WORDS: Readonly<Record<string, StepWords>> = {
  flag: step('when_flag|when_start', String.raw`\bflag\b`, 'ธงเขียว|⚑', '绿旗', 'العلم'),
  clicked: step(
    'when_clicked',
    String.raw`\bsprite (?:is )?clicked`,
    'คลิกตัวละคร',
    '角色被点击',
    'نقر هذا الكائن|نقر الكائن',
  ),
  key: step('when_key', String.raw`\bkey (?:is )?pressed`, 'กดปุ่ม', '按下', 'ضغط مفتاح'),
  forever: step(
    'while True',
    String.raw`\bforever\b`,
    'ตลอดไป',
    '一直重复|不停重复|无限循环',
    'باستمرار|إلى الأبد',
  ),
  repeat: step(
    'for',
    String.raw`\brepeat(?! until)|\bfor loop`,
    'ทำซ้ำ(?!ตลอด|จนกว่า)|วนซ้ำ',
    '(?<!一直|不停)重复(?!执行直到)',
    'كرر(?! باستمرار)|التكرار|تكرار',
  ),
  until: step(
    'while',
    String.raw`\b(?:repeat until|while loop|while\b)`,
    'จนกว่า|ขณะที่',
    '直到',
    'حتى|ما دام',
  ),
  condition: step('if|elif', String.raw`\bif\b(?! on edge)`, 'ถ้า(?!ชนขอบ)', '如果', 'إذا'),
  otherwise: step('else', String.raw`\belse\b|\botherwise\b`, 'ไม่อย่างนั้น|มิฉะนั้น', '否则', 'وإلا'),
  move: step(
    'move|forward|step|walk|move_forward',
    String.raw`\bmove\b|\bgo forward|\bstep forward|\bmove_forward\b`,
    'เดิน|เคลื่อนที่',
    '移动|前进',
    'تحرك|تقدّ?م',
  ),
  bounce: step('bounce', String.raw`\bbounce`, 'เด้ง', '反弹', 'ارتد'),
  turn: step(
    'turn|turn_right|turn_left|right|left|turn_.*',
    String.raw`\bturn\b|\bturn_(?:left|right)\b`,
    'หมุน|เลี้ยว',
    '右转|左转|旋转|转',
    'استدر|لفّ?|انعطف',
  ),
  point: step(
    'point|point_towards|point_.*',
    String.raw`\bpoint (?:in|towards)`,
    'หันไป|หันหน้า',
    '面向',
    'اتجه',
  ),
  goTo: step(
    'go_to|go_to_.*|set_x|set_y',
    String.raw`\bgo to\b|\bset [xy] to`,
    'ไปที่',
    '移到',
    'اذهب إلى',
  ),
  glide: step('glide|glide_to', String.raw`\bglide`, 'เลื่อน', '滑行', 'انزلق'),
  change: step(
    'change|change_.*|\\+=|-=',
    String.raw`\bchange\b`,
    String.raw`เปลี่ยน\S{0,20}ทีละ|เพิ่ม`,
    '增加',
    'غيّ?ر|زد',
  ),
  set: step('set|set_.*|=', String.raw`\bset\b(?! [xy] to)`, 'ตั้ง', '设为|设成', 'اجعل'),
  say: step(
    'say|say_for|think|think_for|speak',
    String.raw`\b(?:say|think)\b`,
    'พูด',
    '说',
    String.raw`(?<!\p{L})قل(?!\p{L})`,
  ),
  wait: step(
    'wait|wait_until|sleep',
    String.raw`\bwait\b`,
    String.raw`(?<![กคตพฟห])รอ(?![บงดยก])`,
    '等待',
    'انتظر',
  ),
  costume: step('wear|next_costume', String.raw`\bcostume`, 'ชุดถัดไป|เปลี่ยนชุด', '造型', 'المظهر'),
  show: step('show', String.raw`\bshow block|\bthen show\b`, 'แสดงตัว', '显示', 'أظهر'),
  hide: step('hide', String.raw`\bhide\b`, 'ซ่อน', '隐藏', 'أخف'),
  sound: step(
    'play|play_until_done|note',
    String.raw`\b(?:play|start) (?:a |the )?(?:sound|note)`,
    'เล่นเสียง|เล่นโน้ต',
    '播放|演奏',
    'شغّ?ل',
  ),
  stamp: step('stamp', String.raw`\bstamp`, 'ประทับ', '图章', 'اختم'),
  penDown: step('pen_down', String.raw`\bpen down|\bpendown`, 'วางปากกา', '落笔', 'أنزل القلم'),
  penUp: step('pen_up', String.raw`\bpen up|\bpenup`, 'ยกปากกา', '抬笔', 'ارفع القلم'),
  clone: step('clone|clone_named|delete_clone', String.raw`\bclone`, 'โคลน', '克隆', 'نسخة'),
  broadcast: step(
    'broadcast|broadcast_and_wait',
    String.raw`\bbroadcast`,
    'ส่งข้อความ',
    '广播',
    'بث',
  ),
  ask: step('input|ask', String.raw`\binput\b|\bask\b`, 'ถาม|รับค่า', '询问|输入', 'اسأل|أدخل'),
  print: step('print', String.raw`\bprint`, 'พิมพ์ค่า|แสดงผล|พิมพ์', '打印|输出', 'اطبع|طباعة'),
  collect: step(
    'collect|pick|pick_up|take|light',
    String.raw`\b(?:collect|pick up|light)\b`,
    'เก็บ|หยิบ|จุด',
    '收集|拾取|点亮',
    'اجمع|التقط|أضئ',
  ),
}
