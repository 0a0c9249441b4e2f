import type { Example } from '../example.ts'

export const MEMORY: Example = {
  id: 'game-memory',
  title: { en: 'Memory', th: 'จับคู่ภาพ', zh: '记忆翻牌', ar: 'لعبة الذاكرة' },
  about: {
    en: 'Turn two cards and find the pairs.',
    th: 'เปิดไพ่ทีละสองใบแล้วหาคู่',
    zh: '每次翻两张，找出成对的牌。',
    ar: 'نقلب بطاقتين ونبحث عن الأزواج.',
  },
  icon: 'M4 4h7v9H4ZM13 11h7v9h-7ZM15 4h5v4M4 16v4h5',
  program: (say) => `import random

WIDTH = 480
HEIGHT = 460
TITLE = "${say('Memory', 'จับคู่ภาพ', '记忆翻牌', 'لعبة الذاكرة')}"

# ${say('Eight pictures, each twice.', 'ภาพแปดแบบ แบบละสองใบ', '八张图，每张两份。', 'ثماني صور، كل واحدة مرتين.')}
pictures = ["apple", "star", "heart", "cat", "fish", "bird", "coin", "gem"] * 2
random.shuffle(pictures)

cards = []
for number, picture in enumerate(pictures):
    card = Actor("card", (80 + number % 4 * 106, 68 + number // 4 * 108))
    card.picture = picture
    card.open = False
    cards.append(card)

turned = []
tries = 0


def close_cards():
    for card in turned:
        card.open = False
    turned.clear()


def on_mouse_down(pos):
    global tries
    if len(turned) == 2:
        return
    for card in cards:
        if card.collidepoint(pos) and not card.open:
            card.open = True
            turned.append(card)
            sounds.click.play()
    if len(turned) == 2:
        tries += 1
        if turned[0].picture == turned[1].picture:
            sounds.win.play()
            turned.clear()
        else:
            # ${say('A moment to look at them.', 'ให้เวลาดูสักครู่', '留一点时间看清楚。', 'لحظة للنظر إليهما.')}
            clock.schedule(close_cards, 0.8)


def draw():
    screen.fill("seagreen")
    for card in cards:
        if card.open:
            screen.draw.filled_rect(Rect(card.left, card.top, 80, 100), "white")
            picture = images.load(card.picture)
            screen.blit(picture, (card.x - picture.width / 2, card.y - picture.height / 2))
        else:
            card.draw()
    screen.draw.text(str(tries), bottomright=(WIDTH - 12, HEIGHT - 4), fontsize=36)
`,
}
