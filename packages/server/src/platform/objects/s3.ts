import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ObjectsConfig } from '../../serviceConfig.ts';
import { measure } from './measure.ts';
import { assertKey, ObjectMissing, type Objects } from './types.ts';

/** What some stores say of a key under which nothing is stored; most say that it was deleted. */
const MISSING = 'NoSuchKey';
/** The most keys that one delete call may name. */
const DELETE_BATCH = 1000;
/** A store that does not answer must not keep a call for ever. */
const CONNECT_MS = 10_000;
const SILENT_MS = 120_000;

/** A bucket of any S3-compatible store. */
export function s3Objects(config: Extract<ObjectsConfig, { kind: 's3' }>): Objects {
  const { accessKeyId, secretAccessKey, bucket: Bucket, prefix } = config;
  const client = new S3Client({
    region: config.region,
    forcePathStyle: config.forcePathStyle,
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    // By default the client frames streams with checksums that many compatible stores save as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  const keyInBucket = (key: string): string => {
    assertKey(key);
    return `${prefix}${key}`;
  };

  const get = async (key: string) => {
    const Key = keyInBucket(key);
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!(Body instanceof Readable)) throw new TypeError('The store answered without a stream.');
      return { stream: Body, bytes: ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof NoSuchKey) throw new ObjectMissing(key);
      throw error;
    }
  };

  return {
    async put(key, body, contentType) {
      const Key = keyInBucket(key);
      const { through, result } = measure();
      const source = body instanceof Readable ? body : Readable.from([Buffer.from(body)]);
      // Unlike `pipe`, it ends for a body that failed before, too; the upload then fails and removes its parts.
      pipeline(source, through).catch(() => undefined);
      const upload = new Upload({
        client,
        params: { Bucket, Key, Body: through, ContentType: contentType },
      });
      await upload.done().catch((error: unknown) => {
        // The body's own fault matters more than that its parts could not be removed.
        throw through.errored ?? error;
      });
      return result();
    },
    open: get,
    read: async (key) => buffer((await get(key)).stream),
    async delete(keys) {
      for (let from = 0; from < keys.length; from += DELETE_BATCH) {
        const Objects = keys.slice(from, from + DELETE_BATCH).map((key) => ({ Key: keyInBucket(key) }));
        const Delete = { Objects, Quiet: true };
        // A call that deletes nothing succeeds all the same.
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }));
        const failed = Errors.find(({ Code }) => Code !== MISSING);
        if (failed) throw new Error(`The store did not delete ${failed.Key}: ${failed.Code}.`);
      }
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key } of Contents) if (Key?.startsWith(prefix)) yield Key.slice(prefix.length);
    },
    // A bucket has no folders, only names with slashes in them.
    prune: async () => undefined,
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}
