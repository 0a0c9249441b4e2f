import { readMessage as message } from '../message.ts'

/** Traits and themes in words: read as clues, as rules of a group and as the machine's questions. */

export const TRAIT_MESSAGES = {
  animal: message('It is an animal; เป็นสัตว์; 它是动物; من الحيوانات'),
  plant: message('It comes from a plant; มาจากพืช; 它来自植物; من النباتات'),
  fur: message('It has fur; มีขน; 它身上有毛; له فرو'),
  wings: message('It has wings; มีปีก; 它有翅膀; له أجنحة'),
  flies: message('It can fly; บินหรือลอยได้; 它会飞; يطير في الهواء'),
  water: message('You find it in water; พบได้ในน้ำ; 在水里能找到它; نجده في الماء'),
  'four-legs': message('It has four legs; มีสี่ขา; 它有四条腿; له أربع أرجل'),
  'six-legs': message('It has six legs; มีหกขา; 它有六条腿; له ست أرجل'),
  egg: message('It hatches from an egg; ฟักออกจากไข่; 它从蛋或卵里出来; يخرج من بيضة'),
  eat: message('You can eat or drink it; กินหรือดื่มได้; 它可以吃或喝; يؤكل أو يُشرب'),
  sweet: message('It is sweet; มีรสหวาน; 它是甜的; طعمه حلو'),
  fruit: message('It has seeds inside; เป็นผลที่มีเมล็ด; 它是有种子的果实; ثمرة فيها بذور'),
  round: message('It is round; มีรูปกลม; 它是圆的; شكله مستدير'),
  long: message('It is long; มีรูปยาว; 它是长长的; شكله طويل'),
  big: message('It is bigger than you; ใหญ่กว่าตัวเรา; 它比你大; أكبر منك حجمًا'),
  small: message('It fits in your hands; ถือไว้ในมือได้; 它能放在手里; يمكن حمله باليدين'),
  red: message('It has red in it; มีสีแดง; 它有红色; فيه لون أحمر'),
  yellow: message('It has yellow in it; มีสีเหลือง; 它有黄色; فيه لون أصفر'),
  green: message('It has green in it; มีสีเขียว; 它有绿色; فيه لون أخضر'),
  blue: message('It has blue in it; มีสีฟ้าหรือน้ำเงิน; 它有蓝色; فيه لون أزرق'),
  white: message('It has white in it; มีสีขาว; 它有白色; فيه لون أبيض'),
  brown: message('It has brown in it; มีสีน้ำตาล; 它有棕色; فيه لون بني'),
  wheels: message('It has wheels; มีล้อ; 它有轮子; له عجلات'),
  power: message(
    'It needs fuel or electricity; ต้องใช้น้ำมันหรือไฟฟ้า; 它需要燃料或电; يحتاج إلى وقود أو كهرباء',
  ),
  carries: message(
    'It carries people or things; ใช้บรรทุกคนหรือของ; 它能载人或装东西; يحمل الناس أو الأشياء',
  ),
  home: message('You find it at home; พบได้ในบ้าน; 家里常见; نجده في البيت'),
  school: message('You find it at school; พบได้ที่โรงเรียน; 学校里常见; نجده في المدرسة'),
  wear: message('You can wear it; สวมใส่ได้; 它可以穿戴; يُلبس'),
  music: message('It makes music or rings; ทำให้เกิดเสียงดนตรี; 它能发出乐声; يصدر نغمًا'),
  play: message('People play with it; ใช้เล่นหรือทำกิจกรรมสนุก ๆ; 人们用它来玩; يُستخدم في اللعب والمرح'),
  sky: message('You see it in the sky; เห็นได้บนท้องฟ้า; 在天空中能看到它; نراه في السماء'),
  hot: message('It is hot; ร้อน; 它是热的; حار'),
  cold: message(
    'It is cold or likes the cold; เย็นหรืออยู่ในที่หนาว; 它是冷的或喜欢冷; بارد أو يحب البرد',
  ),
  metal: message('It is made of metal; ทำจากโลหะ; 它是金属做的; مصنوع من المعدن'),
  wood: message('It has wood in it; มีส่วนที่เป็นไม้; 它有木头; فيه خشب'),
  cloth: message('It is made of cloth; ทำจากผ้า; 它是布做的; مصنوع من القماش'),
  tool: message(
    'You use it to make or measure; ใช้ทำงานหรือใช้วัด; 用它来制作或测量; أداة للعمل أو القياس',
  ),
  farm: message('You find it on a farm; พบได้ในไร่นา; 农场里常见; نجده في المزرعة'),
  stripes: message('It has stripes; มีลาย; 它有条纹; عليه خطوط'),
  sharp: message('It has something sharp; มีส่วนที่แหลมคม; 它有尖的地方; فيه شيء حاد'),
}
export type Trait = keyof typeof TRAIT_MESSAGES
export const TRAITS = Object.keys(TRAIT_MESSAGES) as Trait[]

export const THEME_MESSAGES = {
  animals: message('Animals; สัตว์โลก; 动物; حيوانات'),
  wings: message('Birds and insects; นกและแมลง; 鸟和昆虫; طيور وحشرات'),
  water: message('Life in the water; สัตว์น้ำ; 水中生物; أحياء الماء'),
  fruit: message('Fruit and vegetables; ผักและผลไม้; 水果和蔬菜; خضار وفواكه'),
  food: message('Food; อาหาร; 食物; طعام'),
  home: message('At home; ในบ้าน; 在家里; في البيت'),
  school: message('At school; ที่โรงเรียน; 在学校; في المدرسة'),
  travel: message('On the move; การเดินทาง; 出行; وسائل النقل'),
  nature: message('Sky and land; ฟ้าและแผ่นดิน; 天空和大地; السماء والأرض'),
  play: message('Play and music; เล่นและดนตรี; 玩耍和音乐; لعب وموسيقى'),
  wear: message('Things to wear; เครื่องแต่งกาย; 穿戴; ملابس'),
  tools: message('Tools; เครื่องมือ; 工具; أدوات'),
}
export type Theme = keyof typeof THEME_MESSAGES
export const THEMES = Object.keys(THEME_MESSAGES) as Theme[]
