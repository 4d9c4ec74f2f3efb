export const figureTraceLabels = {
  intro:
    'An estimate from the model, step by step. Open a step to see its factors, where they come from, and the full figure.',
  copy: (figure: string) => `Copy ${figure}`,
  copied: 'Copied',
  source: (publisher: string) => `Source: ${publisher}`,
  version: (version: string) => `Factors ${version}`,
};
