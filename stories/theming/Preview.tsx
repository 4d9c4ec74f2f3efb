import { Button, Group } from '@mantine/core';
import { fn } from 'storybook/test';
import * as campaigns from '../../packages/ui/src/campaigns/CampaignList/CampaignList.stories.tsx';
import * as strip from '../../packages/ui/src/campaigns/FootprintStrip/FootprintStrip.stories.tsx';
import { LogInForm } from '../../packages/ui/src/index.ts';
import { storiesOf, storyPicture } from '../catalogue/storyPicture.tsx';
import classes from './ThemeEditor.module.css';

const pictures = [strip, campaigns].flatMap((module) => {
  const stories = storiesOf(module);
  const [, first] = stories.find(([name]) => name === 'Default') ?? stories[0] ?? [];
  return first ? [storyPicture(first)] : [];
});

/** Real components in the brand of the editor. */
export function Preview() {
  return (
    <>
      <h2 className={classes.title}>Spring launch</h2>
      {pictures.map((Picture, index) => (
        <Picture key={String(index)} />
      ))}
      <div className={classes.card} data-live>
        <LogInForm forgotHref={() => '#'} onLogIn={fn()} />
      </div>
      <Group>
        <Button>Create campaign</Button>
        <Button variant="default">Cancel</Button>
        <Button variant="light">Duplicate</Button>
        <Button color="red" variant="light">
          Delete
        </Button>
      </Group>
    </>
  );
}
