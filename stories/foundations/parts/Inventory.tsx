import { isState, useStoryIndex } from '../../../.storybook/docs/useStoryIndex.ts';
import { useFormat } from '../../../packages/ui/src/format/useFormat.ts';
import { languages } from '../../../packages/ui/src/labels/languages.ts';
import { schemes } from '../../../packages/ui/src/theme/colours.ts';
import classes from './Inventory.module.css';

const guides = ['Foundations/', 'Guides/', 'Catalogue/', 'Flows/'];

/** The contents of this Storybook, counted from its own index. */
export function Inventory() {
  const format = useFormat();
  const stories = useStoryIndex().filter(
    (entry) => isState(entry) && !guides.some((group) => entry.title.startsWith(group)),
  );
  const components = new Set(stories.map(({ title }) => title));
  const screens = [...components].filter((title) => title.startsWith('Screens/'));
  const facts = [
    { count: components.size, words: 'components' },
    { count: screens.length, words: 'of them whole screens' },
    { count: stories.length, words: 'states' },
    { count: schemes.length, words: 'schemes, each checked' },
    { count: Object.keys(languages).length, words: 'languages' },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ count, words }) => (
        <div key={words} className={classes.fact}>
          <dt>{words}</dt>
          <dd>{count > 0 ? format.number(count) : '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
