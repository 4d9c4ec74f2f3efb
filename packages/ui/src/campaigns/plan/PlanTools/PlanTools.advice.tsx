import { PlanTools, type PlanToolsProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: PlanToolsProps) {
  return <PlanTools {...props} />;
}

export const advice: ComponentAdvice<typeof PlanTools> = {
  status: 'beta',
  aliases: ['import', 'export', 'toolbar'],
  use: ['A campaign or a stage offers both import and export.'],
  avoid: [{ when: 'You offer only the export', instead: 'ExportMenu' }],
  pairs: [
    {
      do: ['Link to the import page.', { importHref: '#import' }],
      dont: ['Don’t offer an export if there are no rows.', { empty: false }],
    },
  ],
  rules: {
    do: ['Place it beside the title of a campaign, or beside "Add Row".'],
    dont: ['Don’t make either primary: the primary action is adding a row.'],
  },
  writing: ['One verb each: “Import”, “Export”.'],
  accessibility: ['A link and a menu button.'],
  related: ['ExportMenu', 'PlanImport'],
};
