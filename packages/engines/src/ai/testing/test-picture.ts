import { join } from 'node:path'
import { readPng } from './read-png.ts'

export const testPicture = (name: string) =>
  readPng(join(import.meta.dirname, `../testdata/${name}.png`))
