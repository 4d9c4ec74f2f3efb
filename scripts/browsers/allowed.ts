/**
 * Features above the floor that the built portal or the custom elements use, and why they work without them. A group
 * shares its reason; an entry that is no longer needed also fails the check.
 */
export const allowed = [
  {
    reason: 'Looks better where it is known; without it the page is complete.',
    keys: [
      'css.properties.field-sizing',
      'css.properties.text-wrap.balance',
      'css.properties.text-box-trim',
      'css.properties.text-box-edge',
      'css.properties.backdrop-filter',
      'css.properties.scrollbar-width',
      'css.properties.scrollbar-gutter',
      'css.properties.overscroll-behavior',
      'css.properties.resize',
      'css.properties.cursor',
      'css.properties.accent-color',
      'css.properties.user-select',
      'css.properties.text-size-adjust',
      'css.properties.break-after.avoid',
    ],
  },
  {
    reason: 'Stands beside the prefixed form, which all of them know.',
    keys: ['css.properties.background-clip.text'],
  },
  {
    reason:
      'For print and forced colours: without it the browser chooses the colours, and patterns tell them apart.',
    keys: ['css.properties.print-color-adjust', 'css.properties.forced-color-adjust'],
  },
  {
    reason: 'Old, and in all of them; a part of its values or a phone is missing in the data.',
    keys: ['css.properties.clip', 'api.Window.devicePixelRatio', 'javascript.builtins.String.substr'],
  },
  {
    reason: 'Asked for before it is used; the code does without.',
    keys: [
      'api.AbortSignal.timeout_static',
      'api.Window.requestIdleCallback',
      'api.Window.cancelIdleCallback',
      'api.TouchEvent',
      'api.Navigator.userAgentData',
      'api.Navigator.connection',
      'api.DataTransferItem.getAsFileSystemHandle',
      'api.Window.showOpenFilePicker',
      'api.Document.startViewTransition',
      'api.Window.navigation',
      'javascript.builtins.RegExp.escape',
    ],
  },
  {
    reason:
      'Another thing of the same name: React.Children.toArray, WebAssembly.Memory.grow, a label, a share, a function of the data or of words.',
    keys: [
      'javascript.builtins.SharedArrayBuffer.grow',
      'javascript.builtins.Iterator.take',
      'api.HTMLTableElement.frame',
      'api.HTMLTableElement.rules',
      'javascript.builtins.Iterator.toArray',
      'api.HTMLTableElement.summary',
      'api.Navigator.share',
      'api.VTTCue.region',
      'api.Request.bytes',
    ],
  },
];
