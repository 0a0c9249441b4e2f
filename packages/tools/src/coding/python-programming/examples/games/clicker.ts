import type { Example } from '../example.ts'

export const CLICKER: Example = {
  id: 'game-clicker',
  title: { en: 'Clicker', th: 'คลิกให้ไว', zh: '点点点', ar: 'الناقر' },
  about: {
    en: 'How often can you press in ten seconds? Your best is remembered.',
    th: 'กดได้กี่ครั้งในสิบวินาที สถิติของคุณจะถูกจำไว้',
    zh: '十秒能点多少下？最好成绩会记住。',
    ar: 'كم ضغطة في عشر ثوانٍ؟ تُحفظ أفضل نتيجة.',
  },
  icon: 'M9 4v9M9 13l-3-2-2 2 4 6h8l2-7-9-3M9 8a4 4 0 1 1 0-8',
  program: (say) => `WIDTH = 400
HEIGHT = 400
TITLE = "${say('Clicker', 'คลิกให้ไว', '点点点', 'الناقر')}"

SECONDS = 10

button = Actor("button", (200, 210))
presses = 0
left = SECONDS
running = False


def on_mouse_down(pos):
    global presses, running, left
    if not button.collidepoint(pos):
        return
    if not running:
        # ${say('The first press starts the time.', 'การกดครั้งแรกเริ่มจับเวลา', '第一下开始计时。', 'أول ضغطة تبدأ الوقت.')}
        running = True
        presses = 0
        left = SECONDS
    presses += 1
    sounds.click.play()
    button.y = 216
    animate(button, y=210, duration=0.1)


def update(dt):
    global left, running
    if running:
        left -= dt
        if left <= 0:
            running = False
            # ${say('storage is still there tomorrow.', 'storage ยังอยู่ในวันพรุ่งนี้', 'storage 明天还在。', 'ما في storage يبقى إلى الغد.')}
            storage["best"] = max(presses, storage.get("best", 0))
            sounds.win.play()


def draw():
    screen.fill("midnightblue")
    button.draw()
    screen.draw.text(str(presses), midtop=(200, 15), fontsize=90, color="gold")
    screen.draw.text(f"{max(left, 0):.1f}", midbottom=(200, 340), fontsize=48)
    screen.draw.text(f"${say('Best', 'สถิติ', '最好成绩', 'الأفضل')}: {storage.get('best', 0)}", midbottom=(200, 390), fontsize=36, color="lightblue")
`,
}
