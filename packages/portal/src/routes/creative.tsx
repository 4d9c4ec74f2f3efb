import { CreativeOptimizer, CreativeOverview, useCreative } from '@leaf/connect/hooks';
import { useLabels } from '@leaf/ui';
import { BundleScreen, bundleScreenLabels } from '@leaf/ui/bundles';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { creativePath } from '../app/images/creativePath.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { retryFailed } from '../app/retryFailed.ts';

const rowsHref = (campaignId: number) => paths.campaign(campaignId, 'delivery');

/** One HTML5 creative: what is in it, or the form and its jobs. */
export function Creative() {
  const words = useWords();
  const text = useLabels('bundleScreen', bundleScreenLabels);
  const id = Number(useParams().id);
  const { screen, platform, there } = useCreative(id, retryFailed);
  const tab = useLocation().pathname.endsWith('/optimize') ? 'optimize' : 'overview';
  return (
    <>
      <title>
        {words.titles.image(
          id,
          screen.creative?.filename ?? text.waiting,
          tab === 'overview' ? undefined : text[tab],
        )}
      </title>
      <BundleScreen
        {...screen}
        tab={tab}
        overviewHref={creativePath(id)}
        optimizeHref={creativePath(id, 'optimize')}
        backHref={paths.creatives}
        imagesHref={paths.images}
      >
        {there &&
          (tab === 'optimize' ? (
            <CreativeOptimizer key={id} id={id} {...platform} rowsHref={rowsHref} />
          ) : (
            <CreativeOverview key={id} id={id} {...platform} optimizeHref={creativePath(id, 'optimize')} />
          ))}
      </BundleScreen>
      <Outlet />
    </>
  );
}
