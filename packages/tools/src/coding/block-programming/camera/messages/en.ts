/** English messages of the camera's window. */
export default {
  camera: 'Camera',
  title: 'Take a picture',
  close: 'Close',
  privacy:
    'The camera is on only while this window is open. Only the picture you use is saved in your project.',
  asking: 'Your browser asks whether it may use the camera. Choose “Allow”.',
  live: 'What the camera sees',
  ready: 'The camera is on. Press “Take”.',
  take: 'Take',
  again: 'Again',
  use: 'Use',
  flip: 'Turn around',
  other: 'Other camera',
  taken: 'Taken. Use this picture, or take it again.',
  picture: 'The picture you took',
  resting: 'The camera was switched off because the page was hidden.',
  start: 'Switch the camera on',
  defaultName: 'photo',
  projectFull: 'The project has no room for this picture. Remove other costumes or sounds first.',
  denied:
    'The camera is not allowed. Click the lock beside the address, allow the camera, and try again.',
  missing: 'No camera was found. Plug one in, or upload a picture.',
  busy: 'Another program is using the camera. Close it and try again.',
  insecure:
    'The address has no lock (http instead of https), so the browser gives no camera. Ask your teacher for the address with https, or upload a picture.',
  unsupported: 'This browser cannot use a camera here. You can upload a picture instead.',
}
