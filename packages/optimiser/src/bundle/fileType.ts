import { ascii } from '../codec/sniff.ts';
import { textOf } from './text.ts';

/** What a file of a bundle is, told by its content, and for text by its name too. */
export type FileType =
  | 'html'
  | 'css'
  | 'js'
  | 'json'
  | 'svg'
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'font'
  | 'video'
  | 'audio'
  | 'text'
  | 'other';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** ZIP, gzip, RAR, 7z, xz, bzip2 and tar. */
export const isArchive = (bytes: Uint8Array): boolean =>
  [
    [0x50, 0x4b, 0x03, 0x04],
    [0x50, 0x4b, 0x05, 0x06],
    [0x1f, 0x8b, 0x08],
    [0x52, 0x61, 0x72, 0x21, 0x1a],
    [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
    [0xfd, 0x37, 0x7a, 0x58, 0x5a],
    [0x42, 0x5a, 0x68, 0x39],
  ].some((start) => startsWith(bytes, start)) || ascii(bytes, 257, 262) === 'ustar';

/** An MP3 without tags starts with a frame: its sync, any version of MPEG, and layer III. */
const isMp3 = ([sync, kind = 0]: Uint8Array): boolean => sync === 0xff && (kind & 0xe6) === 0xe2;

function boxType(bytes: Uint8Array): FileType | undefined {
  if (ascii(bytes, 4, 8) !== 'ftyp') return undefined;
  return /avi[fs]/.test(ascii(bytes, 8, 64)) ? 'avif' : 'video';
}

/** The type of what is no text, by its first bytes. */
function binaryType(bytes: Uint8Array): FileType | undefined {
  const four = ascii(bytes, 0, 4);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (four === '\x89PNG') return 'png';
  if (four === 'GIF8') return 'gif';
  if (four === 'RIFF') {
    const kind = ascii(bytes, 8, 12);
    return kind === 'WEBP' ? 'webp' : kind === 'WAVE' ? 'audio' : undefined;
  }
  if (['wOFF', 'wOF2', 'OTTO', 'true', 'ttcf', '\0\x01\0\0'].includes(four)) return 'font';
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return 'video';
  if (four === 'OggS' || four.startsWith('ID3') || isMp3(bytes)) return 'audio';
  return boxType(bytes);
}

const byEnding: Readonly<Record<string, FileType>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  css: 'css',
  js: 'js',
  mjs: 'js',
  json: 'json',
  svg: 'svg',
};

const endingOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** The text of a file, in whatever encoding a browser would read it; undefined if it is none. */
export const readText = (path: string, bytes: Uint8Array): string | undefined =>
  textOf(bytes, endingOf(path));

/** The type of a file. Binary content counts whatever the name says; text is told apart by the name. */
export function fileTypeOf(path: string, bytes: Uint8Array): FileType {
  const binary = binaryType(bytes);
  if (binary) return binary;
  const text = readText(path, bytes);
  if (text === undefined) return 'other';
  const named = byEnding[endingOf(path)];
  if (named) return named;
  return /^\uFEFF?\s*(<!doctype html|<html)/i.test(text.slice(0, 500)) ? 'html' : 'text';
}

const transferCompressed: ReadonlySet<FileType> = new Set(['html', 'css', 'js', 'json', 'svg', 'text']);

/** Whether servers compress such a file on its way. */
export const isCompressible = (type: FileType): boolean => transferCompressed.has(type);
