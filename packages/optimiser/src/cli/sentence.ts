/** The meaning of a file system error code; `path` is the file or folder concerned. */
const reasons: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: () => 'There is no such file.',
  EACCES: (path) => `Access to ${path} is not permitted.`,
  EPERM: (path) => `Access to ${path} is not permitted.`,
  EISDIR: (path) => `${path} is a folder, and a file of that name is to be written.`,
  EEXIST: (path) => `${path} is a file; --out takes a folder.`,
  ENOTDIR: (path) => `${path} leads through a file; only folders hold files.`,
  EROFS: (path) => `${path} is on a file system that cannot be written to.`,
  ENOSPC: (path) => `There is no space left for ${path}.`,
  EDQUOT: (path) => `There is no space left for ${path}.`,
};

/** A failure as a sentence for the user. */
export function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = 'code' in error ? reasons[String(error.code)] : undefined;
  const path = 'path' in error ? String(error.path) : 'it';
  return reason?.(path) ?? error.message;
}
