import { expect, test } from 'vitest'
import { earlyFrameScript } from './early-frame.ts'

test('what is written on the frame cannot end its script', () => {
  const view = 'lab</script><script>alert(1)</script>"'
  const script = earlyFrameScript('/notebook/index.html', { locale: 'en', view })
  expect(script).not.toContain('<')
  const [attributes] = /\{"id".*?\}(?=\))/.exec(script) ?? []
  expect(JSON.parse(attributes ?? '')).toMatchObject({
    id: 'early-frame',
    src: '/notebook/index.html',
    'data-locale': 'en',
    'data-view': view,
  })
})
