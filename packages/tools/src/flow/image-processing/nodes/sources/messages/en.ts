import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { SOURCES } from '../sources.ts'

/** Texts of the nodes pictures come from. */
export default {
  'node.image.sample': 'Sample picture',
  'help.image.sample': 'A picture of ours to try things with.',
  'node.image.upload': 'My picture',
  'help.image.upload': 'A picture from your device.',
  'node.image.camera': 'Camera',
  'help.image.camera': 'Live pictures from the camera. They stay on this device.',
  'node.image.draw': 'Drawing',
  'help.image.draw': 'A sheet to draw on.',
  'param.sample': 'Picture',
  'param.file': 'File',
  'param.mirror': 'Like a mirror',
  'param.drawing': 'Drawing',
  'option.sample.owl': 'Owl',
  'option.sample.shapes': 'Shapes',
  'option.sample.coins': 'Coins',
  'option.sample.landscape': 'Landscape',
  'option.sample.fruit': 'Fruit',
  'option.sample.page': 'Page from the side',
  'option.sample.notes': 'Notes in bad light',
  'option.sample.cells': 'Cells',
  'option.sample.checker': 'Checkerboard',
  'option.sample.fog': 'Fog',
  'option.sample.noise': 'Owl with specks',
  'option.sample.room-a': 'Room, picture 1',
  'option.sample.room-b': 'Room, picture 2',
  'option.sample.qr': 'QR code',
} satisfies NodeTexts<typeof SOURCES>
