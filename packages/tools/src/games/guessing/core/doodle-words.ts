import type { Locale } from '@panya/domain/locale/locale.ts'
import { type Message, readMessage } from '../../../game-kit/core/message.ts'
import { createRandom } from '../../../game-kit/core/random.ts'

/** The forty things the drawing machine knows, in words, and the six of a round. */

const LINES = `
apple; an apple; แอปเปิล; 苹果; تفاحة
airplane; an airplane; เครื่องบิน; 飞机; طائرة
banana; a banana; กล้วย; 香蕉; موزة
bicycle; a bicycle; จักรยาน; 自行车; دراجة
bird; a bird; นก; 小鸟; عصفور
book; a book; หนังสือ; 书; كتاب
bus; a bus; รถบัส; 公共汽车; حافلة
butterfly; a butterfly; ผีเสื้อ; 蝴蝶; فراشة
cake; a cake; เค้ก; 蛋糕; كعكة
car; a car; รถยนต์; 汽车; سيارة
cat; a cat; แมว; 猫; قطة
chair; a chair; เก้าอี้; 椅子; كرسي
clock; a clock; นาฬิกา; 时钟; ساعة
cloud; a cloud; เมฆ; 云; سحابة
cup; a cup; ถ้วย; 杯子; كوب
dog; a dog; สุนัข; 狗; كلب
door; a door; ประตู; 门; باب
duck; a duck; เป็ด; 鸭子; بطة
elephant; an elephant; ช้าง; 大象; فيل
eye; an eye; ตา; 眼睛; عين
face; a face; ใบหน้า; 脸; وجه
fish; a fish; ปลา; 鱼; سمكة
flower; a flower; ดอกไม้; 花; زهرة
guitar; a guitar; กีตาร์; 吉他; جيتار
hand; a hand; มือ; 手; يد
hat; a hat; หมวก; 帽子; قبعة
house; a house; บ้าน; 房子; بيت
ice-cream; an ice cream; ไอศกรีม; 冰淇淋; مثلجات
key; a key; กุญแจ; 钥匙; مفتاح
moon; a moon; พระจันทร์; 月亮; هلال
mushroom; a mushroom; เห็ด; 蘑菇; فطر
octopus; an octopus; หมึกยักษ์; 章鱼; أخطبوط
pencil; a pencil; ดินสอ; 铅笔; قلم رصاص
pizza; a pizza; พิซซ่า; 披萨; بيتزا
rabbit; a rabbit; กระต่าย; 兔子; أرنب
rainbow; a rainbow; รุ้ง; 彩虹; قوس قزح
star; a star; ดาว; 星星; نجمة
sun; a sun; พระอาทิตย์; 太阳; شمس
tree; a tree; ต้นไม้; 树; شجرة
umbrella; an umbrella; ร่ม; 雨伞; مظلة`

export const DOODLE_WORDS: ReadonlyMap<string, Message> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const end = line.indexOf('; ')
      return [line.slice(0, end), readMessage(line.slice(end + 2))]
    }),
)

export function doodleWord(name: string, locale: Locale): string {
  return DOODLE_WORDS.get(name)?.[locale] ?? name
}

const DOODLE_ROUND_LENGTH = 6

/** The words of a round: the same number gives the same words to everyone. */
export function doodleRound(number: number): string[] {
  const random = createRandom(`doodle:${number}`)
  return random.shuffle([...DOODLE_WORDS.keys()]).slice(0, DOODLE_ROUND_LENGTH)
}
