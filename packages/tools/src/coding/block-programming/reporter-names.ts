/** What reporters that can be watched are called. */
import { readReporterId, type WatchedReporter } from '@panya/engines/blocks-runtime/watched-id.ts'
import type { BlocksMessages } from './blocks-messages.ts'

const NAMES = {
  motion_x: 'value.x',
  motion_y: 'value.y',
  motion_direction: 'value.direction',
  looks_size: 'value.size',
  looks_costume_number: 'value.costumeNumber',
  'looks_costume_number[name]': 'value.costumeName',
  sound_volume: 'value.volume',
  looks_backdrop_number: 'value.backdropNumber',
  'looks_backdrop_number[name]': 'value.backdropName',
  sound_tempo: 'value.tempo',
  sensing_timer: 'value.timer',
  sensing_answer: 'value.answer',
  sensing_loudness: 'value.loudness',
  sensing_username: 'value.username',
  sensing_date: 'value.year',
  'sensing_date[month]': 'value.month',
  'sensing_date[day]': 'value.day',
  'sensing_date[weekday]': 'value.weekday',
  'sensing_date[hour]': 'value.hour',
  'sensing_date[minute]': 'value.minute',
  'sensing_date[second]': 'value.second',
} as const

export function reporterName(t: BlocksMessages, { type, choice }: WatchedReporter): string {
  const key = (
    Object.hasOwn(NAMES, `${type}[${choice}]`) ? `${type}[${choice}]` : type
  ) as keyof typeof NAMES
  return Object.hasOwn(NAMES, key) ? t(NAMES[key]) : type
}

export function watchedName(t: BlocksMessages, id: string): string {
  const reporter = readReporterId(id)
  return reporter ? reporterName(t, reporter) : id
}
