/** Writes a text in the plainest letters there are, so that a word has one spelling whichever way it was typed. */

/** Letters that are not seen, and marks on Latin and Arabic letters. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/gu

/** Letters of other alphabets that look like Latin ones, and Arabic and Chinese letters with several forms. */
const PAIRS = [
  'аa вb еe ёe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd һh αa εe ιi κk νv οo ρp τt υu χx ıi łl øo đd ɑa ɡg ʜh',
  'آا أا إا ٱا ىي ئي یي ؤو ةه کك ھه ہه ەه گك',
  '殺杀 強强 媽妈 幹干 愛爱 體体 電电 話话 號号 學学 見见 麼么 沒没 個个 們们 誰谁 傷伤 雞鸡 陰阴 莖茎 賤贱 槍枪 彈弹 製制',
  '給给 裡里 裏里 師师 騷骚 擾扰 脫脱 負负 爺爷 嗎吗 麗丽 處处 說说 讓让 會会 邊边 還还 難难 過过 後后 對对 歲岁 圖图',
  '發发 亂乱 婦妇 慾欲 網网 頁页 鏈链 結结 連连 點点 擊击 訪访 問问 開开 關关 實实 寫写 講讲 護护 寶宝 帳账 聯联 繫系',
  '裝装 進进 線线 屬属 遊游 戲戏 敵敌 機机 數数 據据 檔档 類类 樓楼 藥药 張张 時时 間间 現现 場场 讀读 條条 這这 兒儿',
  '牠它 妳你 姦奸 貨货 國国 種种 蟲虫 豬猪 滾滚 腦脑 殘残 殺杀 壞坏 變变 態态 約约 視视 頻频 觸触 應应 該该 樣样 無无',
  '義义 誤误 華华 錯错 賣卖 買买 隻只 臺台 灣湾 書书 門门 車车 東东 長长 頭头 萬万 氣气 錢钱 飯饭 黨党 園园 買买 從从',
]
const OTHER_FORM = new Map(
  PAIRS.flatMap((row) => row.split(' ')).map((pair): [string, string] => {
    const [from = '', to = ''] = pair
    return [from, to]
  }),
)
const WITH_OTHER_FORM = new RegExp(`[${[...OTHER_FORM.keys()].join('')}]`, 'gu')

/** Never longer than the compatibility forms of its letters; work grows with the length of the text. */
export function plainLetters(text: string): string {
  return (
    text
      .replace(UNSEEN, '')
      .replace(MARKS, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(UNSEEN, '')
      .replace(MARKS, '')
      .normalize('NFC')
      .replace(WITH_OTHER_FORM, (letter) => OTHER_FORM.get(letter) ?? letter)
      .replace(/[‘’ʼ`´]/gu, "'")
      // Thai: sara ae typed as two sara e, a mark typed twice, and sara am taken apart.
      .replace(/เเ/gu, 'แ')
      .replace(/([ัิ-ฺ็-๎])\1+/gu, '$1')
      .replace(/([่-๋]?)ํ([่-๋]?)า/gu, '$1$2ำ')
      // Letters held down. Latin ones are left: English has double letters, so both readings are tried there.
      .replace(/([\u0e01-\u0e7f\u0620-\u06ff\p{Script=Han}])\1{2,}/gu, '$1')
  )
}
