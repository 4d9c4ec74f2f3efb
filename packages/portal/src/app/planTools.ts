// A separate module: the menu and what it stands on come after the page.
export { PlanTools } from '@leaf/ui';
