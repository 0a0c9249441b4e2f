import type { ChapterSteps } from '../step.ts'

/** The words of the learner's language that stand in the programs. */
export type Word = 'cat' | 'dog' | 'banana' | 'mia' | 'ben' | 'meow' | 'woof' | 'unknown'

const steps: ChapterSteps<'text-and-dictionaries'> = {
  length: {
    starter: 'word = input("? ")\n',
    almost: 'word = input("? ")\nprint(___(word))',
    solution: 'word = input("? ")\nprint(len(word))',
    checks: [
      { input: ['$cat'], test: 'prints(len("$cat"))' },
      { input: ['elephant'], test: 'prints(8)' },
    ],
  },
  shout: {
    starter: 'word = input("? ")\n',
    almost: 'word = input("? ")\nprint(word.___())',
    solution: 'word = input("? ")\nprint(word.upper())',
    checks: [
      {
        input: ['stop'],
        test: 'prints("STOP")\nif not output.strip().isupper():\n    note(kind="uses", word="upper()")',
      },
      { input: ['go'], test: 'prints("GO")' },
    ],
  },
  letters: {
    starter: 'word = input("? ")\n',
    almost: 'word = input("? ")\nfor letter in ___:\n    print(___)',
    solution: 'word = input("? ")\nfor letter in word:\n    print(letter)',
    checks: [
      { input: ['moon'], test: 'prints(*"moon")\nhas("for")' },
      { input: ['$cat'], test: 'prints(*"$cat")' },
    ],
  },
  'count-letter': {
    starter: 'word = input("? ")\n',
    almost: 'word = input("? ")\nprint(word.count("___"))',
    solution: 'word = input("? ")\nprint(word.count("a"))',
    checks: [
      { input: ['banana'], test: 'prints(3)' },
      { input: ['panda'], test: 'prints(2)' },
      { input: ['moon'], test: 'prints(0)' },
    ],
  },
  dictionary: {
    starter: 'ages = {"$mia": 10, "$ben": 12}\n',
    almost: 'ages = {"$mia": 10, "$ben": 12}\nprint(ages["___"])',
    solution: 'ages = {"$mia": 10, "$ben": 12}\nprint(ages["$ben"])',
    checks: [
      { test: 'prints(12)\nuses_name("ages")\nprints_if({"ages": {"$mia": 1, "$ben": 2}}, 2)' },
    ],
  },
  'look-up': {
    starter: 'sounds = {"$cat": "$meow", "$dog": "$woof"}\nanimal = input("? ")\n',
    almost:
      'sounds = {"$cat": "$meow", "$dog": "$woof"}\nanimal = input("? ")\nif animal in ___:\n    print(sounds[___])\nelse:\n    print("___")',
    solution:
      'sounds = {"$cat": "$meow", "$dog": "$woof"}\nanimal = input("? ")\nif animal in sounds:\n    print(sounds[animal])\nelse:\n    print("$unknown")',
    checks: [
      { input: ['$cat'], test: 'prints("$meow")' },
      { input: ['$dog'], test: 'prints("$woof")' },
      { input: ['$banana'], test: 'prints("$unknown")' },
    ],
  },
}

export default steps
