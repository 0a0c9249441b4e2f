import { picturesOf } from './picture.ts'

/** Fruit and vegetables, and what people cook. */
export const FOOD_PICTURES = [
  ...picturesOf('fruit', [
    'banana; banana; กล้วย; 香蕉; موز|موزة; plant eat sweet fruit yellow long',
    'mango; mango; มะม่วง; 芒果; مانجو|مانغو|مانجا|منجا; plant eat sweet fruit yellow',
    'watermelon; watermelon|melon; แตงโม; 西瓜; بطيخ|بطيخة; plant eat sweet fruit green red',
    'pineapple; pineapple; สับปะรด; 菠萝|凤梨; أناناس; plant eat sweet fruit yellow sharp',
    'grapes; grapes|grape; องุ่น; 葡萄; عنب; plant eat sweet fruit round small',
    'strawberry; strawberry; สตรอว์เบอร์รี|สตรอเบอร์รี่|สตรอเบอรี่; 草莓; فراولة|فريز; plant eat sweet fruit red small',
    'apple; apple; แอปเปิล|แอปเปิ้ล; 苹果; تفاحة|تفاح; plant eat sweet fruit red round',
    'orange; orange|tangerine|mandarin; ส้ม; 橙子|橘子|橙; برتقالة|برتقال|يوسفي; plant eat sweet fruit round',
    'coconut; coconut; มะพร้าว; 椰子; جوز الهند; plant eat fruit round brown white',
    'carrot; carrot; แคร์รอต|แครอท; 胡萝卜; جزر|جزرة; plant eat long',
    'tomato; tomato; มะเขือเทศ; 番茄|西红柿; طماطم|بندورة; plant eat fruit red round',
    'corn; corn|maize|sweetcorn; ข้าวโพด; 玉米; ذرة; plant eat yellow long farm',
    'onion; onion; หัวหอม|หอมใหญ่|หอม; 洋葱; بصل|بصلة; plant eat round',
    'cucumber; cucumber; แตงกวา; 黄瓜; خيار|خيارة; plant eat fruit green long',
  ]),
  ...picturesOf('food', [
    'rice; rice; ข้าว|ข้าวสวย; 米饭|饭; أرز|رز; eat white hot',
    'egg; egg; ไข่|ไข่ไก่; 鸡蛋|蛋; بيضة|بيض; eat round small',
    'bread; bread|loaf; ขนมปัง; 面包; خبز; eat brown',
    'ice-cream; ice cream|icecream; ไอศกรีม|ไอติม|ไอศครีม; 冰淇淋|冰激凌; مثلجات|آيس كريم|بوظة; eat sweet cold',
    'cake; cake|birthday cake; เค้ก|ขนมเค้ก; 蛋糕|生日蛋糕; كعكة|كيك|كيكة|تورتة; eat sweet',
    'cookie; cookie|biscuit; คุกกี้; 饼干|曲奇; بسكويت|كوكيز|بسكويتة; eat sweet round brown small',
    'pizza; pizza; พิซซ่า|พิซซา; 披萨|比萨; بيتزا; eat hot',
    'noodles; noodles|soup|noodle soup; ก๋วยเตี๋ยว|บะหมี่|ราเม็ง; 面条|面|拉面; نودلز|شعيرية|معكرونة|حساء; eat hot',
    'milk; milk|glass of milk; นม|นมสด; 牛奶|奶; حليب|لبن; eat white cold',
    'honey; honey; น้ำผึ้ง; 蜂蜜; عسل; eat sweet yellow',
    'popcorn; popcorn; ข้าวโพดคั่ว|ป๊อปคอร์น|ป็อปคอร์น; 爆米花; فشار|بوشار; eat small',
    'dumpling; dumpling; เกี๊ยว|เกี๊ยวซ่า|เกี๊ยวนึ่ง; 饺子; فطيرة|زلابية|سمبوسة; eat hot small',
    'cheese; cheese; ชีส|เนยแข็ง; 奶酪|芝士; جبن|جبنة; eat yellow',
  ]),
]
