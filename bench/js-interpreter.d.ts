declare module 'js-interpreter' {
  /** The parts of the interpreter that the benchmark uses. */
  export default class Interpreter {
    constructor(code: string, prepare: (inside: Interpreter, globals: object) => void)
    step(): boolean
    createNativeFunction(native: (...values: unknown[]) => unknown): object
    setProperty(target: object, name: string, value: object): void
  }
}
