/** Why a bundle is refused; each has a sentence. */
export const bundleSentences = {
  'not-a-zip': 'The file is no ZIP, or it is damaged.',
  'too-large': 'The ZIP is larger than 25 MB.',
  'too-many-files': 'The ZIP has more than 500 files.',
  'too-much-inside': 'The files in the ZIP have more than 50 MB together.',
  'zip-bomb': 'A file in the ZIP is packed so tightly that it cannot be part of a creative.',
  encrypted: 'The ZIP is encrypted.',
  'unknown-packing': 'A file in the ZIP is packed in a way other than Deflate.',
  zip64: 'The ZIP is in the ZIP64 format, which no creative needs.',
  'unsafe-path': 'A file in the ZIP has a name that leads out of its folder, or is absolute.',
  'unclear-path': 'A file in the ZIP has a path with a part that is empty or only a dot.',
  'colon-in-name': 'A file in the ZIP has a name with a colon, which Windows does not allow.',
  'long-path': 'A file in the ZIP has a name of more than 250 characters, its folders included.',
  'unreadable-name': 'A file in the ZIP has a name that cannot be read, or has invisible characters.',
  'duplicate-name': 'Two files in the ZIP have the same name, or differ in upper and lower case only.',
  'special-file': 'The ZIP contains a link or a device instead of a file.',
  'nested-archive': 'The ZIP contains another archive.',
  'contradicting-headers': 'Two places in the ZIP say different things about the same file.',
  'damaged-file': 'A file in the ZIP is damaged.',
  'no-html': 'The ZIP contains no HTML document to start with.',
} as const;

/** The key of such a sentence. */
export type BundleErrorCode = keyof typeof bundleSentences;

/** A bundle that is refused. The message names the file, where one is to blame. */
export class BundleError extends Error {
  override name = 'BundleError';
  readonly code: BundleErrorCode;
  /** The file in the bundle. */
  readonly path: string | undefined;

  constructor(code: BundleErrorCode, path?: string) {
    super(path === undefined ? bundleSentences[code] : `${bundleSentences[code]} (${path})`);
    this.code = code;
    this.path = path;
  }
}
