import { BundleError, type BundleErrorCode } from './bundle/errors.ts';

/** The kinds of failure that a caller may want to distinguish. */
export type ErrorCode =
  | 'unsupported'
  | 'unavailable'
  | 'too-large'
  | 'deadline'
  | 'memory'
  | 'crashed'
  | 'failed';

/** Base class of this package's errors; the message is readable. */
export class OptimiserError extends Error {
  override name = 'OptimiserError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Why a file is no picture that can be read. */
export type ImageFault = 'empty' | 'format' | 'damaged' | 'animation' | 'hdr';

/** The bytes are not a picture or animation in an accepted format, or are damaged. */
export class UnsupportedImage extends OptimiserError {
  override name = 'UnsupportedImage';
  readonly fault: ImageFault;

  /** @param hint whether to list the accepted formats after the reason */
  constructor(reason = 'Unsupported image.', hint = true, fault: ImageFault = 'format') {
    super('unsupported', hint ? `${reason} Use PNG, JPG, WEBP, AVIF or GIF.` : reason);
    this.fault = fault;
  }
}

/** What exceeds its limit, and the limit: of an animation, all frames together have the megapixels. */
export type ImageLimit =
  | { of: 'file'; megabytes: number }
  | { of: 'image'; megapixels: number }
  | { of: 'animation'; frames: number; megapixels: number }
  | { of: 'profile'; megabytes: number }
  | { of: 'scans'; scans: number };

/** The file or the picture exceeds a limit. */
export class ImageTooLarge extends OptimiserError {
  override name = 'ImageTooLarge';
  readonly limit: ImageLimit;

  constructor(message: string, limit: ImageLimit) {
    super('too-large', message);
    this.limit = limit;
  }
}

/** An error in the form sent between processes. */
export type ErrorMessage =
  | { code: ErrorCode; message: string }
  | { limit: ImageLimit; message: string }
  | { fault: ImageFault; message: string }
  | { bundle: BundleErrorCode; path: string | undefined };

/** Any error in the form sent between processes; one that nobody expected keeps its text to itself. */
export function toMessage(error: unknown): ErrorMessage {
  if (error instanceof BundleError) return { bundle: error.code, path: error.path };
  if (error instanceof ImageTooLarge) return { limit: error.limit, message: error.message };
  if (error instanceof UnsupportedImage) return { fault: error.fault, message: error.message };
  if (error instanceof OptimiserError) return { code: error.code, message: error.message };
  return { code: 'failed', message: 'The image could not be processed.' };
}

/** The error that was sent. */
export function fromMessage(told: ErrorMessage): OptimiserError | BundleError {
  if ('bundle' in told) return new BundleError(told.bundle, told.path);
  if ('limit' in told) return new ImageTooLarge(told.message, told.limit);
  if ('fault' in told) return new UnsupportedImage(told.message, false, told.fault);
  return new OptimiserError(told.code, told.message);
}

/** How a task in the child may end without a result. */
export const failures = {
  deadline: () => new OptimiserError('deadline', 'The image took too long to process.'),
  memory: () => new OptimiserError('memory', 'The image needed more memory than a job may use.'),
  crashed: () =>
    new OptimiserError('crashed', 'The image could not be processed: the encoder stopped unexpectedly.'),
  closed: () => new OptimiserError('failed', 'The optimiser was closed.'),
};
