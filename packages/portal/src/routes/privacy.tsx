import { PrivacyScreen } from '@leaf/ui';
import { paths } from '../app/paths.ts';

export function Component() {
  return (
    <>
      <title>Privacy policy · Leaf</title>
      <PrivacyScreen backHref={paths.postLogin} />
    </>
  );
}
