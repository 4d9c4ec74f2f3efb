import type { FileType } from './fileType.ts';

/**
 * When a file of a bundle is loaded. `initial`: the document and its style sheets ask for it at the start; `later`:
 * only when it comes into view or a script asks for it; `backup`: shown instead of the creative; `unused`: the
 * document leads to it in no way.
 */
export type Load = 'initial' | 'later' | 'backup' | 'unused';

/** A file of a bundle: what it is, and when it is loaded. */
export interface BundleEntry {
  path: string;
  type: FileType;
  bytes: number;
  /** Bytes on the way to the browser: texts as gzip, everything else as it is. */
  transfer: number;
  load: Load;
  /** Where a reference was found: `text` is only a name seen in a script, which may or may not load it. */
  found: 'html' | 'css' | 'text' | null;
}

/** An address on another host. */
export interface ExternalRequest {
  /** At most 500 characters of it. */
  address: string;
  /** The file it stands in. */
  from: string;
  /** `text`: only seen in a script, which may or may not call it. */
  found: 'html' | 'css' | 'text';
}

/** What is loaded together: `bytes` of files, `transfer` on the way to the browser. */
export interface LoadSum {
  requests: number;
  bytes: number;
  transfer: number;
}

/** What is in a bundle. */
export interface BundleInventory {
  /** The document that the creative starts with. */
  entry: string;
  /** False if another document could be meant as well. */
  entry_sure: boolean;
  /** What the document says in `ad.size`. */
  size: { width: number; height: number } | null;
  /** How a click leads away, as seen in the text of documents and scripts. */
  click: 'clickTag' | 'Enabler' | 'ExitApi' | 'mraid' | null;
  /** The picture shown where the creative cannot be. */
  backup: string | null;
  /** In the order of the ZIP. */
  files: BundleEntry[];
  initial: LoadSum;
  later: LoadSum;
  /**
   * The unused pictures beside a script, which may put their names together: up to so much more may be loaded, at the
   * start or later. Absent where there are none, and in inventories of earlier releases.
   */
  possible?: LoadSum;
  /** At most 500. */
  external: ExternalRequest[];
  /**
   * Files that neither the document nor another that could be meant leads to, but for those that `leftBehind` names. A
   * script may still build their names out of parts.
   */
  unused: string[];
  /** Addresses that name no file of the bundle, at most 500 with 500 characters each. */
  missing: { address: string; from: string }[];
}
