/** The places of the grouping game: five full of boards, four full of hidden rules. */
import { starsOf } from '../../game-kit/core/progress.ts'
import type { Place, Stop } from '../../game-kit/journey/journey.ts'
import { PictureThumb } from '../../game-kit/journey/PictureThumb.tsx'
import { GROUPING_SCENES } from '../../game-kit/journey/scenes/grouping-scenes.ts'
import { openContent } from '../../host/open-content.ts'
import { CardPicture } from './components/CardFace.tsx'
import type { GroupingMenuProps } from './components/grouping-entrance.ts'
import { RuleThumb } from './components/RuleThumb.tsx'
import { AREAS, type Board, facesOf } from './core/board.ts'
import { BOARDS } from './core/board-library.ts'
import { RULE_PLACES, rulesIn } from './core/places.ts'
import { useGroupingMessages } from './grouping-messages.ts'

export function BoardThumb({ board }: { board: Pick<Board, 'groups' | 'cards'> }) {
  return (
    <PictureThumb pictures={[]}>
      {facesOf(board).map((card) => (
        <CardPicture key={card.id} card={card} />
      ))}
    </PictureThumb>
  )
}

export function useGroupingPlaces(props: GroupingMenuProps): {
  places: Place[]
  next: Board | undefined
} {
  const { host, game, onBoard, onRule } = props
  const t = useGroupingMessages(host.locale)
  const boards = AREAS.map((area) => openContent(host, BOARDS[area]))
  const next = boards.flat().find(({ id }) => starsOf(game.progress, id) === 0)

  function place(id: keyof typeof GROUPING_SCENES, title: string, stops: Stop[]): Place {
    const scene = GROUPING_SCENES[id]
    const [story, farewell] = [t(`story.${id}`), t(`farewell.${id}`)]
    return { id, title: `${t(`place.${id}`)} · ${title}`, scene, story, farewell, stops }
  }
  const areas = AREAS.map((area, index) =>
    place(
      area,
      t(`area.${area}`),
      boards[index]!.map((board) => ({
        key: board.id,
        name: board.title[host.locale],
        stars: starsOf(game.progress, board.id),
        isNext: game.ready && board === next,
        thumb: <BoardThumb board={board} />,
        onPlay: () => onBoard(board.id),
      })),
    ),
  )
  const rules = RULE_PLACES.map((id) =>
    place(
      id,
      t('ruleTitle'),
      rulesIn(id).map((level) => ({
        key: `rule/${level}`,
        name: t('levelNumber', { number: level }),
        stars: starsOf(game.progress, `rule/${level}`),
        thumb: <RuleThumb level={level} />,
        onPlay: () => onRule(level),
      })),
    ),
  )
  return { places: [...areas.filter(({ stops }) => stops.length > 0), ...rules], next }
}
