# ==== list
@cat.when_flag
def start():
    names = []
    names.append("Ann")
    names.append("Bo")
    print(len(names))

# ==== list of three
@cat.when_flag
def start():
    fruits = ["apple", "mango", "kiwi"]
    for fruit in fruits:
        cat.say_for(fruit, 1)

# ==== first item
@cat.when_flag
def start():
    fruits = ["apple", "mango"]
    print(fruits[0])
    print(fruits[-1])

# ==== item
@cat.when_flag
def start():
    fruits = ["apple", "mango"]
    print(item(fruits, 1))

# ==== in a list
@cat.when_flag
def start():
    fruits = ["apple"]
    if "apple" in fruits:
        print("yes")

# ==== not in a list
@cat.when_flag
def start():
    fruits = ["apple"]
    if "kiwi" not in fruits:
        fruits.append("kiwi")

# ==== clear
@cat.when_flag
def start():
    scores = [1, 2, 3]
    scores.clear()

# ==== set an item
@cat.when_flag
def start():
    scores = [1, 2, 3]
    scores[0] = 10
    set_item(scores, 2, 20)

# ==== insert
@cat.when_flag
def start():
    scores = [1, 2]
    scores.insert(0, 5)
    insert_item(scores, 1, 7)

# ==== pop
@cat.when_flag
def start():
    scores = [1, 2]
    scores.pop()
    scores.pop(0)

# ==== sum of a list
@cat.when_flag
def start():
    scores = [3, 4, 5]
    total = 0
    for s in scores:
        total += s
    print(total / len(scores))

# ==== biggest
@cat.when_flag
def start():
    scores = [3, 9, 5]
    best = scores[0]
    for s in scores:
        if s > best:
            best = s
    print(best)

# ==== choice
@cat.when_flag
def start():
    names = ["Ann", "Bo"]
    print(random.choice(names))

# ==== by index
@cat.when_flag
def start():
    names = ["Ann", "Bo"]
    for i in range(len(names)):
        print(names[i])

# ==== split
@cat.when_flag
def start():
    words = split("one two three", " ")
    for word in words:
        print(word)

# ==== thai names
@cat.when_flag
def start():
    คะแนน = 0
    คะแนน += 1
    print(คะแนน)

# ==== chinese names
@cat.when_flag
def start():
    分数 = 10
    if 分数 > 5:
        cat.say(f"分数: {分数}")

# ==== arabic names
@cat.when_flag
def start():
    نقاط = 1
    نقاط = نقاط + 2
    print(نقاط)

# ==== letter
@cat.when_flag
def start():
    word = "panya"
    print(letter(word, 1))
    print(letters(word, 2, 4))

# ==== letters one by one
@cat.when_flag
def start():
    word = "abc"
    for i in range(1, len(word) + 1):
        print(letter(word, i))

# ==== a function
@cat.block
def square(side):
    for i in range(4):
        cat.move(side)
        cat.turn(90)


@cat.when_flag
def start():
    square(50)
    square(100)

# ==== a plain function
def jump():
    cat.change_y(50)
    wait(0.2)
    cat.change_y(-50)

@cat.when_key("space")
def on_space():
    jump()

# ==== a result
@cat.block
def double(n):
    return n * 2


@cat.when_flag
def start():
    print(double(4))

# ==== below its call
@cat.when_flag
def start():
    greet("Ann")


def greet(name):
    cat.say(f"Hello {name}")

# ==== two parameters
def box(w, h):
    for i in range(2):
        cat.move(w)
        cat.turn(90)
        cat.move(h)
        cat.turn(90)

@cat.when_flag
def go():
    box(30, 60)

# ==== recursive
@cat.block
def factorial(n):
    if n < 2:
        return 1
    return n * factorial(n - 1)

@cat.when_flag
def go():
    print(factorial(5))

# ==== at once
@cat.block(at_once=True)
def draw():
    for i in range(36):
        cat.move(10)
        cat.turn(10)

@cat.when_flag
def go():
    draw()

# ==== global
@cat.when_flag
def start():
    global score
    score = 0

@cat.when_clicked
def clicked():
    global score
    score += 1
    cat.say(score)

# ==== two scripts
@cat.when_flag
def one():
    while True:
        cat.move(2)

@cat.when_flag
def two():
    while True:
        cat.next_costume()
        wait(0.2)

# ==== messages
@cat.when_flag
def start():
    broadcast("go")

@cat.when_message("go")
def go():
    cat.move(10)

# ==== a clone
@cat.when_flag
def start():
    for i in range(5):
        cat.clone()
        wait(1)

@cat.when_clone_starts
def born():
    cat.go_to_target("random")
    wait(2)
    cat.delete_clone()

# ==== comments
# My first game
@cat.when_flag
def start():
    # begin
    cat.move(10)  # a little
    # then turn
    cat.turn(90)

# ==== a comment at the end
@cat.when_flag
def start():
    cat.move(10)
    # to do: more

# ==== tabs
@cat.when_flag
def start():
	if cat.x > 0:
		cat.move(10)
	else:
		cat.move(-10)

# ==== two spaces
@cat.when_flag
def start():
  if cat.x > 0:
    cat.move(10)
  else:
    cat.move(-10)

# ==== no spaces
@cat.when_flag
def start():
    x=5
    if x>3:cat.move(x*2+1)

# ==== many empty lines
@cat.when_flag
def start():

    cat.move(10)


    cat.turn(90)

# ==== with the head of the file
from stage import *
import random

@cat.when_flag
def start():
    cat.move(random.randint(1, 10))

run()

# ==== two hats
@cat.when_key("up")
def up():
    cat.change_y(10)

@cat.when_key("down")
def down():
    cat.change_y(-10)

@cat.when_key("a")
def a():
    cat.say("a")

# ==== long lines
@cat.when_flag
def start():
    cat.say(
        "Hello "
        "world"
    )
    cat.go_to(
        10,
        20,
    )
