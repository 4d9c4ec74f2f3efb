import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP that need not be honest. */
export interface RawEntry {
  name: string | Buffer;
  data?: string | Uint8Array;
  /** Already packed, with any sizes. */
  packed?: Uint8Array;
  method?: number;
  flags?: number;
  /** Unix mode, such as that of a symbolic link. */
  mode?: number;
  /** What the headers say instead of the truth. */
  size?: number;
  crc?: number;
  localName?: string;
  /** The sizes beside the file are in a field of ZIP64, unpacked and packed, while the list has them as usual. */
  localSizes?: readonly [unpacked: number, packed: number];
  extra?: Buffer;
}

const nameBytes = (name: string | Buffer) => (typeof name === 'string' ? Buffer.from(name) : name);

function zip64Sizes(unpacked: number, packed: number): Buffer {
  const field = Buffer.alloc(20);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(16, 2);
  field.writeBigUInt64LE(BigInt(unpacked), 4);
  field.writeBigUInt64LE(BigInt(packed), 12);
  return field;
}

/** A ZIP made of any headers whatever, for tests of who reads it. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const pieces: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data ?? '');
    const method = entry.method ?? 8;
    const packed = Buffer.from(entry.packed ?? (method === 8 ? deflateRawSync(data) : data));
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(entry.flags ?? 0x800, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(entry.crc ?? crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(entry.size ?? data.length, 18);
    const name = nameBytes(entry.name);
    const localName = nameBytes(entry.localName ?? entry.name);
    const extra = entry.extra ?? Buffer.alloc(0);
    const local = Buffer.from(common);
    local.writeUInt16LE(localName.length, 22);
    const localExtra = entry.localSizes ? zip64Sizes(...entry.localSizes) : Buffer.alloc(0);
    if (entry.localSizes) local.fill(0xff, 14, 22);
    local.writeUInt16LE(localExtra.length, 24);
    common.writeUInt16LE(name.length, 22);
    common.writeUInt16LE(extra.length, 24);
    pieces.push(Buffer.from('PK\x03\x04'), local, localName, localExtra, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, tail, name, extra);
    at += 4 + local.length + localName.length + localExtra.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...pieces, directory, Buffer.from('PK\x05\x06'), end]);
}
