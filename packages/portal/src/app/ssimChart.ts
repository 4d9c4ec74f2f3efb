// A module of its own: a page that draws one chart does not load the other.
export { SsimChart } from '@leaf/ui/charts';
