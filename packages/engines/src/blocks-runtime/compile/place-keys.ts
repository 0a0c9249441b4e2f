/** The places where a program keeps values, by keys: variables, lists, parameters, results. */

/** Ids may hold any sign: only a list of them as JSON is never the list of others. */
const key = (...parts: string[]): string => JSON.stringify(parts)
export const variableKey = (id: string): string => key('variable', id)
export const listKey = (id: string): string => key('list', id)
export const paramKey = (fn: string, param: string): string => key('param', fn, param)
export const resultKey = (fn: string): string => key('result', fn)
