/* oxlint-disable jsx-a11y/prefer-tag-over-role -- inside a drawing there are no such tags */
/** The board as it looks: lamps that light, buttons that can be pressed, a buzzer, ports. */
import type { BoardInput, BoardView } from '@panya/engines/board/hardware/board-view.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import type { BlocksMessages } from '../../blocks-messages.ts'
import { ArduinoBoard } from './ArduinoBoard.tsx'
import styles from './BoardDrawing.module.css'
import { BoardButton, Buzzer, Lamp, LedMatrix, Pixels, Ports, Servo } from './board-parts.tsx'

interface BoardDrawingProps {
  profile: BoardProfile
  view: BoardView
  onInput(input: BoardInput): void
  t: BlocksMessages
}

export function BoardDrawing({ profile, view, onInput, t }: BoardDrawingProps) {
  const isArduino = profile.language === 'arduino'
  return (
    <figure className={styles.board} dir="ltr" data-testid="board" data-tone={view.tone}>
      <svg
        viewBox={isArduino ? '0 0 420 358' : '0 0 420 290'}
        role="group"
        aria-label={t('boardPicture', { name: profile.name })}
      >
        {isArduino ? (
          <ArduinoBoard profile={profile} view={view} t={t} />
        ) : (
          <KidBrightBoard profile={profile} view={view} onInput={onInput} t={t} />
        )}
      </svg>
      <figcaption className="visually-hidden" aria-live="off">
        {describe(profile, view, t)}
      </figcaption>
    </figure>
  )
}

const isLit = (profile: BoardProfile, view: BoardView, pin: number): boolean =>
  view.pins[pin] === (profile.ledsOnHigh ? 1 : 0)

function KidBrightBoard({ profile, view, onInput, t }: BoardDrawingProps) {
  return (
    <>
      <rect className={styles.kidbright} x="4" y="4" width="412" height="282" rx="20" />
      {[20, 400].flatMap((x) =>
        [20, 270].map((y) => (
          <circle key={`${x}-${y}`} className={styles.hole} cx={x} cy={y} r="7" />
        )),
      )}
      <rect className={styles.metal} x="188" y="0" width="44" height="22" rx="3" />
      <text className={styles.name} x="40" y="28">
        {profile.name}
      </text>
      <LedMatrix
        profile={profile}
        view={view}
        t={t}
        area={{ x: 66, y: 46, width: 288, height: 148 }}
      />
      {profile.leds.map(({ name, pin }, index) => (
        <Lamp
          key={name}
          name={name}
          isLit={isLit(profile, view, pin)}
          x={300 + index * 28}
          y={26}
        />
      ))}
      <Ports profile={profile} view={view} />
      {profile.buttons.map(({ name, pin }, index) => (
        <BoardButton
          key={name}
          label={t('boardButton', { name })}
          name={name}
          x={index === 0 ? 64 : 356}
          y={244}
          onPress={(isDown) => onInput({ set: 'pin', pin, level: isDown ? 0 : 1 })}
        />
      ))}
      {profile.buzzer !== null && <Buzzer tone={view.tone} x={150} y={244} />}
      {profile.pixels && <Pixels view={view} />}
      {profile.servos.map(({ name, pin }, index) => (
        <Servo key={name} name={name} angle={view.servos[pin]} x={216 + index * 56} y={236} />
      ))}
    </>
  )
}

/** What can be seen, for those who cannot see it. */
function describe(profile: BoardProfile, view: BoardView, t: BlocksMessages): string {
  const dots = view.matrix.reduce(
    (sum, column) => sum + column.toString(2).replaceAll('0', '').length,
    0,
  )
  const parts = [t('dotsLit', { count: dots })]
  for (const { name, pin } of profile.leds)
    if (isLit(profile, view, pin)) parts.push(t('lampOn', { name }))
  if (view.tone > 0) parts.push(t('toneNow', { hertz: view.tone }))
  return parts.join(' ')
}
