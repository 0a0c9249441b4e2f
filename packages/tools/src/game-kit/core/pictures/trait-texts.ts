import type { Locale } from '@panya/domain/locale/locale.ts'
import type { Theme, Trait } from './picture.ts'

/** Traits and themes in words: read as clues, as rules of a group and as the machine's questions. */

type Texts = Record<Locale, string>

function texts(line: string): Texts {
  const [en = '', th = '', zh = '', ar = ''] = line.split('; ')
  return { en, th, zh, ar }
}

export const TRAIT_TEXTS: Record<Trait, Texts> = {
  animal: texts('It is an animal; เป็นสัตว์; 它是动物; من الحيوانات'),
  plant: texts('It comes from a plant; มาจากพืช; 它来自植物; من النباتات'),
  fur: texts('It has fur; มีขน; 它身上有毛; له فرو'),
  wings: texts('It has wings; มีปีก; 它有翅膀; له أجنحة'),
  flies: texts('It can fly; บินหรือลอยได้; 它会飞; يطير في الهواء'),
  water: texts('You find it in water; พบได้ในน้ำ; 在水里能找到它; نجده في الماء'),
  'four-legs': texts('It has four legs; มีสี่ขา; 它有四条腿; له أربع أرجل'),
  'six-legs': texts('It has six legs; มีหกขา; 它有六条腿; له ست أرجل'),
  egg: texts('It hatches from an egg; ฟักออกจากไข่; 它从蛋或卵里出来; يخرج من بيضة'),
  eat: texts('You can eat or drink it; กินหรือดื่มได้; 它可以吃或喝; يؤكل أو يُشرب'),
  sweet: texts('It is sweet; มีรสหวาน; 它是甜的; طعمه حلو'),
  fruit: texts('It has seeds inside; เป็นผลที่มีเมล็ด; 它是有种子的果实; ثمرة فيها بذور'),
  round: texts('It is round; มีรูปกลม; 它是圆的; شكله مستدير'),
  long: texts('It is long; มีรูปยาว; 它是长长的; شكله طويل'),
  big: texts('It is bigger than you; ใหญ่กว่าตัวเรา; 它比你大; أكبر منك حجمًا'),
  small: texts('It fits in your hands; ถือไว้ในมือได้; 它能放在手里; يمكن حمله باليدين'),
  red: texts('It has red in it; มีสีแดง; 它有红色; فيه لون أحمر'),
  yellow: texts('It has yellow in it; มีสีเหลือง; 它有黄色; فيه لون أصفر'),
  green: texts('It has green in it; มีสีเขียว; 它有绿色; فيه لون أخضر'),
  blue: texts('It has blue in it; มีสีฟ้าหรือน้ำเงิน; 它有蓝色; فيه لون أزرق'),
  white: texts('It has white in it; มีสีขาว; 它有白色; فيه لون أبيض'),
  brown: texts('It has brown in it; มีสีน้ำตาล; 它有棕色; فيه لون بني'),
  wheels: texts('It has wheels; มีล้อ; 它有轮子; له عجلات'),
  power: texts(
    'It needs fuel or electricity; ต้องใช้น้ำมันหรือไฟฟ้า; 它需要燃料或电; يحتاج إلى وقود أو كهرباء',
  ),
  carries: texts(
    'It carries people or things; ใช้บรรทุกคนหรือของ; 它能载人或装东西; يحمل الناس أو الأشياء',
  ),
  home: texts('You find it at home; พบได้ในบ้าน; 家里常见; نجده في البيت'),
  school: texts('You find it at school; พบได้ที่โรงเรียน; 学校里常见; نجده في المدرسة'),
  wear: texts('You can wear it; สวมใส่ได้; 它可以穿戴; يُلبس'),
  music: texts('It makes music or rings; ทำให้เกิดเสียงดนตรี; 它能发出乐声; يصدر نغمًا'),
  play: texts('People play with it; ใช้เล่นหรือทำกิจกรรมสนุก ๆ; 人们用它来玩; يُستعمل في اللعب والمرح'),
  sky: texts('You see it in the sky; เห็นได้บนท้องฟ้า; 在天空中能看到它; نراه في السماء'),
  hot: texts('It is hot; ร้อน; 它是热的; حار'),
  cold: texts('It is cold or likes the cold; เย็นหรืออยู่ในที่หนาว; 它是冷的或喜欢冷; بارد أو يحب البرد'),
  metal: texts('It is made of metal; ทำจากโลหะ; 它是金属做的; مصنوع من المعدن'),
  wood: texts('It has wood in it; มีส่วนที่เป็นไม้; 它有木头; فيه خشب'),
  cloth: texts('It is made of cloth; ทำจากผ้า; 它是布做的; مصنوع من القماش'),
  tool: texts(
    'You use it to make or measure; ใช้ทำงานหรือใช้วัด; 用它来制作或测量; أداة للعمل أو القياس',
  ),
  farm: texts('You find it on a farm; พบได้ในไร่นา; 农场里常见; نجده في المزرعة'),
  stripes: texts('It has stripes; มีลาย; 它有条纹; عليه خطوط'),
  sharp: texts('It has something sharp; มีส่วนที่แหลมคม; 它有尖的地方; فيه شيء حاد'),
}

export const THEME_TEXTS: Record<Theme, Texts> = {
  animals: texts('Animals; สัตว์โลก; 动物; حيوانات'),
  wings: texts('Birds and insects; นกและแมลง; 鸟和昆虫; طيور وحشرات'),
  water: texts('Life in the water; สัตว์น้ำ; 水中生物; أحياء الماء'),
  fruit: texts('Fruit and vegetables; ผักและผลไม้; 水果和蔬菜; خضار وفواكه'),
  food: texts('Food; อาหาร; 食物; طعام'),
  home: texts('At home; ในบ้าน; 在家里; في البيت'),
  school: texts('At school; ที่โรงเรียน; 在学校; في المدرسة'),
  travel: texts('On the move; การเดินทาง; 出行; وسائل النقل'),
  nature: texts('Sky and land; ฟ้าและแผ่นดิน; 天空和大地; السماء والأرض'),
  play: texts('Play and music; เล่นและดนตรี; 玩耍和音乐; لعب وموسيقى'),
  wear: texts('Things to wear; เครื่องแต่งกาย; 穿戴; ملابس'),
  tools: texts('Tools; เครื่องมือ; 工具; أدوات'),
}
