/** Texts about the server's AI. */
export default {
  'category.server': 'Big AI (coins)',
  'node.ai.server-detect': 'Big AI: find things',
  'help.ai.server-detect':
    'The server looks for 80 kinds of things. It works on slow devices too. Press the button to run it.',
  'node.ai.server-ocr': 'Big AI: read a page',
  'help.ai.server-ocr': 'The server reads the text in a picture. Press the button to run it.',
  'node.ai.server-search': 'Big AI: same meaning',
  'help.ai.server-search':
    'Finds the text that means the same, even in other words. Best in English.',
  'node.ai.server-chat': 'Big AI: ask',
  'help.ai.server-chat':
    'Asks the language model of your school. It can be wrong: check what it says.',
  'port.answer': 'answer',
  'param.page': 'Language',
  'option.page.en': 'English',
  'option.page.th': 'Thai',
  'option.page.zh': 'Chinese',
  'option.page.ar': 'Arabic',
  'problem.not-asked': 'Not asked yet.',
  'fix.not-asked': 'Select this node and press the button with the price.',
  'server.run': '{coins, plural, =0 {Run for free} one {Run for # coin} other {Run for # coins}}',
  'server.busy': 'The server is thinking …',
  'server.balance':
    '{coins, plural, =0 {You have no coins.} one {You have # coin.} other {You have # coins.}}',
  'server.used':
    '{coins, plural, =0 {Done. It cost nothing.} one {Done. It cost # coin.} other {Done. It cost # coins.}}',
  'server.poor':
    'You do not have enough coins for this. New ones come every month; your teacher can help too. The other nodes are free.',
  'server.stale': 'What comes in has changed since. Run it again to ask about the new one.',
  'server.signIn': 'Sign in and open your own project to run this.',
  'server.unreachable':
    'The server does not answer. Your flow stays as it is; the other nodes still work.',
  'server.again': 'Look again',
  'server.notOffered': 'Your school has not switched this on.',
  'server.privacy.detect':
    'The picture goes to the server of your school, is looked at and then forgotten.',
  'server.privacy.ocr':
    'The picture goes to the server of your school, is read and then forgotten.',
  'server.privacy.similarity':
    'Your texts go to the server of your school, are compared and then forgotten.',
  'server.privacy.chat':
    'Your text goes to the language model your school has chosen. Never write names or addresses.',
  'server.price-changed': 'The price has just changed. Look at it, and press again if you like.',
  'server.not-enough-coins': 'You do not have enough coins for this. Nothing was taken.',
  'server.daily-limit': 'That is enough for today: your class has a daily limit.',
  'server.class-limit': 'Your class has used its coins for today. Tomorrow there are new ones.',
  'server.guardian-consent-needed':
    'Your parent or guardian has to say yes before you use the server’s AI.',
  'server.too-busy': 'The server has a lot to do. You have your coins back; try again in a moment.',
  'server.ai-busy': 'The server has a lot to do. You have your coins back; try again in a moment.',
  'server.ai-too-slow': 'It took too long. You have your coins back.',
  'server.bad-input': 'The server cannot work with this. You have your coins back.',
  'server.no-language-model': 'Your school has no language model.',
  'server.nothing-to-ask': 'Connect something to ask about first.',
  'server.failed': 'That did not work. You have your coins back.',
  'example.big-eye': 'Two eyes compared (coins)',
  'example.big-eye.text':
    'The machine on your device and the one on the server look at the same table.',
}
