import { useCreativeList } from '@leaf/connect/hooks';
import { useLabels } from '@leaf/ui';
import { BundleListScreen, bundleListScreenLabels } from '@leaf/ui/bundles';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { useLeaveGuard } from '../app/history/useLeaveGuard.ts';
import { creativePath } from '../app/images/creativePath.ts';
import { useWords } from '../app/language/useWords.ts';
import { paths } from '../app/paths.ts';
import { Creative } from './creative.tsx';
import { ToOverview } from './toOverview.tsx';

// A stable reference, so that the list re-renders a row only when its creative has changed.
const creativeHref = ({ id }: { id: number }) => creativePath(id);

function List() {
  const { title } = useLabels('bundleListScreen', bundleListScreenLabels);
  return (
    <>
      <title>{useWords().titles.imagesPart(title)}</title>
      <BundleListScreen
        {...useCreativeList(useLeaveGuard())}
        creativeHref={creativeHref}
        backHref={paths.images}
      />
    </>
  );
}

/** The routes below the address of the creatives. */
export const creativePages: RouteObject[] = [
  { path: '', element: <List /> },
  {
    path: ':id',
    element: <Creative />,
    children: [
      { path: 'overview', element: null },
      { path: 'optimize', element: null },
      { path: '*?', element: <ToOverview path={creativePath} /> },
    ],
  },
];

/** The HTML5 creatives, and each of them. */
export const Creatives = () => useRoutes(creativePages);
