import { useCampaignList } from '@leaf/connect/hooks';
import { CampaignListScreen, TableMemoryContext } from '@leaf/ui';
import { useNavigate } from 'react-router-dom';
import { useIsHere } from '../app/history/useIsHere.ts';
import { useLeaveGuard } from '../app/history/useLeaveGuard.ts';
import { useTableMemory } from '../app/history/useTableMemory.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';

// A stable reference, so that the list re-renders a row only when its campaign has changed.
const campaignHref = ({ id }: { id: number }) => paths.campaign(id);

export function Component() {
  const words = useWords();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const list = useCampaignList(({ id }) => isHere() && navigate(paths.campaign(id)));
  return (
    <>
      <title>{words.titles.campaigns}</title>
      <TableMemoryContext value={useTableMemory()}>
        <CampaignListScreen
          {...list}
          onUnsaved={useLeaveGuard()}
          backHref={paths.app}
          benchmarksHref={paths.benchmarks}
          documentationHref={paths.methodology}
          campaignHref={campaignHref}
        />
      </TableMemoryContext>
    </>
  );
}
