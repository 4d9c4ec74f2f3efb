/** The labels of `MeasureQuality`. */
export const measureQualityLabels = {
  quality: (format: string) => `Another quality of ${format}`,
  help: 'From 1 to 100. The file appears in the chart once it is measured.',
  measure: 'Measure',
  invalid: 'Enter a whole number from 1 to 100.',
  queued: (format: string, quality: number) => `${format} at q ${quality} is waiting for its turn.`,
  running: (format: string, quality: number) => `${format} at q ${quality} is being measured.`,
  measured: (format: string, quality: number) => `${format} at q ${quality} is measured and shown.`,
  failed: (format: string, quality: number) => `${format} at q ${quality} could not be measured.`,
};

export type MeasureQualityLabels = typeof measureQualityLabels;
