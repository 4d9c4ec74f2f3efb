/** The SHA-256 of a file; undefined on a page that is not secure, where browsers do not compute it. */
export async function sha256(file: File): Promise<string | undefined> {
  if (!crypto.subtle) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
