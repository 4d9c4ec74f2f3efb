// A separate module, so that a page with one chart does not load the other.
export { EmissionsChart } from '@leaf/ui/charts';
