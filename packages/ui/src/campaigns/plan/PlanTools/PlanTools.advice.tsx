import { PlanTools, type PlanToolsProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: PlanToolsProps) {
  return <PlanTools {...props} />;
}

export const advice: ComponentAdvice<typeof PlanTools> = {
  status: 'beta',
  aliases: ['import', 'export', 'toolbar'],
  use: ['A campaign or a stage offers import and export.'],
  avoid: [{ when: 'Only one of them is offered', instead: 'ExportMenu' }],
  pairs: [
    {
      do: ['Lead to the import by a link.', { importHref: '#import' }],
      dont: ['Don’t offer to export nothing.', { empty: false }],
    },
  ],
  rules: {
    do: ['Place it beside the title of a campaign, or beside "Add Row".'],
    dont: ['Don’t make either of the two primary: adding a row is.'],
  },
  writing: ['One verb each: import, export.'],
  accessibility: ['A link and a menu button.'],
  related: ['ExportMenu', 'PlanImport'],
};
