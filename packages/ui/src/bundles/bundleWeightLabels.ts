/** The labels of `WeightBridge` that differ for an HTML5 creative: its initial load is what each impression delivers. */
export const bundleWeightLabels = {
  about: 'What the lighter initial load changes in the delivery rows that show this creative.',
  rows: 'Delivery rows that show this creative',
  notTaken: 'A video, or a measured payload: the weight of a creative cannot stand here.',
  heavier: 'This version is heavier than the original: emissions rise.',
  planAbout: 'What the lighter initial load changes for impressions that are still a plan.',
  counted: (impressions: string, country: string) =>
    `Counted: the delivery of the initial load alone, ${impressions} impressions in ${country}. The other stages of a campaign are not in these figures.`,
};
