import { errorWords } from '@leaf/api-client';

/** What the connected components say themselves; the words of what they draw are those of `@leaf/ui`. */
export const words = {
  /** Successes that outlive their view. */
  notices: {
    added: (name: string) => `“${name}” added.`,
    saved: (name: string) => `“${name}” saved.`,
    created: (name: string) => `“${name}” created.`,
    deleted: (name: string) => `“${name}” deleted.`,
    restored: (name: string) => `“${name}” is back.`,
    imageUploaded: (name: string) => `${name} uploaded.`,
    imagesDeleted: (count: string) => `${count} images deleted.`,
    imagesRestored: (count: string) => `${count} images are back.`,
    /** While images are being deleted. */
    deletingImages: (count: string) => `Deleting ${count} images…`,
    jobFinished: (id: number) => `Job ${id} is finished.`,
  },
  sentences: {
    noCampaign: 'This campaign does not exist.',
    noImage: 'This image does not exist.',
    noJob: 'This job does not exist.',
    partlyUndone: 'Not all rows are as they were.',
  },
  errors: errorWords,
};

/** The words of one language: a missing one is a compile error. */
export type ConnectWords = typeof words;
