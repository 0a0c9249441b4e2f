import { readBoards } from '../board-text.ts'

/** Numbers, matter, forces and the sky. */
export const SCIENCE_BOARDS = readBoards(`
even-odd: Even or odd?; คู่หรือคี่; 偶数还是奇数？; زوجي أم فردي؟
# Even; คู่; 偶数; زوجي
? It can be shared by two with nothing left; แบ่งสองได้ลงตัว; 能平均分成两份; يُقسم على اثنين بلا باقٍ
= 2
= 14
= 30
= 108
# Odd; คี่; 奇数; فردي
? Shared by two, one is left over; แบ่งสองแล้วเหลือหนึ่ง; 分成两份会剩一个; إذا قُسم على اثنين بقي واحد
= 3
= 17
= 45
= 101

primes: Prime or not?; จำนวนเฉพาะหรือไม่; 是质数吗？; أولي أم لا؟
# Prime; จำนวนเฉพาะ; 质数; أولي
? Only 1 and the number itself divide it; มีแค่ 1 กับตัวมันเองที่หารลงตัว; 只能被 1 和自己整除; لا يقبل القسمة إلا على 1 ونفسه
= 2
= 7
= 13
= 19
# Not prime; ไม่ใช่จำนวนเฉพาะ; 不是质数; ليس أوليًا
? Something else divides it: 9 is 3 times 3; มีจำนวนอื่นหารลงตัว เช่น 9 คือ 3 คูณ 3; 还能被别的数整除：9 是 3 乘 3; يقسمه عدد آخر: 9 هو 3 في 3
= 9
= 15
= 21
= 27

times-three: In the table of three?; อยู่ในแม่สามไหม; 是 3 的倍数吗？; في جدول الثلاثة؟
# Yes; ใช่; 是; نعم
? Add its digits: the sum can be shared by three; บวกเลขทุกหลัก ผลบวกหารสามลงตัว; 各位数字之和能被 3 整除; جمع أرقامه: المجموع يقبل القسمة على ثلاثة
= 12
= 27
= 51
= 111
# No; ไม่ใช่; 不是; لا
? The sum of its digits cannot be shared by three; ผลบวกเลขทุกหลักหารสามไม่ลงตัว; 各位数字之和不能被 3 整除; مجموع أرقامه لا يقبل القسمة على ثلاثة
= 14
= 25
= 50
= 100

half: Less than, equal to or more than a half?; น้อยกว่า เท่ากับ หรือมากกว่าครึ่ง; 比一半小、相等还是大？; أقل من النصف أم يساويه أم أكثر؟
# Less; น้อยกว่า; 小于一半; أقل
? Twice it is still less than one whole; สองเท่าแล้วยังไม่ถึงหนึ่ง; 乘以二还不到一; ضعفه أقل من واحد
= 1/4
= 2/5
= 0.3
# Equal; เท่ากับ; 等于一半; يساويه
? Twice it makes exactly one whole; สองเท่าได้หนึ่งพอดี; 乘以二正好是一; ضعفه واحد تمامًا
= 2/4
= 0.5
= 50%
# More; มากกว่า; 大于一半; أكثر
? Twice it is more than one whole; สองเท่าแล้วเกินหนึ่ง; 乘以二超过一; ضعفه أكثر من واحد
= 3/4
= 0.9
= 60%

angles: Acute, right or obtuse?; มุมแหลม มุมฉาก หรือมุมป้าน; 锐角、直角还是钝角？; زاوية حادة أم قائمة أم منفرجة؟
# Acute; มุมแหลม; 锐角; حادة
? Smaller than the corner of a page; เล็กกว่ามุมกระดาษ; 比纸角小; أصغر من زاوية الورقة
= 30°
= 45°
= 89°
# Right; มุมฉาก; 直角; قائمة
? Exactly the corner of a page; เท่ากับมุมกระดาษพอดี; 正好是纸角; مثل زاوية الورقة تمامًا
= 90°
= 45° + 45°
# Obtuse; มุมป้าน; 钝角; منفرجة
? Larger than the corner of a page; ใหญ่กว่ามุมกระดาษ; 比纸角大; أكبر من زاوية الورقة
= 91°
= 120°
= 170°

matter: Solid, liquid or gas?; ของแข็ง ของเหลว หรือแก๊ส; 固体、液体还是气体？; صلب أم سائل أم غاز؟
# Solid; ของแข็ง; 固体; صلب
? It keeps its shape; คงรูปร่างเดิม; 形状不变; يحافظ على شكله
@ key
-ice ice; น้ำแข็ง; 冰; جليد
-stone stone; หิน; 石头; حجر
# Liquid; ของเหลว; 液体; سائل
? It flows and takes the shape of its cup; ไหลได้และมีรูปร่างตามแก้ว; 会流动，形状随杯子变; يسيل ويأخذ شكل الكوب
@ milk honey
-drop water; น้ำ; 水; ماء
# Gas; แก๊ส; 气体; غاز
? It spreads out wherever it can; ฟุ้งกระจายไปทั่ว; 会向四处散开; ينتشر في كل مكان
-wind air; อากาศ; 空气; هواء
-steam steam; ไอน้ำ; 水蒸气; بخار
-balloon the inside of a balloon; ข้างในลูกโป่ง; 气球里的东西; ما بداخل البالون

planets: Planet or something else?; ดาวเคราะห์หรืออย่างอื่น; 行星还是别的？; كوكب أم شيء آخر؟
# Planet; ดาวเคราะห์; 行星; كوكب
? It goes round the Sun and has cleared its path; โคจรรอบดวงอาทิตย์ในเส้นทางของตัวเอง; 绕太阳转，轨道上只有它; يدور حول الشمس وقد أخلى مداره
-red-planet Mars; ดาวอังคาร; 火星; المريخ
-gold-planet Venus; ดาวศุกร์; 金星; الزهرة
-striped-planet Jupiter; ดาวพฤหัสบดี; 木星; المشتري
-globe Earth; โลก; 地球; الأرض
# Something else; อย่างอื่น; 别的; شيء آخر
? A star shines by itself, a moon goes round a planet; ดาวฤกษ์มีแสงเอง ดวงจันทร์โคจรรอบดาวเคราะห์; 恒星自己发光，卫星绕着行星转; النجم يضيء بنفسه والقمر يدور حول كوكب
-sun the Sun; ดวงอาทิตย์; 太阳; الشمس
-moon the Moon; ดวงจันทร์; 月球; القمر
-comet a comet; ดาวหาง; 彗星; مذنّب
-shooting-star a shooting star; ดาวตก; 流星; شهاب

energy: Will this energy run out?; พลังงานนี้ใช้แล้วหมดไหม; 这种能源会用完吗？; هل تنفد هذه الطاقة؟
# It comes back; ไม่หมด; 用不完; متجددة
? Sun, wind and water give it anew every day; ดวงอาทิตย์ ลม และน้ำให้ใหม่ทุกวัน; 太阳、风和水每天都在提供; تعطيها الشمس والريح والماء كل يوم
-sun sunlight; แสงอาทิตย์; 阳光; ضوء الشمس
-wind wind; ลม; 风; الريح
-waves flowing water; น้ำไหล; 流水; الماء الجاري
# It runs out; ใช้แล้วหมด; 会用完; تنفد
? It took millions of years to form underground; ใช้เวลาหลายล้านปีกว่าจะเกิดใต้ดิน; 在地下经过几百万年才形成; تكوّنت تحت الأرض في ملايين السنين
-coal coal; ถ่านหิน; 煤; الفحم
-barrel oil; น้ำมัน; 石油; النفط
-flame natural gas; แก๊สธรรมชาติ; 天然气; الغاز الطبيعي

change-back: Can it be changed back?; เปลี่ยนกลับได้ไหม; 能变回来吗？; هل يعود كما كان؟
# It can; ได้; 能; نعم
? It is still the same stuff in another form; ยังเป็นสารเดิมแต่เปลี่ยนรูป; 还是同一种东西，只是样子变了; المادة نفسها في شكل آخر
-ice ice melts; น้ำแข็งละลาย; 冰融化; ذوبان الجليد
-page paper is folded; พับกระดาษ; 折纸; طي الورق
-cup sugar dissolves in tea; น้ำตาลละลายในชา; 糖溶进茶里; ذوبان السكر في الشاي
# It cannot; ไม่ได้; 不能; لا
? Something new has been made; เกิดสารใหม่ขึ้น; 产生了新的东西; تكوّن شيء جديد
-fire wood burns; ไม้ไหม้; 木头燃烧; احتراق الخشب
-egg an egg is fried; ทอดไข่; 煎鸡蛋; قلي البيض
-nail iron rusts; เหล็กเป็นสนิม; 铁生锈; صدأ الحديد

push-pull: Push or pull?; ผลักหรือดึง; 推还是拉？; دفع أم سحب؟
# Push; ผลัก; 推; دفع
? The force goes away from you; แรงพุ่งออกจากตัวเรา; 力的方向离开你; تتجه القوة بعيدًا عنك
-football kick a ball; เตะบอล; 踢球; ركل الكرة
-bell press a bell button; กดกริ่ง; 按门铃; ضغط زر الجرس
-sailboat blow a sailboat along; เป่าเรือใบให้แล่น; 吹动帆船; نفخ القارب ليسير
# Pull; ดึง; 拉; سحب
? The force comes towards you; แรงเข้าหาตัวเรา; 力的方向朝向你; تتجه القوة نحوك
-drawer open a drawer; เปิดลิ้นชัก; 拉开抽屉; فتح درج
-bucket draw water from a well; ตักน้ำจากบ่อ; 从井里打水; رفع الماء من البئر
-rope row a rope in; สาวเชือกเข้ามา; 把绳子收回来; لف الحبل إليك

units: Length, weight or time?; ความยาว น้ำหนัก หรือเวลา; 长度、重量还是时间？; طول أم وزن أم وقت؟
# Length; ความยาว; 长度; طول
? How far it is from end to end; จากปลายหนึ่งถึงอีกปลาย; 从一头到另一头有多远; المسافة من طرف إلى طرف
-ruler metre; เมตร; 米; متر
-road kilometre; กิโลเมตร; 千米; كيلومتر
-ruler centimetre; เซนติเมตร; 厘米; سنتيمتر
# Weight; น้ำหนัก; 重量; وزن
? How heavy it is on a scale; หนักเท่าไรบนตาชั่ง; 在秤上有多重; ثقله على الميزان
-paperclip gram; กรัม; 克; غرام
-weight kilogram; กิโลกรัม; 千克; كيلوغرام
-truck tonne; ตัน; 吨; طن
# Time; เวลา; 时间; وقت
? How long it lasts; นานเท่าไร; 持续多久; كم يدوم
-stopwatch second; วินาที; 秒; ثانية
-watch minute; นาที; 分钟; دقيقة
-clock hour; ชั่วโมง; 小时; ساعة

weather-climate: Weather or climate?; ลมฟ้าอากาศหรือภูมิอากาศ; 天气还是气候？; طقس أم مناخ؟
# Weather; ลมฟ้าอากาศ; 天气; طقس
? What the sky does today or this week; ท้องฟ้าวันนี้หรือสัปดาห์นี้; 今天或这周天空怎么样; حال السماء اليوم أو هذا الأسبوع
-umbrella It rains this afternoon; บ่ายนี้ฝนตก; 今天下午下雨; ينزل المطر بعد الظهر
-lightning A storm comes tonight; คืนนี้มีพายุ; 今晚有暴风雨; تهب عاصفة الليلة
-cloud It is foggy this morning; เช้านี้มีหมอก; 今早有雾; ضباب هذا الصباح
# Climate; ภูมิอากาศ; 气候; مناخ
? How it usually is over many years; สภาพทั่วไปตลอดหลายปี; 许多年里通常怎么样; الحال المعتادة عبر سنين كثيرة
-cactus Deserts are dry; ทะเลทรายแห้งแล้ง; 沙漠很干燥; الصحارى جافة
-snowflake It is always cold at the South Pole; ขั้วโลกใต้หนาวตลอด; 南极总是很冷; القطب الجنوبي بارد دائمًا
-calendar The rainy season comes every year; ฤดูฝนมาทุกปี; 每年都有雨季; يأتي موسم المطر كل عام

planet-help: Saves or wastes?; ประหยัดหรือสิ้นเปลือง; 节约还是浪费？; توفير أم هدر؟
# It saves; ประหยัด; 节约; توفير
? Less water, power or rubbish is used; ใช้น้ำ ไฟ หรือสร้างขยะน้อยลง; 用更少的水、电，垃圾也更少; ماء أو كهرباء أو نفايات أقل
-light-bulb turn off the light when leaving; ปิดไฟเมื่อออกจากห้อง; 离开时关灯; إطفاء الضوء عند الخروج
-bottle carry your own bottle; พกขวดน้ำไปเอง; 自带水瓶; حمل قارورتك الخاصة
-teddy-bear repair a toy; ซ่อมของเล่น; 修玩具; إصلاح لعبة
# It wastes; สิ้นเปลือง; 浪费; هدر
? More is used than is needed; ใช้เกินความจำเป็น; 用的比需要的多; يُستخدم أكثر من الحاجة
-tap leave the tap running; เปิดน้ำทิ้งไว้; 开着水龙头不关; ترك الصنبور مفتوحًا
-rice throw away half the rice; ทิ้งข้าวไปครึ่งจาน; 扔掉半碗饭; رمي نصف الأرز
-screen leave the screen on all night; เปิดจอทิ้งไว้ทั้งคืน; 整夜开着屏幕; ترك الشاشة مضاءة طوال الليل
`)
