import { block, stack, workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import { expect, test } from 'vitest'
import { emptyContent } from './core/document.ts'
import { setScripts } from './core/edit-project.ts'
import { pressedKeys } from './pressed-keys.ts'

test('every key a program listens to is found once, arrows first', () => {
  const whenKey = (key: string) => stack([block('event_key', { KEY: key }), block('motion_move')])!
  const asks = stack([
    block('event_flag'),
    block('control_if', { IF: block('sensing_key', { KEY: 'a' }), DO: [block('motion_move')] }),
  ])!
  const scripts = [whenKey('any'), whenKey('right'), whenKey('left'), whenKey('right'), asks]
  const content = setScripts(emptyContent, 'owl', workspace(scripts), [])
  expect(pressedKeys(content)).toEqual(['left', 'right', 'space', 'a'])
  expect(pressedKeys(emptyContent)).toEqual([])
})
