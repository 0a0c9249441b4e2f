import { readBoards } from '../board-text.ts'

/** Things around us: what they are made of, what they are for, how they move. */
export const THING_BOARDS = readBoards(`
made-of: What is it made of?; ทำจากอะไร; 它是什么做的？; ممَّ صُنع؟
# Metal; โลหะ; 金属; معدن
? Hard, cool and shiny; แข็ง เย็น และเป็นมันวาว; 又硬又凉，会发亮; صلب وبارد ولامع
@ key spoon paperclip wrench
# Wood; ไม้; 木头; خشب
? It was once part of a tree; เคยเป็นส่วนของต้นไม้; 曾经是树的一部分; كان جزءًا من شجرة
@ door pencil violin broom
# Cloth; ผ้า; 布; قماش
? Woven or knitted from threads; ทอหรือถักจากเส้นด้าย; 用线织成的; منسوج أو محبوك من خيوط
@ socks scarf t-shirt dress

magnet-sticks: Does a magnet stick to it?; แม่เหล็กดูดติดไหม; 磁铁能吸住它吗？; هل يجذبه المغناطيس؟
# It sticks; ดูดติด; 吸得住; ينجذب
? There is iron or steel in it; มีเหล็กอยู่ข้างใน; 里面有铁或钢; فيه حديد أو فولاذ
@ paperclip hammer saw scissors wrench
# It does not stick; ดูดไม่ติด; 吸不住; لا ينجذب
? Wood, cloth, paper and rubber feel no magnet; ไม้ ผ้า กระดาษ และยางไม่ถูกแม่เหล็กดูด; 木头、布、纸和橡胶不会被吸; الخشب والقماش والورق والمطاط لا تنجذب
@ pencil socks book soap balloon

float-or-sink: Float or sink?; ลอยหรือจม; 浮还是沉？; يطفو أم يغرق؟
# It floats; ลอย; 浮; يطفو
? For its size it is lighter than water; เบากว่าน้ำเมื่อขนาดเท่ากัน; 同样大小时比水轻; وزنه أخف من الماء إذا تساوى الحجم
@ sailboat apple football balloon duck
# It sinks; จม; 沉; يغرق
? For its size it is heavier than water; หนักกว่าน้ำเมื่อขนาดเท่ากัน; 同样大小时比水重; أثقل من الماء إذا تساوى الحجم
@ key hammer spoon ring lock

electric: Does it need electricity?; ต้องใช้ไฟฟ้าไหม; 它需要电吗？; هل يحتاج إلى كهرباء؟
# Yes; ต้องใช้; 需要; نعم
? Without a battery or a plug it does nothing; ไม่มีถ่านหรือปลั๊กก็ไม่ทำงาน; 没有电池或插头就不工作; لا يعمل بلا بطارية أو قابس
@ television laptop light-bulb robot
# No; ไม่ต้องใช้; 不需要; لا
? It works by hand, by wind or by burning; ทำงานด้วยมือ ลม หรือการเผาไหม้; 靠手、风或燃烧来工作; يعمل باليد أو الريح أو بالاحتراق
@ candle broom bicycle kite

wheels: Wheels or no wheels?; มีล้อหรือไม่มีล้อ; 有轮子还是没有？; بعجلات أم بدونها؟
# With wheels; มีล้อ; 有轮子; له عجلات
? Wheels roll instead of rubbing along the ground; ล้อกลิ้งแทนการลากไปกับพื้น; 轮子滚动，不用在地上拖; تدور العجلات بدل الاحتكاك بالأرض
@ bicycle skateboard tractor bus truck
# Without wheels; ไม่มีล้อ; 没有轮子; بلا عجلات
? It glides, flies or walks; แล่น บิน หรือเดิน; 它滑行、飞行或行走; ينزلق أو يطير أو يمشي
@ sailboat rocket camel kite balloon

road-or-air: On the road or in the air?; บนถนนหรือบนฟ้า; 在路上还是在空中？; على الطريق أم في الجو؟
# On the road; บนถนน; 在路上; على الطريق
? Its weight rests on wheels; น้ำหนักอยู่บนล้อ; 重量由轮子承担; وزنه على العجلات
@ car bus truck motorcycle ambulance
# In the air; บนฟ้า; 在空中; في الجو
? Wings, rotor, engine or gas lift it up; ปีก ใบพัด เครื่องยนต์ หรือก๊าซยกมันขึ้น; 靠机翼、旋翼、发动机或气体升空; ترفعه الأجنحة أو المروحة أو المحرك أو الغاز
@ airplane helicopter rocket kite balloon

fuel-or-not: Does it burn fuel?; ต้องเติมน้ำมันไหม; 它要烧燃料吗？; هل يحرق الوقود؟
# It needs fuel; ต้องใช้น้ำมัน; 要烧燃料; يحتاج إلى وقود
? An engine burns fuel and lets out smoke; เครื่องยนต์เผาน้ำมันและปล่อยควัน; 发动机燃烧燃料并排出废气; محرك يحرق الوقود ويخرج دخانًا
@ truck airplane motorcycle tractor fire-engine
# It needs none; ไม่ต้องใช้; 不用燃料; لا يحتاج
? Muscles or wind move it; ใช้แรงกายหรือลม; 靠力气或风; تحركه العضلات أو الريح
@ bicycle skateboard sailboat horse kite

where-worn: Where do you wear it?; สวมตรงไหน; 戴或穿在哪里？; أين يُلبس؟
# On the head; ที่ศีรษะ; 头上; على الرأس
? Head and eyes; ศีรษะและดวงตา; 头和眼睛; الرأس والعينان
@ cap glasses
# On the hands; ที่มือ; 手上; على اليدين
? Fingers and wrists; นิ้วและข้อมือ; 手指和手腕; الأصابع والمعصم
@ gloves ring watch
# On legs and feet; ที่ขาและเท้า; 腿和脚上; على الساقين والقدمين
? From the hip down; ตั้งแต่สะโพกลงไป; 从腰往下; من الخصر إلى الأسفل
@ shoe socks trousers

how-it-sounds: How does it make its sound?; ทำให้เกิดเสียงอย่างไร; 它怎么发声？; كيف يصدر صوته؟
# Strings; สายสั่น; 琴弦; أوتار
? Strings tremble when plucked or bowed; สายสั่นเมื่อดีดหรือสี; 拨或拉时琴弦振动; تهتز الأوتار بالنقر أو القوس
@ guitar violin
-harp harp; ฮาร์ป; 竖琴; قيثارة كبيرة
# Breath; ลมเป่า; 吹气; نفخ
? Air trembles inside a tube; ลมสั่นอยู่ในท่อ; 空气在管子里振动; يهتز الهواء داخل أنبوب
@ trumpet
-flute flute; ขลุ่ย; 笛子; ناي
-whistle whistle; นกหวีด; 哨子; صفارة
# Beats; ตี; 敲打; ضرب
? A skin, wood or metal trembles when hit; หนัง ไม้ หรือโลหะสั่นเมื่อถูกตี; 敲击时皮、木或金属振动; يهتز الجلد أو الخشب أو المعدن بالضرب
@ drum bell
-xylophone xylophone; ระนาด; 木琴; إكسيليفون

tool-job: What is this tool for?; เครื่องมือนี้ใช้ทำอะไร; 这个工具用来做什么？; لماذا تُستخدم هذه الأداة؟
# To cut; ตัด; 切割; للقصّ
? It has a sharp edge; มีคมไว้ตัด; 有锋利的刃; لها حافة حادة
@ scissors saw axe
# To measure; วัด; 测量; للقياس
? It tells you a number or a direction; บอกตัวเลขหรือทิศทาง; 告诉你数字或方向; تخبرك برقم أو اتجاه
@ ruler thermometer clock compass
# To fix; ซ่อม; 修理; للإصلاح
? It turns or drives in screws, nuts and nails; ใช้ขัน หมุน หรือตอกตะปู; 用来拧螺丝或钉钉子; تدير البراغي أو تدق المسامير
@ hammer screwdriver wrench

sweet: Sweet or not?; หวานหรือไม่หวาน; 甜还是不甜？; حلو أم لا؟
# Sweet; หวาน; 甜; حلو
? There is a lot of sugar in it, from nature or added; มีน้ำตาลมาก ทั้งจากธรรมชาติหรือเติมเข้าไป; 含糖多，天然的或加进去的; فيه سكر كثير طبيعي أو مضاف
@ honey cake ice-cream mango grapes
# Not sweet; ไม่หวาน; 不甜; ليس حلوًا
? There is little or no sugar in it; มีน้ำตาลน้อยหรือไม่มี; 糖很少或没有; فيه سكر قليل أو لا سكر فيه
@ onion egg rice cheese cucumber

food-source: From animals or from plants?; มาจากสัตว์หรือพืช; 来自动物还是植物？; من الحيوان أم من النبات؟
# From animals; จากสัตว์; 来自动物; من الحيوان
? Animals make it; สัตว์เป็นผู้สร้าง; 由动物产出; تنتجه الحيوانات
@ milk honey egg cheese
# From plants; จากพืช; 来自植物; من النبات
? It grew in a field or on a tree; เติบโตในไร่นาหรือบนต้นไม้; 长在田里或树上; نما في حقل أو على شجرة
@ rice bread corn tomato coconut

color-found: Red, yellow or green?; สีแดง เหลือง หรือเขียว; 红色、黄色还是绿色？; أحمر أم أصفر أم أخضر؟
# Red; แดง; 红色; أحمر
? Ripe strawberries and fire engines look like this; เหมือนสตรอว์เบอร์รีสุกและรถดับเพลิง; 像熟透的草莓和消防车; مثل الفراولة الناضجة وسيارة الإطفاء
@ strawberry tomato fire-engine apple
# Yellow; เหลือง; 黄色; أصفر
? Ripe bananas and the sun look like this; เหมือนกล้วยสุกและดวงอาทิตย์; 像熟香蕉和太阳; مثل الموز الناضج والشمس
@ banana sun corn lock
# Green; เขียว; 绿色; أخضر
? Leaves look like this; เหมือนใบไม้; 像树叶; مثل أوراق الشجر
@ cucumber frog cactus crocodile

light-source: Does it make light?; มีแสงในตัวเองไหม; 它自己会发光吗？; هل يصنع الضوء؟
# It makes light; มีแสงในตัวเอง; 自己发光; يصنع الضوء
? It shines in a dark room or a dark sky; ส่องแสงได้เองในที่มืด; 在黑暗中自己会亮; يضيء في الظلام بنفسه
@ sun star candle light-bulb fire lightning
# It only reflects light; แค่สะท้อนแสง; 只反射光; يعكس الضوء فقط
? You see it when other light falls on it, the moon as well; มองเห็นเมื่อมีแสงอื่นมาตก พระจันทร์ก็เช่นกัน; 有别的光照到才看得见，月亮也是; تراه حين يقع عليه ضوء آخر والقمر كذلك
@ moon ring book spoon cloud
`)
