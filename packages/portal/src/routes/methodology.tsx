import { MethodologyScreen } from '@leaf/ui';
import { paths } from '../app/paths.ts';

export function Component() {
  return (
    <>
      <title>How emissions are calculated · Campaign emissions</title>
      <MethodologyScreen backHref={paths.campaigns} />
    </>
  );
}
