# ==== say
@cat.when_flag
def start():
    cat.say("Hello!")

# ==== say for
@cat.when_flag
def start():
    cat.say_for("Hello!", 2)

# ==== say with single quotes
@cat.when_flag
def start():
    cat.say('Hello!')

# ==== think
@cat.when_flag
def start():
    cat.think("Hmm...")
    wait(1)
    cat.think("")

# ==== score in a text
@cat.when_flag
def start():
    score = 5
    cat.say(f"Score: {score}")

# ==== score with plus
@cat.when_flag
def start():
    score = 5
    cat.say("Score: " + str(score))

# ==== three pieces
@cat.when_flag
def start():
    name = "Mali"
    age = 10
    cat.say(f"{name} is {age}")

# ==== plus of three
@cat.when_flag
def start():
    name = "Mali"
    cat.say("Hi " + name + "!")

# ==== costume
@cat.when_flag
def start():
    cat.wear("one")
    wait(0.5)
    cat.wear("two")

# ==== next costume
@cat.when_flag
def start():
    while True:
        cat.next_costume()
        wait(0.2)

# ==== backdrop
@cat.when_flag
def start():
    stage.switch_backdrop("one")
    stage.next_backdrop()

# ==== show and hide
@cat.when_flag
def start():
    cat.hide()
    wait(1)
    cat.show()

# ==== blink
@cat.when_flag
def start():
    for i in range(5):
        cat.hide()
        wait(0.1)
        cat.show()
        wait(0.1)

# ==== effects
@cat.when_flag
def start():
    cat.set_effect("ghost", 50)
    cat.change_effect("colour", 25)
    cat.clear_effects()

# ==== fade
@cat.when_flag
def start():
    for i in range(20):
        cat.change_effect("ghost", 5)

# ==== front
@cat.when_flag
def start():
    cat.layer_to("front")
    cat.go_backward(1)

# ==== pop
@cat.when_flag
def start():
    cat.play("pop")
    cat.play_until_done("pop")

# ==== notes
@cat.when_flag
def start():
    cat.note(60, 0.5)
    cat.note(62, 0.5)
    cat.note(64, 1)

# ==== scale
@cat.when_flag
def start():
    for note in range(60, 72):
        cat.note(note, 0.25)

# ==== drum
@cat.when_flag
def start():
    for i in range(8):
        cat.drum(1, 0.25)
        cat.drum(2, 0.25)

# ==== tempo
@cat.when_flag
def start():
    music.set_tempo(120)
    music.change_tempo(20)
    music.rest(1)

# ==== volume
@cat.when_flag
def start():
    cat.set_volume(50)
    cat.change_volume(-10)

# ==== pen
@cat.when_flag
def start():
    cat.pen_down()
    cat.move(100)
    cat.pen_up()

# ==== pen colours
@cat.when_flag
def start():
    cat.set_pen_colour("#ff0000")
    cat.set_pen_size(5)
    cat.change_pen_size(1)

# ==== flower
@cat.when_flag
def start():
    pen.clear()
    cat.pen_down()
    for i in range(36):
        for j in range(4):
            cat.move(40)
            cat.turn(90)
        cat.turn(10)

# ==== stamp
@cat.when_flag
def start():
    for i in range(10):
        cat.stamp()
        cat.move(20)

# ==== print
@cat.when_flag
def start():
    print("Hello world")

# ==== print a sum
@cat.when_flag
def start():
    print(1 + 2)

# ==== print two
@cat.when_flag
def start():
    print("Score", 5)

# ==== print three
@cat.when_flag
def start():
    a = 1
    b = 2
    print(a, 'and', b)

# ==== print nothing
@cat.when_flag
def start():
    print()

# ==== print with braces
@cat.when_flag
def start():
    x = 3
    print(f"{x} times {x} is {x * x}")

# ==== speak
@cat.when_flag
def start():
    speak("hello")

# ==== thai text
@cat.when_flag
def start():
    cat.say("สวัสดี")

# ==== chinese text
@cat.when_flag
def start():
    cat.say("你好")

# ==== arabic text
@cat.when_flag
def start():
    cat.say("مرحبا")

# ==== quotes in a text
@cat.when_flag
def start():
    cat.say("She said \"hi\"")

# ==== upper
@cat.when_flag
def start():
    word = "cat"
    cat.say(word.upper())

# ==== length
@cat.when_flag
def start():
    word = "cat"
    cat.say(len(word))

# ==== dialog
@cat.when_flag
def start():
    cat.say_for("Knock knock", 2)
    broadcast("who")
    wait(1)
    cat.say_for("Lettuce", 2)
