/** English messages about a camera that a program looks through. */
export default {
  asking: 'This program wants to see through the camera. Choose “Allow” if you like.',
  on: 'The camera is on. Its picture stays on this device and is not saved.',
  turnOff: 'Turn the camera off',
  again: 'Try again',
  denied:
    'The camera is not allowed, so the program sees no motion. Click the lock beside the address, allow the camera, and try again.',
  missing: 'No camera was found, so the program sees no motion. Plug one in and try again.',
  busy: 'Another program is using the camera, so this one sees no motion. Close the other one and try again.',
  insecure:
    'The address has no lock (http instead of https), so the program sees no motion. Ask your teacher for the address with https.',
  unsupported: 'This browser cannot use a camera here, so the program sees no motion.',
}
