/** Asks the frame of a story to save a picture of what it shows; says the story's id. */
export const SAVE_PICTURE = 'leaf/save-picture';
