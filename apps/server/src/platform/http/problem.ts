import {
  PROBLEM_STATUS,
  type ProblemBody,
  type ProblemCode,
} from '@panya/domain/problem/problem.ts'

/** An expected failure on its way to the client. */
export class Problem extends Error {
  code: ProblemCode
  fields: Record<string, string> | undefined

  constructor(code: ProblemCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.code = code
    this.fields = fields
  }

  get statusCode(): number {
    return PROBLEM_STATUS[this.code]
  }

  body(): ProblemBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields ? { fields: this.fields } : {}),
    }
  }
}
