import type { Kind } from '../kind.ts'
import { arHarmless } from './ar/harmless.ts'
import { arHate } from './ar/hate.ts'
import { arMaking } from './ar/making.ts'
import { arPersonalData } from './ar/personal-data.ts'
import { arSelfHarm } from './ar/self-harm.ts'
import { arSexual } from './ar/sexual.ts'
import { arSwearing } from './ar/swearing.ts'
import { arViolence } from './ar/violence.ts'
import { enHarmless } from './en/harmless.ts'
import { enHate } from './en/hate.ts'
import { enMaking } from './en/making.ts'
import { enPersonalData } from './en/personal-data.ts'
import { enSelfHarm } from './en/self-harm.ts'
import { enSexual } from './en/sexual.ts'
import { enSwearing } from './en/swearing.ts'
import { enViolence } from './en/violence.ts'
import { thHarmless } from './th/harmless.ts'
import { thHate } from './th/hate.ts'
import { thMaking } from './th/making.ts'
import { thPersonalData } from './th/personal-data.ts'
import { thSelfHarm } from './th/self-harm.ts'
import { thSexual } from './th/sexual.ts'
import { thSwearing } from './th/swearing.ts'
import { thViolence } from './th/violence.ts'
import { zhHarmless } from './zh/harmless.ts'
import { zhHate } from './zh/hate.ts'
import { zhMaking } from './zh/making.ts'
import { zhPersonalData } from './zh/personal-data.ts'
import { zhSelfHarm } from './zh/self-harm.ts'
import { zhSexual } from './zh/sexual.ts'
import { zhSwearing } from './zh/swearing.ts'
import { zhViolence } from './zh/violence.ts'

export const WORD_LISTS: readonly (readonly [kind: Kind, lists: readonly (readonly string[])[]])[] =
  [
    ['self-harm', [enSelfHarm, thSelfHarm, zhSelfHarm, arSelfHarm]],
    ['violence', [enViolence, thViolence, zhViolence, arViolence]],
    ['sexual', [enSexual, thSexual, zhSexual, arSexual]],
    ['hate', [enHate, thHate, zhHate, arHate]],
    ['personal-data', [enPersonalData, thPersonalData, zhPersonalData, arPersonalData]],
    ['swearing', [enSwearing, thSwearing, zhSwearing, arSwearing]],
    ['harmless', [enHarmless, thHarmless, zhHarmless, arHarmless]],
    ['making', [enMaking, thMaking, zhMaking, arMaking]],
  ]
