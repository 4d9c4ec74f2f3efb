import type { Geos, Stage } from '@leaf/api-client';
import type { DeliveryTabProps } from '@leaf/ui';
import type { ComponentType } from 'react';
import { stageTabs } from './stageTabs.ts';
import { useGeos } from './useGeos.ts';
import { type StageRowsProps, useStageRows } from './useStageRows.tsx';

export type CampaignRowsProps = StageRowsProps & {
  /** Which of the stages. */
  stage: Stage;
  /** Says which picture a delivery row has its payload from, such as a `PayloadSource`. */
  picture?: DeliveryTabProps['picture'];
};

/** The rows of a stage of a campaign, below the anchor to which `CampaignOverview` leads. */
export function CampaignRows(props: CampaignRowsProps) {
  return (
    <div id={props.stage}>
      <Rows key={`${props.id} ${props.stage}`} {...props} />
    </div>
  );
}

function Rows({ stage, picture, ...props }: CampaignRowsProps) {
  const rows = useStageRows(props, stage);
  // Only the forms need places, and that of storage has none.
  const places = useGeos(rows, !props.readOnly && stage !== 'storage');
  const Tab = stageTabs[stage] as ComponentType<object> as ComponentType<
    typeof rows & { geos?: Geos; picture?: CampaignRowsProps['picture'] }
  >;
  return <Tab {...rows} {...places} {...(stage === 'delivery' && { picture })} />;
}
