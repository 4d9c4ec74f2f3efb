import { stages } from '@leaf/api-client';
import { CampaignRows } from '@leaf/connect';
import type { RowPicture } from '@leaf/ui';
import { useLocation, useParams } from 'react-router-dom';
import { campaignTools } from '../app/campaigns/campaignTools.tsx';
import { ImportNotice } from '../app/campaigns/ImportNotice.tsx';
import { useLeaveGuard } from '../app/history/useLeaveGuard.ts';
import { ConnectedRowPicture } from './rowPicture.tsx';

const picture = (row: RowPicture) =>
  row.image_id ? <ConnectedRowPicture imageId={row.image_id} picture={row} /> : null;

/** The rows of the stage that the address ends with. */
export function Component() {
  const id = Number(useParams().id);
  const { pathname } = useLocation();
  // The page before it is still shown while this one loads.
  const stage = stages.find((one) => pathname.endsWith(`/${one}`));
  const onUnsaved = useLeaveGuard();
  if (!stage) return null;
  return (
    <CampaignRows
      id={id}
      stage={stage}
      picture={picture}
      actions={(empty) => (
        <>
          <ImportNotice campaignId={id} />
          {campaignTools(id, [stage], empty)}
        </>
      )}
      onUnsaved={onUnsaved}
      inPage
    />
  );
}
