/** Our core refuses what some board refuses: a judge that takes everything would be none. */
import { afterAll, expect, test } from 'vitest'
import {
  HAS_COMPILER,
  REAL_CORES,
  REAL_CORES_NOTE,
  SketchFolder,
} from './testing/compile-sketch.ts'

const folder = new SketchFolder()
afterAll(() => folder.delete())

const inSetup = (line: string): string => `void setup() {\n${line}\n}\nvoid loop() {}\n`
const read = (sketch: string): void =>
  folder.compile('-fsyntax-only', folder.write('strict', sketch))

/** Refused, why, and what is said instead. */
const REFUSED: [string, RegExp, string][] = [
  ['double x = 1; String((long long)x);', /ambiguous/, 'double x = 1; String((long)x);'],
  ['String(1ULL);', /ambiguous/, 'String(1UL);'],
  ['Serial.println(1LL);', /ambiguous/, 'Serial.println(1L);'],
  ['String t = "a"; t += 1LL;', /ambiguous/, 'String t = "a"; t += 1L;'],
  ['String t = 5;', /conversion/, 'String t = String(5);'],
  ["String t = 'a';", /conversion/, 'String t = "a";'],
  ['String t = 5.5;', /conversion/, 'String t = String(5.5);'],
  ['String t; if (t) t = "";', /convert/, 'String t; if (t != "") t = "";'],
  ["String t = 'a' + String(1);", /conversion/, "String t = String('a') + String(1);"],
  ['const char *t = String(1);', /convert/, 'String s = String(1); const char *t = s.c_str();'],
  ['digitalWrite(13, 1);', /conversion/, 'digitalWrite(13, HIGH);'],
  ['pinMode(13, 1);', /conversion/, 'pinMode(13, OUTPUT);'],
  ['std::vector<double> list;', /vector/, 'double list[1];'],
]

test.runIf(HAS_COMPILER).each(REFUSED)('%s', (wrong, why, right) => {
  expect(() => read(inSetup(wrong))).toThrow(why)
  read(inSetup(right))
})

test
  .runIf(HAS_COMPILER)
  .each(['delay', 'map', 'random', 'tone', 'millis', 'isDigit', 'Serial', 'PI', 'HIGH'])(
  'a variable %s clashes, unless a sketch protects itself',
  (name) => {
    expect(() => read(`double ${name} = 0;\n${inSetup('')}`)).toThrow(/error/)
  },
)

test
  .runIf(HAS_COMPILER)
  .each(['abs', 'min', 'max', 'round', 'constrain', 'sq', 'bitRead', 'lowByte'])(
  '%s is a macro, so that no function can be called like it',
  (name) => {
    expect(() => read(`double ${name}(double a) { return a; }\n${inSetup('')}`)).toThrow(/error/)
  },
)

test.runIf(REAL_CORES.length > 0)(
  `real cores refuse 64 bits as ours does${REAL_CORES_NOTE}`,
  () => {
    const [wrong, why, right] = REFUSED[0]!
    expect(() => folder.readForRealCores('refused', inSetup(wrong))).toThrow(why)
    folder.readForRealCores('taken', inSetup(right))
  },
)
