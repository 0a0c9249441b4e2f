/** What is said of a page that came back. */
export default {
  wasRunning:
    'Your program was running when this page had to close. It does not start again by itself: press Run when you like.',
}
