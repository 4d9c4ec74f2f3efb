import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../../.storybook/docs/PageLink.tsx';
import { campaignRows } from '../../../packages/ui/src/campaigns/fixtures.ts';
import { EmissionsChart } from '../../../packages/ui/src/charts.ts';
import { OverviewPanel } from '../../../packages/ui/src/index.ts';
import { Wordmark } from '../../../packages/ui/src/layout/Wordmark/Wordmark.tsx';
import classes from './Front.module.css';
import { Inventory } from './Inventory.tsx';

type Door = { who: string; does: ReactNode; links: [words: string, to: string][] };

const doors: Door[] = [
  {
    who: 'You use the portal',
    does: (
      <>
        <code>npm start</code> opens the product with a demo in it. Here you see its journeys played, without
        a server.
      </>
    ),
    links: [
      ['From sign-up to subscription', '/story/flows-sign-up-to-subscription--journey'],
      ['A campaign in four stages', '/story/flows-campaign-in-four-stages--journey'],
      ['From upload to download', '/story/flows-upload-to-download--journey'],
    ],
  },
  {
    who: 'You design',
    does: 'Every screen in every state, light and dark, from 320 px up, in every language. Change any of it in the toolbar above.',
    links: [
      ['Everything on one page', '/docs/catalogue-all-components--docs'],
      ['Colour, measured', '/docs/foundations-colour--docs'],
      ['Which states there are', '/docs/catalogue-coverage--docs'],
    ],
  },
  {
    who: 'You embed',
    does: 'Data and callbacks in, no fetching, no router. The components take your theme, your words and your data.',
    links: [
      ['Install and embed', '/docs/guides-embedding--docs'],
      ['Your theme', '/docs/guides-theming--docs'],
      ['Your words', '/docs/guides-labels--docs'],
    ],
  },
];

const nowhere = { storage: '#', selection: '#', delivery: '#', consumption: '#' };

/** The front page: what Leaf is, the three entry points, and the product itself. */
export function Front() {
  return (
    <div className={`leaf-front ${classes.front}`}>
      <header className={classes.hero}>
        <Wordmark />
        <h1 className={classes.headline}>An instrument for people who answer for figures.</h1>
        <p className={classes.lead}>
          Leaf estimates the emissions of digital advertising and makes creatives lighter. This is its design
          system: what you see is drawn by the code that ships.
        </p>
      </header>

      <section className={classes.doors} aria-label="Three doors">
        {doors.map(({ who, does, links }) => (
          <div key={who} className={classes.door}>
            <h2 className={classes.who}>{who}</h2>
            <p className={classes.does}>{does}</p>
            <ul className={classes.links}>
              {links.map(([words, to]) => (
                <li key={to}>
                  <PageLink to={to} className={classes.link}>
                    {words}
                    <IconArrowRight size={16} stroke={1.75} aria-hidden className={classes.arrow} />
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>

      <figure className={classes.picture}>
        <div className={classes.window} data-live>
          <OverviewPanel
            rows={campaignRows}
            stageHrefs={nowhere}
            chart={<EmissionsChart rows={campaignRows} />}
          />
        </div>
        <figcaption className={classes.caption}>
          The overview of a campaign, live: switch the chart to a table, walk its bars with the arrow keys,
          turn the page dark or German in the toolbar.{' '}
          <PageLink to="/docs/components-campaigns-overviewpanel--docs">OverviewPanel</PageLink>
        </figcaption>
      </figure>

      <Inventory />
    </div>
  );
}
