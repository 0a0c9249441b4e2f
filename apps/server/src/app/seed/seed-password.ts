/** The demo school's password: given by the operator, or made once and kept to be shown again. */
import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../../platform/env.ts'

const WORDS =
  'amber bamboo basil breeze cedar cloud coral dune ember fern forest ginger harbor island jasmine jungle lagoon lantern lemon lotus mango maple meadow melon mint moon mosaic orbit orchid otter owl papaya pebble pepper pine planet pond prism quartz rain reef ribbon river robin saffron sail silk sparrow spring star sugar summit tamarind tiger topaz tulip valley velvet violet willow wind yarrow zephyr'.split(
    ' ',
  )

export function seedPassword(env: Env): string {
  if (env.seedPassword !== null) return env.seedPassword
  const file = join(env.dataDir, 'seed-password')
  if (!existsSync(file)) {
    mkdirSync(env.dataDir, { recursive: true })
    writeFileSync(file, wordPassword(), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** Words and a number: easy to read out and to type, and guessing is slowed down. */
export function wordPassword(count = 4): string {
  const words = Array.from({ length: count }, () => WORDS[randomInt(WORDS.length)])
  return [...words, randomInt(10, 100)].join('-')
}
