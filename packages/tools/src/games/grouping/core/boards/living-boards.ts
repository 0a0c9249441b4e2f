import { readBoards } from '../board-text.ts'

/** Animals, plants and what they do. */
export const LIVING_BOARDS = readBoards(`
animal-plant: Animal or plant?; สัตว์หรือพืช; 动物还是植物？; حيوان أم نبات؟
# Animals; สัตว์; 动物; حيوانات
? They move about and eat other living things; เคลื่อนที่ได้และกินสิ่งมีชีวิตอื่น; 会自己移动，吃别的生物; تتحرك وتأكل كائنات أخرى
@ elephant ant fish duck
# Plants; พืช; 植物; نباتات
? They make their own food from light, air and water; สร้างอาหารเองจากแสง อากาศ และน้ำ; 用阳光、空气和水自己制造养分; تصنع غذاءها من الضوء والهواء والماء
@ tree cactus sunflower palm-tree

mammal-bird-insect: Mammal, bird or insect?; สัตว์เลี้ยงลูกด้วยนม นก หรือแมลง; 哺乳动物、鸟还是昆虫？; ثدييات أم طيور أم حشرات؟
# Mammals; สัตว์เลี้ยงลูกด้วยนม; 哺乳动物; ثدييات
? They have hair and feed their young with milk; มีขนและเลี้ยงลูกด้วยนม; 有毛发，用奶喂养宝宝; لها شعر وترضع صغارها الحليب
@ elephant monkey cat kangaroo
# Birds; นก; 鸟类; طيور
? They have feathers and a beak; มีขนนกและจะงอยปาก; 有羽毛和喙; لها ريش ومنقار
@ owl parrot penguin duck
# Insects; แมลง; 昆虫; حشرات
? They have six legs and a body in three parts; มีหกขาและลำตัวสามส่วน; 有六条腿，身体分三段; لها ست أرجل وجسم من ثلاثة أجزاء
@ ant honeybee butterfly lady-beetle

how-many-legs: How many legs?; มีกี่ขา; 有几条腿？; كم عدد الأرجل؟
# Two legs; สองขา; 两条腿; رجلان
? Birds walk on two legs, their arms became wings; นกเดินสองขา ส่วนแขนกลายเป็นปีก; 鸟用两条腿走路，前肢变成了翅膀; الطيور تمشي على رجلين وذراعاها صارتا جناحين
@ rooster owl penguin flamingo
# Four legs; สี่ขา; 四条腿; أربع أرجل
? They walk on four legs; เดินด้วยสี่ขา; 用四条腿走路; تمشي على أربع أرجل
@ goat camel zebra turtle
# Six legs; หกขา; 六条腿; ست أرجل
? Every insect has six legs; แมลงทุกชนิดมีหกขา; 所有昆虫都有六条腿; لكل حشرة ست أرجل
@ ant honeybee butterfly mosquito

flies-or-not: Can it fly?; บินได้ไหม; 它会飞吗？; هل يطير؟
# It flies; บินได้; 会飞; يطير
? Its wings are strong enough to lift its body; ปีกแข็งแรงพอยกตัวขึ้น; 翅膀有力，能托起身体; أجنحته قوية تكفي لرفع جسمه
@ eagle butterfly parrot mosquito swan
# It does not fly; บินไม่ได้; 不会飞; لا يطير
? It has no wings, or uses them for something else, as a penguin does for swimming; ไม่มีปีก หรือใช้ปีกทำอย่างอื่น เช่น เพนกวินใช้ว่ายน้ำ; 没有翅膀，或翅膀另有用处，比如企鹅用来游泳; بلا أجنحة أو يستخدمها لشيء آخر كالبطريق الذي يسبح بها
@ penguin elephant frog crab goat

land-or-water: On land or in water?; อยู่บนบกหรือในน้ำ; 生活在陆地还是水里？; على اليابسة أم في الماء؟
# On land; บนบก; 陆地; على اليابسة
? It lives and feeds on land; อยู่และหากินบนบก; 在陆地上生活和觅食; يعيش ويأكل على اليابسة
@ giraffe rabbit ant lion camel
# In water; ในน้ำ; 水里; في الماء
? It lives in the sea, in rivers or in lakes; อยู่ในทะเล แม่น้ำ หรือทะเลสาบ; 生活在海里、河里或湖里; يعيش في البحر أو النهر أو البحيرة
@ shark octopus jellyfish squid whale

egg-or-born: From an egg or born live?; ออกจากไข่หรือเกิดเป็นตัว; 卵生还是胎生？; من بيضة أم ولادة؟
# From an egg; ออกจากไข่; 卵生; من بيضة
? The young grow in an egg and hatch; ลูกโตในไข่แล้วฟักออกมา; 宝宝在卵里长大，再破壳而出; ينمو الصغير في بيضة ثم يفقس
@ duck turtle frog crocodile butterfly
# Born live; เกิดเป็นตัว; 胎生; بالولادة
? The young grow inside the mother; ลูกโตในท้องแม่; 宝宝在妈妈肚子里长大; ينمو الصغير في بطن أمه
@ dolphin cat elephant seal horse

backbone: With or without a backbone?; มีกระดูกสันหลังหรือไม่มี; 有没有脊椎？; بعمود فقري أم بدونه؟
# With a backbone; มีกระดูกสันหลัง; 有脊椎; لها عمود فقري
? A row of bones runs along the back; มีกระดูกเรียงเป็นแนวตามหลัง; 背上有一排骨头; صف من العظام على طول الظهر
@ cat fish frog eagle crocodile
# Without a backbone; ไม่มีกระดูกสันหลัง; 没有脊椎; بلا عمود فقري
? Soft inside, or with a hard shell outside; ตัวนิ่ม หรือมีเปลือกแข็งข้างนอก; 身体柔软，或外面有硬壳; جسم رخو أو قشرة صلبة من الخارج
@ octopus jellyfish ant crab shrimp

gills-or-lungs: Gills or lungs?; หายใจด้วยเหงือกหรือปอด; 用鳃还是用肺呼吸？; خياشيم أم رئات؟
# Gills; เหงือก; 用鳃; خياشيم
? They take air out of the water; ดึงอากาศจากในน้ำ; 从水里获取氧气; تأخذ الهواء من الماء
@ fish shark crab shrimp squid
# Lungs; ปอด; 用肺; رئات
? They must come up to breathe air; ต้องขึ้นมาหายใจเหนือน้ำ; 要浮上水面呼吸空气; تصعد لتتنفس الهواء
@ dolphin whale turtle seal crocodile

plants-or-meat: What does it eat?; กินอะไรเป็นอาหาร; 它吃什么？; ماذا يأكل؟
# Plants; กินพืช; 吃植物; نباتات
? Flat teeth that grind leaves and grass; มีฟันแบนไว้บดใบไม้และหญ้า; 牙齿平，适合磨碎草和树叶; أسنان مسطحة تطحن الأوراق والعشب
@ rabbit goat giraffe zebra water-buffalo
# Other animals; กินสัตว์อื่น; 吃别的动物; حيوانات أخرى
? Sharp teeth, claws or a hooked beak; มีฟันแหลม กรงเล็บ หรือจะงอยปากงุ้ม; 有尖牙、利爪或钩嘴; أسنان حادة أو مخالب أو منقار معقوف
@ lion tiger eagle shark crocodile

farm-or-wild: On the farm or in the wild?; ในฟาร์มหรือในป่า; 农场里还是野外？; في المزرعة أم في البرية؟
# On the farm; ในฟาร์ม; 农场里; في المزرعة
? People keep them for milk, eggs or work; คนเลี้ยงไว้เอานม ไข่ หรือใช้แรงงาน; 人们养它们来产奶、下蛋或干活; يربيها الناس للحليب أو البيض أو العمل
@ goat rooster duck water-buffalo horse
# In the wild; ในป่า; 野外; في البرية
? They find their food by themselves; หาอาหารกินเองตามธรรมชาติ; 自己在野外找食物; تجد طعامها بنفسها
@ tiger giraffe zebra eagle crocodile

alive-or-not: Alive or not?; มีชีวิตหรือไม่มีชีวิต; 有生命还是没有？; حي أم غير حي؟
# Alive; มีชีวิต; 有生命; حي
? It grows, feeds and has young or seeds; เติบโต กินอาหาร และมีลูกหรือเมล็ด; 会生长、需要养分，会有后代或种子; ينمو ويتغذى وله صغار أو بذور
@ tree cactus ant jellyfish sunflower
# Not alive; ไม่มีชีวิต; 没有生命; غير حي
? Fire grows and a robot moves, but they do not have young of their own; ไฟลุกลามได้ หุ่นยนต์ขยับได้ แต่ไม่มีลูก; 火会变大，机器人会动，但它们不会有后代; النار تكبر والروبوت يتحرك لكن لا صغار لهما
@ fire robot cloud car volcano

seen-heard-tasted: Seen, heard or tasted?; เห็น ได้ยิน หรือชิมรส; 看、听还是尝？; يُرى أم يُسمع أم يُذاق؟
# Seen; เห็น; 看; يُرى
? You notice it with your eyes alone; รับรู้ด้วยตาเท่านั้น; 只能用眼睛发现; تعرفه بعينيك فقط
@ rainbow moon cloud star
# Heard; ได้ยิน; 听; يُسمع
? It is made to be heard; สร้างมาเพื่อให้ได้ยิน; 是用来听的; صُنع ليُسمع
@ drum bell trumpet violin
# Tasted; ชิมรส; 尝; يُذاق
? You find out how it is with your tongue; รู้รสด้วยลิ้น; 用舌头来知道味道; تعرف طعمه بلسانك
@ honey mango cheese tomato
`)
