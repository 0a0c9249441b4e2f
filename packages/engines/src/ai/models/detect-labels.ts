/** The things the detector knows, by the numbers it was taught with; gaps were never used. */

const NAMES: Record<number, string> = Object.fromEntries(
  [
    '1 person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light,fire hydrant',
    '13 stop sign,parking meter,bench,bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe',
    '27 backpack,umbrella',
    '31 handbag,tie,suitcase,frisbee,skis,snowboard,sports ball,kite,baseball bat,baseball glove,skateboard,surfboard,tennis racket,bottle',
    '46 wine glass,cup,fork,knife,spoon,bowl,banana,apple,sandwich,orange,broccoli,carrot,hot dog,pizza,donut,cake,chair,couch,potted plant,bed',
    '67 dining table',
    '70 toilet',
    '72 tv,laptop,mouse,remote,keyboard,cell phone,microwave,oven,toaster,sink,refrigerator',
    '84 book,clock,vase,scissors,teddy bear,hair drier,toothbrush',
  ].flatMap((row) => {
    const space = row.indexOf(' ')
    const first = Number(row.slice(0, space))
    return row
      .slice(space + 1)
      .split(',')
      .map((name, at) => [first + at, name] as const)
  }),
)

export const DETECT_LABELS: readonly string[] = Object.values(NAMES)

export function labelOf(number: number): string {
  return NAMES[number] ?? '?'
}
