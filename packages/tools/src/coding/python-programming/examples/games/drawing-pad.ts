import type { Example } from '../example.ts'

export const DRAWING_PAD: Example = {
  id: 'game-drawing-pad',
  title: { en: 'Drawing pad', th: 'กระดานวาดรูป', zh: '画板', ar: 'لوح الرسم' },
  about: {
    en: 'Draw with the mouse or a finger; pick colours at the bottom.',
    th: 'วาดด้วยเมาส์หรือนิ้ว เลือกสีด้านล่าง',
    zh: '用鼠标或手指画画，在下面选颜色。',
    ar: 'الرسم بالفأرة أو بالإصبع، والألوان في الأسفل.',
  },
  icon: 'M4 20l1-5L16 4l4 4L9 19ZM14 6l4 4',
  program: (say) => `WIDTH = 600
HEIGHT = 450
TITLE = "${say('Drawing pad', 'กระดานวาดรูป', '画板', 'لوح الرسم')}"

# ${say('Add your own colours.', 'เพิ่มสีของคุณเอง', '加上你喜欢的颜色。', 'هنا مكان لألوانك.')}
COLOURS = ["black", "red", "orange", "gold", "green", "blue", "purple", "white"]

colour = "black"
size = 6
drawing = False
last = (0, 0)
clean = True


def box_of(number):
    return Rect(10 + number * 50, 400, 40, 40)


def on_mouse_down(pos):
    global colour, drawing, last
    for number, name in enumerate(COLOURS):
        if box_of(number).collidepoint(pos):
            colour = name
            return
    drawing = True
    last = pos
    screen.draw.filled_circle(pos, size / 2, colour)


def on_mouse_move(pos):
    global last
    if drawing:
        screen.draw.line(last, pos, colour, size)
        last = pos


def on_mouse_up():
    global drawing
    drawing = False


def on_key_down(key):
    global size, clean
    # ${say('Up and down change the pen, space clears the paper.', 'ขึ้นและลงเปลี่ยนขนาดปากกา เว้นวรรคล้างกระดาษ', '上下键改笔的粗细，空格清空。', 'الأعلى والأسفل يغيّران القلم، والمسافة تمسح الورقة.')}
    if key == keys.UP:
        size += 2
    elif key == keys.DOWN:
        size = max(2, size - 2)
    elif key == keys.SPACE:
        clean = True


def draw():
    global clean
    # ${say('Without fill() everything that was drawn stays.', 'ถ้าไม่มี fill() สิ่งที่วาดไว้จะยังอยู่', '不写 fill()，画过的就一直在。', 'بدون fill() يبقى كل ما رُسم.')}
    if clean:
        screen.fill("white")
        clean = False
    screen.draw.filled_rect(Rect(0, 390, WIDTH, 60), "lightgray")
    for number, name in enumerate(COLOURS):
        screen.draw.filled_rect(box_of(number), name)
    screen.draw.filled_circle((500, 420), size / 2 + 1, colour)
`,
}
