/** How long something holds, after “within” and “after” (in Arabic in the case those ask for). */
import { counted } from '../locale/with-forms.ts'

export const DAYS = counted({
  en: '{count, plural, one {# day} other {# days}}',
  th: '{count, plural, other {# วัน}}',
  zh: '{count, plural, other {# 天}}',
  ar: '{count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
})

export const HOURS = counted({
  en: '{count, plural, one {# hour} other {# hours}}',
  th: '{count, plural, other {# ชั่วโมง}}',
  zh: '{count, plural, other {# 小时}}',
  ar: '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
})

export const MINUTES = counted({
  en: '{count, plural, one {# minute} other {# minutes}}',
  th: '{count, plural, other {# นาที}}',
  zh: '{count, plural, other {# 分钟}}',
  ar: '{count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
})
