// A module of its own: a page that draws one chart does not load the other.
export { EmissionsChart } from '@leaf/ui/charts';
