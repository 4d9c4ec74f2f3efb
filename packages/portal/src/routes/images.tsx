import { useImageList } from '@leaf/connect/hooks';
import { ImageListScreen } from '@leaf/ui';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../app/language/useWords.ts';
import { load } from '../app/load.ts';
import { paths } from '../app/paths.ts';

// A stable reference, so that the list re-renders a row only when its image has changed.
const imageHref = ({ id }: { id: number }) => paths.image(id);

const addExample = async () => (await load(() => import('../app/images/exampleImage.ts'))).addExample();

export function Component() {
  const navigate = useNavigate();
  const list = useImageList({ add: addExample, open: ({ id }) => navigate(paths.image(id)) });
  return (
    <>
      <title>{useWords().titles.images}</title>
      <ImageListScreen {...list} imageHref={imageHref} setHref={paths.imageSet} backHref={paths.app} />
    </>
  );
}
