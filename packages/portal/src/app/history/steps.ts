/** The first listener to be called after Back or Forward. */
export const steps: { watch?: (event: PopStateEvent) => void } = {};
