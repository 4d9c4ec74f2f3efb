import { useImageList } from '@leaf/connect/hooks';
import { ImageListScreen, Loading, PartBoundary } from '@leaf/ui';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../app/language/useWords.ts';
import { load } from '../app/load.ts';
import { paths } from '../app/paths.ts';

const FilesCompared = lazy(() =>
  load(() => import('./imageFiles.tsx')).then(({ FilesCompared }) => ({ default: FilesCompared })),
);

// A stable reference, so that the list re-renders a row only when its image has changed.
const imageHref = ({ id }: { id: number }) => paths.image(id);

const addExample = async () => (await load(() => import('../app/images/exampleImage.ts'))).addExample();

/** The list, or the page that compares files without uploading them. */
export function Component() {
  const [search] = useSearchParams();
  return search.has('compare') ? (
    <PartBoundary>
      <Suspense fallback={<Loading minHeight={320} />}>
        <FilesCompared />
      </Suspense>
    </PartBoundary>
  ) : (
    <Images />
  );
}

function Images() {
  const navigate = useNavigate();
  const list = useImageList({ add: addExample, open: ({ id }) => navigate(paths.image(id)) });
  return (
    <>
      <title>{useWords().titles.images}</title>
      <ImageListScreen
        {...list}
        imageHref={imageHref}
        setHref={paths.imageSet}
        compareHref={`${paths.images}?compare`}
        backHref={paths.app}
      />
    </>
  );
}
