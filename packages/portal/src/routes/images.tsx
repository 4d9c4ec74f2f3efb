import { lazyPart, useImageList } from '@leaf/connect/hooks';
import { ImageListScreen, Loading, PartBoundary, TableMemoryContext } from '@leaf/ui';
import { Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsHere } from '../app/history/useIsHere.ts';
import { useLeaveGuard } from '../app/history/useLeaveGuard.ts';
import { useTableMemory } from '../app/history/useTableMemory.ts';
import { useWords } from '../app/language/useWords.ts';
import { load } from '../app/load.ts';
import { FocusHeading } from '../app/page.tsx';
import { paths } from '../app/paths.ts';

const FilesCompared = lazyPart(async () => (await import('./imageFiles.tsx')).FilesCompared);

const Creatives = lazyPart(async () => (await import('./creatives.tsx')).Creatives);

// A stable reference, so that the list re-renders a row only when its image has changed.
const imageHref = ({ id }: { id: number }) => paths.image(id);

const addExample = async () => (await load(() => import('../app/images/exampleImage.ts'))).addExample();

/** The list, the page that compares files without uploading them, or the HTML5 creatives. */
export function Component() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const other = pathname.startsWith(paths.creatives) ? (
    <Creatives />
  ) : (
    search.has('compare') && <FilesCompared />
  );
  // Each has a heading of its own, which may arrive later than the page; the query alone may lead from one to another.
  return other ? (
    <PartBoundary>
      <Suspense fallback={<Loading minHeight={320} />}>
        {other}
        <FocusHeading />
      </Suspense>
    </PartBoundary>
  ) : (
    <>
      <Images />
      <FocusHeading />
    </>
  );
}

function Images() {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const open = ({ id }: { id: number }) => isHere() && navigate(paths.image(id));
  const example = { add: addExample, open };
  const list = useImageList(example, useLeaveGuard());
  return (
    <>
      <title>{useWords().titles.images}</title>
      <TableMemoryContext value={useTableMemory()}>
        <ImageListScreen
          {...list}
          imageHref={imageHref}
          setHref={paths.imageSet}
          compareHref={`${paths.images}?compare`}
          creativesHref={paths.creatives}
          backHref={paths.app}
        />
      </TableMemoryContext>
    </>
  );
}
