import { MethodologyScreen } from '@leaf/ui';
import { paths } from '../app/paths.ts';

export function Component() {
  return (
    <>
      <title>How emissions are estimated · Campaign emissions</title>
      <MethodologyScreen backHref={paths.campaigns} />
    </>
  );
}
