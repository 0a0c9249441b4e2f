/**
 * Words that stand in texts of every topic: who, when, how much. With few examples chance puts them
 * into one class more than the other, and what is learned from them is wrong.
 */
const COMMON = {
  en: `a an the this that these those i me my mine you your yours he him his she her it its we us our
    ours they them their who what which when where why how is am are was were be been being do does did
    done have has had having will would can could may might must shall should not no yes and or but if
    so because than then as at by for from in into of off on onto out over to up with without about
    after again all also always any before both each every few here just last lot lots many more most
    much never next now often once only other own please same some such there today tomorrow tonight
    too very well yesterday s t don didn doesn isn wasn`,
  th: `ฉัน ผม หนู เรา เธอ คุณ เขา มัน พวก ของ ที่ ซึ่ง ว่า และ กับ หรือ แต่ ก็ จะ ได้ ให้ ไป มา อยู่ เป็น
    คือ มี ไม่ ใช่ แล้ว ยัง ถ้า เพราะ จน จาก ใน บน ตอน เมื่อ วัน วันนี้ เมื่อวาน เมื่อวานนี้ พรุ่งนี้ ทุก ทั้ง
    นี้ นั้น มาก เลย ด้วย อีก กว่า ที่สุด สุด คน ตัว สัก หลาย เยอะ กัน ๆ ครับ ค่ะ คะ จ้ะ นะ จัง เกิน ต้อง อยาก
    ชอบ เอา ขอ หนึ่ง สอง สาม สี่ ห้า ค่อย การ ความ ต่าง ช่วย`,
  zh: `我 你 您 他 她 它 我们 你们 他们 的 了 着 过 得 地 是 有 在 和 与 也 都 就 还 又 很 太 真 最 更 不 没
    没有 要 想 会 能 可以 去 来 到 从 把 被 给 对 这 那 这个 那个 一 二 两 三 个 只 条 些 一点 有点 今天 明天
    昨天 每天 天天 喜欢 什么 怎么 吗 呢 吧 啊`,
  ar: `انا انت انتم هو هي هم نحن هذا هذه ذلك تلك الذي التي في من الى على عن مع بعد قبل عند ان انه كان
    كانت يكون تكون ستكون لا لم لن ليس ما و او ثم لكن لكني لان كل بعض جدا اليوم امس غدا قال يوم احب اريد
    فضلك هل كيف متى اين`,
}

const known = new Set(Object.values(COMMON).flatMap((list) => list.split(/\s+/)))

export const isCommonWord = (word: string): boolean => known.has(word)
