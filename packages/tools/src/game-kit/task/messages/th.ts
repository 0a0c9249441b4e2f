import type { MessagesOf } from '../../../host/tool-messages.ts'
import type en from './en.ts'

export default {
  passed: 'ผ่านด่าน: {level}',
  anyPassed: 'ผ่านหนึ่งด่าน',
  stars: '{count, plural, other {ได้ # ดาวในด่าน: {level}}}',
  anyStars: '{count, plural, other {ได้ # ดาวในด่านใดก็ได้}}',
  given: 'ด่านของคุณ',
  uses: 'โปรแกรมของด่าน {level} ใช้: {feature}',
  avoids: 'โปรแกรมของด่าน {level} ไม่ใช้: {feature}',
  other: 'การตรวจของเครื่องมืออื่น',
  whyNotPassed: 'ยังไม่ผ่าน เล่นด่านนี้ให้จบนะ',
  whyStars: '{count, plural, other {ดีที่สุดได้ # ดาว}} ลองอีกครั้งนะ!',
  whyNoProgram: 'ยังไม่มีโปรแกรมของด่านนี้',
  whyUnreadable: 'ในโปรแกรมมีจุดที่ผิด ลองรันแล้วดูว่าบอกอะไร',
  whyUses: 'ยังไม่มีในโปรแกรมของคุณ ใช้ตรงไหนได้บ้าง',
  whyAvoids: 'ยังมีอยู่ในโปรแกรมของคุณ มีวิธีที่ไม่ต้องใช้ไหม',
  whyOther: 'ข้อนี้ตรวจที่นี่ไม่ได้ บอกคุณครูนะ',
} satisfies MessagesOf<typeof en>
