// A separate module: the menu and its dependencies load after the page.
export { PlanTools } from '@leaf/ui';
