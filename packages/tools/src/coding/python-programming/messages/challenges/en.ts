import type { ChallengeMessage } from '../../core/challenges/challenge.ts'

const messages: Record<string, ChallengeMessage> = {
  hello: {
    title: 'Hello, world!',
    task: 'Make the computer say hello. Your program should print\n`Hello, world!`',
    hints: ['`print(…)` shows something.', 'Text stands in quotation marks: `print("…")`.'],
  },
  'three-lines': {
    title: 'Ready, steady, go',
    task: 'Print three lines: `Ready`, `Steady` and `Go!`',
    hints: ['Every `print` makes a new line.'],
  },
  sum: {
    title: 'Let Python add',
    task: 'Two variables are given. Print their sum. Let Python do the adding.',
    hints: ['Variables need no quotation marks.', '`print(a + b)`'],
  },
  greet: {
    title: 'Say my name',
    task: 'Ask for a name and greet that person. For `Mali` print\n`Hello Mali`',
    hints: ['`print` can show several things: put a comma between them.'],
  },
  double: {
    title: 'Twice as much',
    task: 'Ask for a number and print its double. For `21` print `42`.',
    hints: ['`input` gives a text. `int(…)` turns it into a number.', 'Multiply with `*`.'],
  },
  rectangle: {
    title: 'A rectangle',
    task: 'Ask for the width, then for the height. Print the area.',
    hints: ['You need `input` twice.', 'Area is width times height.'],
  },
  sweets: {
    title: 'Sharing sweets',
    task: 'Ask for the number of sweets, then for the number of friends. First print how many sweets each friend gets, then on a new line how many are left over.',
    hints: ['`//` divides without a remainder.', '`%` gives the remainder.'],
  },
  'even-odd': {
    title: 'Even or odd',
    task: 'Ask for a number. Print `even` or `odd`.',
    hints: ['An even number leaves the remainder 0 when divided by 2.', '`if number % 2 == 0:`'],
  },
  bigger: {
    title: 'The bigger one',
    task: 'Ask for two numbers and print the bigger one.',
    hints: ['Compare with `>`.', 'Are they numbers? Use `int`.'],
  },
  ticket: {
    title: 'At the zoo',
    task: 'Ask for the age and print the price: under 6 it is `0`, from 6 to 17 it is `20`, from 18 on it is `50`.',
    hints: ['You need `if`, `elif` and `else`.'],
  },
  grade: {
    title: 'Grades',
    task: 'Ask for the points. From 80 on print `A`, from 60 on `B`, below that `C`.',
    hints: ['Start with the biggest number.', '"From 80 on" is `>= 80`.'],
  },
  'leap-year': {
    title: 'Leap years',
    task: 'Ask for a year and print `yes` if it is a leap year, otherwise `no`. A leap year can be divided by 4. But years that can be divided by 100 are only leap years if they can be divided by 400 too.',
    hints: ['Join conditions with `and` and `or`.', 'Try 1900 and 2000.'],
  },
  'count-up': {
    title: 'Count to ten',
    task: 'Print the numbers from 1 to 10, one on each line. Use a loop.',
    hints: ['`for i in range(…):`', '`range` stops before its last number.'],
  },
  countdown: {
    title: 'Countdown',
    task: 'Ask for a number. Count down from it to 1, one number on each line, and then print `Go!`',
    hints: ['`while start > 0:`', 'Do not forget to make the number smaller.'],
  },
  'times-table': {
    title: 'Times tables',
    task: 'Ask for a number and print its table from 1 to 10 times. For 7: `7`, `14`, … `70`.',
    hints: ['Let `i` go from 1 to 10 and print `n * i`.'],
  },
  'sum-to-n': {
    title: 'Add them all',
    task: 'Ask for a number n and print the sum 1 + 2 + … + n.',
    hints: ['Start with `total = 0` and add in a loop.'],
  },
  stairs: {
    title: 'Stairs of stars',
    task: 'Ask for a number of steps and draw stairs with `*`. For 3:\n`*`\n`**`\n`***`',
    hints: ['`"*" * 3` is `***`.'],
  },
  'until-stop': {
    title: 'Until stop',
    task: 'Keep asking for numbers until somebody types `stop`. Then print the sum of all of them.',
    hints: ['`while` with a condition on what was typed.', 'Ask again at the end of the loop.'],
  },
  fizz: {
    title: 'FizzBuzz',
    task: 'Print the numbers from 1 to 20. But instead of multiples of 3 print `Fizz`, instead of multiples of 5 `Buzz`, and for both `FizzBuzz`.',
    hints: ['Check first whether both are true.', '`i % 3 == 0`'],
  },
  shopping: {
    title: 'Shopping list',
    task: 'Put `"mango"` at the end of the list. Then print how many things are on it, and on the next line the last thing.',
    hints: ['`append` puts something at the end.', '`len(…)` counts, `[-1]` is the last.'],
  },
  average: {
    title: 'The average',
    task: 'Print the average of the scores.',
    hints: ['Sum divided by how many.', '`sum(scores)` and `len(scores)`'],
  },
  backwards: {
    title: 'Backwards',
    task: 'Ask for a word and print it backwards. `panya` becomes `aynap`.',
    hints: [
      'You can go through the word and put each letter in front.',
      'A shortcut is `word[::-1]`.',
    ],
  },
  vowels: {
    title: 'Counting vowels',
    task: 'Ask for a word and print how many of its letters are `a`, `e`, `i`, `o` or `u`.',
    hints: ['`for letter in word:`', '`if letter in "aeiou":`'],
  },
  'big-ones': {
    title: 'Only the big ones',
    task: 'Make a new list of all numbers greater than 10, in the same order, and print it.',
    hints: ['Start with an empty list `[]` and use `append`.'],
  },
  palindrome: {
    title: 'The same from both sides',
    task: 'Ask for a word. Print `yes` if it reads the same backwards, otherwise `no`.',
    hints: ['Compare the word with its reverse.'],
  },
  area: {
    title: 'Your first function',
    task: 'Write the function `area` so that it gives back width times height.',
    hints: ['`return` gives something back. `print` only shows it.'],
  },
  'biggest-of-three': {
    title: 'The biggest of three',
    task: 'Write `biggest(a, b, c)` so that it gives back the biggest of the three numbers.',
    hints: ['Remember the biggest so far.', 'Python has `max`.'],
  },
  'is-prime': {
    title: 'Prime numbers',
    task: 'Write `is_prime(n)`. It gives back `True` if n is a prime number, otherwise `False`. 1 is not a prime.',
    hints: [
      'Try all numbers from 2 on: does one divide n?',
      'As soon as one does: `return False`.',
    ],
  },
  celsius: {
    title: 'Degrees',
    task: 'Write `to_celsius(fahrenheit)`: subtract 32, then times 5, divided by 9.',
    hints: ['Mind the brackets.'],
  },
  initials: {
    title: 'Initials',
    task: 'Write `initials(full_name)`. For `"Ada Lovelace"` it gives back `"AL"`, in capital letters.',
    hints: ['`split()` cuts a text at its spaces.', '`upper()` makes capital letters.'],
  },
  prices: {
    title: 'What does it cost?',
    task: 'Print the price of what is wanted. If it is not in the dictionary, print `not here`.',
    hints: ['`wanted in prices`', '`prices[wanted]`'],
  },
  'count-letters': {
    title: 'Counting letters',
    task: 'Write `count_letters(word)`. It gives back a dictionary that says how often each letter occurs.',
    hints: ['Start with `{}`.', '`counts.get(letter, 0) + 1`'],
  },
  'write-file': {
    title: 'Write a file',
    task: 'Write the numbers 1 to 5 into the file `numbers.txt`, one on each line.',
    hints: ['`with open("numbers.txt", "w") as file:`', 'A new line is `"\\n"`.'],
  },
  'read-file': {
    title: 'Read a file',
    task: 'When the check runs there is a file `scores.txt` with a number on each line. Print the sum. (Make the file yourself to try.)',
    hints: ['`for line in file:` goes through the lines.', 'Each line is a text: `int(line)`.'],
  },
  factorial: {
    title: 'It calls itself',
    task: 'Write `factorial(n)` without a loop: `factorial(5)` is 5 × 4 × 3 × 2 × 1. `factorial(0)` is 1.',
    hints: ['n! is n × (n − 1)!', 'Stop at 0.'],
  },
  fibonacci: {
    title: 'Fibonacci’s rabbits',
    task: 'Write `fib(n)`. The first two numbers are 1, and every other one is the sum of the two before it: 1, 1, 2, 3, 5, 8, 13, …',
    hints: ['For n up to 2 the answer is 1.', '`fib(n - 1) + fib(n - 2)`'],
  },
  'safe-number': {
    title: 'Numbers only, please',
    task: 'Ask until somebody types a whole number. For anything else print `again`. At the end print the number.',
    hints: ['`try:` … `except ValueError:`', '`break` leaves the loop.'],
  },
  pet: {
    title: 'A pet of your own',
    task: 'Write the class `Pet`. A pet has a `name` and an `energy` of 10. `play()` takes 1 energy, `sleep()` brings it back to 10.',
    hints: [
      '`def __init__(self, name):`',
      'Everything that belongs to the pet starts with `self.`',
    ],
  },
  hanoi: {
    title: 'The tower of Hanoi',
    task: 'To move a tower, you move the smaller tower above it away, move the biggest disk, and move the smaller tower back on top. Write `moves(disks)`: how many moves does it take? One disk takes 1 move.',
    hints: ['The smaller tower is moved twice.', '`2 * moves(disks - 1) + 1`'],
  },
}

export default messages
