// A separate module, so that a page with one chart does not load the other.
export { SsimChart } from '@leaf/ui/charts';
