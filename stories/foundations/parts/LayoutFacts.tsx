import frame from '../../../packages/ui/src/layout/AppFrame/AppFrame.module.css?raw';
import { rowHeights } from '../../../packages/ui/src/layout/DataTable/DataTable.tsx';
import { filterFrom, windowedAbove } from '../../../packages/ui/src/layout/DataTable/tableRows.ts';
import form from '../../../packages/ui/src/layout/FormPage/FormPage.module.css?raw';
import { FactTable } from './FactTable.tsx';
import { pixels, theme } from './theme.ts';

/** The first value in pixels of a property in a stylesheet. */
const read = (css: string, property: string) =>
  `${new RegExp(`${property}: (?:rem\\()?(\\d+)px`).exec(css)?.[1] ?? '?'} px`;

const breakpoint = (name: 'xs' | 'sm') => `${pixels(theme.breakpoints[name].replace('em', 'rem'))} px`;

/** Layout dimensions, read from the components that define them. */
export function LayoutFacts() {
  return (
    <FactTable
      name="Measures of the layout"
      columns={['Measure', 'Value', 'Where']}
      numeric={[1]}
      rows={[
        ['Column of a page, padding included', read(frame, 'max-width'), 'AppFrame'],
        ['Top bar', read(frame, 'min-height'), 'AppFrame'],
        ['Page with one task', read(form, 'max-width'), 'FormPage'],
        ['Table row, comfortable', `${rowHeights.comfortable} px`, 'DataTable'],
        ['Table row, compact', `${rowHeights.compact} px`, 'DataTable'],
        ['Table row with a picture', `${rowHeights.roomy} px`, 'DataTable'],
        ['Filter from', `${filterFrom} rows`, 'DataTable'],
        ['Only rows in sight above', `${windowedAbove} rows`, 'DataTable'],
        ['Small screens below', breakpoint('xs'), 'breakpoint xs'],
        ['Medium screens below', breakpoint('sm'), 'breakpoint sm'],
      ]}
    />
  );
}
