/** Messages about faulty cells of a plan, in addition to those of the row forms. */
export const planMessages = {
  countryUnknown: 'Not a country that the model knows.',
  regionUnknown: 'Not a region that the model knows.',
  deliveryRegionNeeded: (country: string) =>
    `The model has no network shares for ${country}. Choose the region that comes closest.`,
  choiceUnknown: (choices: string) => `Use one of these: ${choices}.`,
  notANumber: 'Not a number.',
  madeATime: 'The spreadsheet made it a time or a date. Type the number here.',
  shareOrPercent: 'Among percentages, this may be a share of 1: write it with %.',
  levelUnknown: 'The stage has no such level.',
  controlCharacters: 'Contains characters that cannot be shown.',
  idTooLong: (most: number) => `Use at most ${most} characters for the ID.`,
  idTwice: (line: string) => `Line ${line} has the same ID.`,
  rounded: (given: string) => `Rounded from “${given}”.`,
  largePayload: 'Over 100 MB for each impression. Check the decimal sign.',
  sumOfAbove: 'The sum of the lines above or below: leave it out if it is their total.',
  zeroImpressions: '0 impressions: the rows of this line will be 0 kg.',
};

export type PlanMessages = typeof planMessages;
