import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;

const key = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `leaf:${purpose}`, 32));

/** Encrypts text for one purpose (AES-256-GCM), so that it can be stored in a table that others read. */
export function seal(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** @throws if the text was sealed with another key or for another purpose, or has been changed since. */
export function unseal(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key(secret, purpose), bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}
