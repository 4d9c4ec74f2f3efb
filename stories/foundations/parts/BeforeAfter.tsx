import classes from './BeforeAfter.module.css';

type Changed = {
  /** What its two pictures are called. */
  file: string;
  title: string;
  before: string;
  after: string;
};

const screens: readonly Changed[] = [
  {
    file: 'login',
    title: 'Sign in',
    before: 'A form in the middle of an empty page.',
    after: 'The product on ink beside the form: a sentence, and the strip of a real example.',
  },
  {
    file: 'app',
    title: 'Select Utility',
    before: 'Two tiles and nothing below them.',
    after: 'Below the tiles what was worked on last, with figures and strips.',
  },
  {
    file: 'campaigns',
    title: 'Campaigns',
    before: 'A list as high as the screen; the unit in every row, buttons in two styles.',
    after: 'As high as it needs; a strip in each row, as long as its share of the largest; a sum.',
  },
  {
    file: 'campaignsEmpty',
    title: 'No campaigns yet',
    before: 'Two sentences.',
    after: 'A ghost of what will stand there, and an example to begin with.',
  },
  {
    file: 'overview',
    title: 'Overview of a campaign',
    before: 'Dark slabs and a legend of thirteen squares; no value at any bar.',
    after:
      'The campaign as one strip, then its place among the benchmarks; sums above the bars, parts named where they stand.',
  },
  {
    file: 'overviewFailed',
    title: 'A stage that could not be loaded',
    before: 'A sum that is too small, and 0.00 for what nobody knows.',
    after: 'Dashes, the reason, and the way to try again where the figure would be.',
  },
  {
    file: 'storage',
    title: 'Rows of storage',
    before: 'Copies to be decoded: 1 / 1 / 2 / 2.',
    after: 'Each digit has its name; the unit once, a bar in the stage’s hue, a sum.',
  },
  {
    file: 'delivery',
    title: 'Rows of delivery',
    before: 'Two ratios to be decoded, and no word about how well a row is measured.',
    after: 'The ratios as a split bar, level and placement below the name.',
  },
  {
    file: 'deliveryAdd',
    title: 'A form',
    before: 'Fields in the order of the table, with holes between them.',
    after: 'What, where, how well measured; help where the word is, the estimate as a strip.',
  },
  {
    file: 'deliveryView',
    title: 'The panel of a row',
    before: 'What was entered first, the figure last.',
    after: 'The figure and its strip first, then the calculation, then what was entered.',
  },
  {
    file: 'benchmarks',
    title: 'Benchmarks',
    before: 'Cards alone: each group has a scale of its own.',
    after: 'The same cards, then all values on one scale, with a campaign of yours among them.',
  },
  {
    file: 'images',
    title: 'Images',
    before: 'Dates to the minute, with their zone in every row.',
    after: 'How long ago; the exact time is there for pointer, keyboard and paper.',
  },
  {
    file: 'job',
    title: 'The result of a job',
    before: 'One picture, and a flat chart with its legend far away.',
    after: 'Both pictures under one divider, and the file to take.',
  },
  {
    file: 'chart',
    title: 'The chart of a job',
    before: 'Lines across what nobody measured, a legend far from them, no word about the original.',
    after:
      'Series named at their points, the original and the target drawn, a line only along the files that no other beats. The same picture; jobs measure a few more files now.',
  },
  {
    file: 'optimize',
    title: 'Optimize',
    before: 'The table reads as if the image had two megapixels.',
    after: 'The image’s own band is marked beside the recommended values.',
  },
];

const pictures = import.meta.glob<string>('../pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Each screen of the portal that was drawn anew: as it was, and as it is. */
export function BeforeAfter() {
  return (
    <div className={classes.screens}>
      {screens.map(({ file, title, before, after }) => (
        <section key={file} aria-labelledby={`changed-${file}`}>
          <h2 id={`changed-${file}`} className={classes.title}>
            {title}
          </h2>
          <div className={classes.pair}>
            <Picture
              src={pictures[`../pictures/${file}-before.avif`]}
              when="Before"
              title={title}
              words={before}
            />
            <Picture
              src={pictures[`../pictures/${file}-after.avif`]}
              when="After"
              title={title}
              words={after}
            />
          </div>
        </section>
      ))}
    </div>
  );
}

type PictureProps = { src: string | undefined; when: string; title: string; words: string };

function Picture({ src, when, title, words }: PictureProps) {
  return (
    <figure className={classes.figure}>
      <a href={src} className={classes.link}>
        <img src={src} alt={`${title}, ${when.toLowerCase()}`} loading="lazy" className={classes.picture} />
      </a>
      <figcaption className={classes.words}>
        <b>{when}.</b> {words}
      </figcaption>
    </figure>
  );
}
