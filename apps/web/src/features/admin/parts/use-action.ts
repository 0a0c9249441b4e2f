/** One change by an admin: sent once, its refusal kept to be shown, the figures it touches read again. */
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError } from '../../../adapters/http/http.ts'
import { logFailure } from '../../../adapters/log.ts'

interface Act<Wish, Result> {
  send(wish: Wish): Promise<Result>
  /** The beginnings of the query keys whose answers are old afterwards. */
  touches: readonly (readonly unknown[])[]
  done?(result: Result): void
}

export function useAction<Wish = void, Result = unknown>({
  send,
  touches,
  done,
}: Act<Wish, Result>) {
  const client = useQueryClient()
  const act = useMutation({
    mutationFn: send,
    onSuccess: (result) => done?.(result),
    onError: (error) => logFailure('admin', error),
    onSettled: () =>
      Promise.all(touches.map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] }))),
  })
  return {
    run: (wish: Wish) => act.mutate(wish),
    busy: act.isPending,
    succeeded: act.isSuccess,
    failed: act.isError,
    problem: problemOf(act.error),
    reset: act.reset,
  }
}

function problemOf(error: Error | null): ProblemBody | null {
  return error instanceof HttpError ? error.body : null
}
