/* oxlint-disable jsx-a11y/prefer-tag-over-role -- inside a drawing there are no such tags */
/** The board as it looks: lamps that light, buttons that can be pressed, a buzzer, ports. */
import type { BoardInput, BoardView } from '@panya/engines/board/hardware/board-view.ts'
import type { BoardProfile } from '@panya/engines/board/profiles/board-profile.ts'
import type { BlocksMessages } from '../../blocks-messages.ts'
import styles from './BoardDrawing.module.css'
import { BoardButton, Buzzer, Lamp, LedMatrix, Pixels, Ports, Servo } from './board-parts.tsx'

interface BoardDrawingProps {
  profile: BoardProfile
  view: BoardView
  onInput(input: BoardInput): void
  t: BlocksMessages
}

export function BoardDrawing({ profile, view, onInput, t }: BoardDrawingProps) {
  const isLit = (pin: number): boolean => view.pins[pin] === (profile.ledsOnHigh ? 1 : 0)
  const isArduino = profile.language === 'arduino'
  return (
    <figure className={styles.board} dir="ltr" data-testid="board" data-tone={view.tone}>
      <svg
        viewBox="0 0 420 290"
        role="group"
        aria-label={t('boardPicture', { name: profile.name })}
      >
        <rect
          className={isArduino ? styles.arduino : styles.kidbright}
          x="4"
          y="4"
          width="412"
          height="282"
          rx="20"
        />
        {[20, 400].flatMap((x) =>
          [20, 270].map((y) => (
            <circle key={`${x}-${y}`} className={styles.hole} cx={x} cy={y} r="7" />
          )),
        )}
        <rect className={styles.metal} x="188" y="0" width="44" height="22" rx="3" />
        <text className={styles.name} x="40" y="28">
          {profile.name}
        </text>
        <LedMatrix profile={profile} view={view} t={t} />
        {profile.leds.map(({ name, pin }, index) => (
          <Lamp key={name} name={name} isLit={isLit(pin)} x={300 + index * 28} y={26} />
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
        {profile.buzzer !== null && (
          <Buzzer tone={view.tone} x={isArduino ? 350 : 150} y={isArduino ? 250 : 244} />
        )}
        {profile.pixels && <Pixels view={view} />}
        {profile.servos.map(({ name, pin }, index) => (
          <Servo
            key={name}
            name={name}
            angle={view.servos[pin]}
            x={(isArduino ? 90 : 216) + index * 56}
            y={isArduino ? 246 : 236}
          />
        ))}
      </svg>
      <figcaption className="visually-hidden" aria-live="off">
        {describe(view, t)}
      </figcaption>
    </figure>
  )
}

/** What can be seen, for those who cannot see it. */
function describe(view: BoardView, t: BlocksMessages): string {
  const dots = view.matrix.reduce(
    (sum, column) => sum + column.toString(2).replaceAll('0', '').length,
    0,
  )
  const parts = [t('dotsLit', { count: dots })]
  if (view.tone > 0) parts.push(t('toneNow', { hertz: view.tone }))
  return parts.join(' ')
}
