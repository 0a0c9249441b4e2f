import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core'

const counter = (name: string) => integer(name).notNull().default(0)

/** One row a day, in Asia/Bangkok's calendar. */
export const attendance = pgTable(
  'attendance',
  {
    date: date({ mode: 'string' }).primaryKey(),
    totalMinutes: counter('total_minutes'),
    totalUsers: counter('total_users'),
    minutesBlockProgramming: counter('minutes_block_programming'),
    minutesTextProgramming: counter('minutes_text_programming'),
    minutesJupyterLite: counter('minutes_jupyter_lite'),
    minutesFlowAi: counter('minutes_flow_ai'),
    minutesFlowImage: counter('minutes_flow_image'),
    minutesFlowData: counter('minutes_flow_data'),
    minutesGameGuessPicture: counter('minutes_game_guess_picture'),
    minutesGameGrouping: counter('minutes_game_grouping'),
    minutesGameProgramming: counter('minutes_game_programming'),
    minutesGameDungeon: counter('minutes_game_dungeon'),
  },
  (table) => [
    check(
      'attendance_not_negative',
      sql`least(${table.totalMinutes}, ${table.totalUsers}, ${table.minutesBlockProgramming}, ${table.minutesTextProgramming}, ${table.minutesJupyterLite}, ${table.minutesFlowAi}, ${table.minutesFlowImage}, ${table.minutesFlowData}, ${table.minutesGameGuessPicture}, ${table.minutesGameGrouping}, ${table.minutesGameProgramming}, ${table.minutesGameDungeon}) >= 0`,
    ),
  ],
)
