/** The labels of `SetBudget`. */
export const setBudgetLabels = {
  budget: 'Budget of the whole set',
  help: 'It is spread so that the images lose the least similarity together. Only measured files are taken.',
  unit: 'KB',
  spread: 'Spread the budget',
  invalid: 'Enter a number above 0.',
  kept: (bytes: string, budget: string, ssim: string) =>
    `The files have ${bytes} of ${budget} KB. The lowest SSIM is ${ssim}.`,
  tooSmall: (least: string) => `Even the smallest measured files have ${least} KB.`,
};

export type SetBudgetLabels = typeof setBudgetLabels;
