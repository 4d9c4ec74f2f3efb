import { attribution, cautions, gridNote, readings, sources, ssdHddNote, stages } from '@leaf/emissions';
import { useModelWords } from '../../labels/modelWords.ts';
import { stageLabels } from '../../labels/stageLabels.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { stageStyle } from '../../theme/stageStyle.ts';
import { stageTexts } from '../stageTexts.ts';
import { ConstantsTable } from './ConstantsTable.tsx';
import { GridTable } from './GridTable.tsx';
import { LevelsTable } from './LevelsTable.tsx';
import classes from './MethodologyScreen.module.css';

export const methodologyScreenLabels = {
  title: 'How emissions are estimated',
  subtitle: 'GMSF v1.2: the method, its constants, and the readings of our own.',
  back: 'Back',
  campaigns: 'Campaigns',
  documentation: 'Documentation',
  words: 'What a result is',
  stages: 'The stages',
  ...stageLabels,
  overview: 'Overview',
  benchmarks: 'Benchmarks',
  ...stageTexts,
  levels: 'Levels',
  levelsText: 'A higher level takes measured numbers in place of defaults.',
  doubt: 'A doubt about storage',
  readings: 'Readings of our own',
  readingsText: 'Where the published method is silent, this product decided as follows.',
  constants: 'Constants',
  grid: 'Grid intensity by country',
  sources: 'Sources and licences',
};

export type MethodologyScreenProps = {
  /** Default `/openghg`. */
  backHref?: string;
  labels?: Partial<typeof methodologyScreenLabels>;
};

const subjects = [...new Set(readings.map(({ stage }) => stage))];
const cited = Object.values(sources).flatMap(({ url, ...source }) => (url ? [{ ...source, url }] : []));

/** The method behind every figure: its scope, its constants and their sources, and our interpretations. */
export function MethodologyScreen({ backHref = '/openghg', labels }: MethodologyScreenProps) {
  const text = useLabels('methodologyScreen', methodologyScreenLabels, labels);
  const { say } = useModelWords();
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.subtitle}
        backHref={backHref}
        backLabel={text.back}
        trail={[{ label: text.campaigns, href: backHref }, { label: text.documentation }]}
      />
      <div className={classes.page}>
        <Section title={text.words}>
          <ul className={classes.list}>
            {cautions.map((caution) => (
              <li key={caution.id}>{say(`caution.${caution.id}`, caution.text)}</li>
            ))}
          </ul>
        </Section>
        <Section title={text.stages}>
          <dl className={classes.stages}>
            {stages.map((stage) => (
              <div key={stage}>
                <dt className={classes.stage} style={stageStyle(stage)}>
                  {text[stage]}
                </dt>
                <dd>{text[`${stage}Text`]}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section title={text.levels} description={text.levelsText} flush>
          <LevelsTable />
        </Section>
        <Section title={text.doubt}>
          <p className={classes.text}>{say('note.ssd_hdd', ssdHddNote)}</p>
        </Section>
        <Section title={text.readings} description={text.readingsText}>
          <dl className={classes.stages}>
            {subjects.map((subject) => (
              <div key={subject}>
                <dt className={classes.stage} style={stageStyle(subject)}>
                  {text[subject]}
                </dt>
                <dd>
                  <ul className={classes.list}>
                    {readings
                      .filter(({ stage }) => stage === subject)
                      .map((reading) => (
                        <li key={reading.id}>{say(`note.${reading.id}`, reading.text)}</li>
                      ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section title={text.constants} flush>
          <ConstantsTable name={text.constants} />
        </Section>
        <Section title={text.grid} description={say('gridNote', gridNote)} flush>
          <GridTable name={text.grid} />
        </Section>
        <Section title={text.sources}>
          <p className={classes.text}>{say('attribution', attribution)}</p>
          <ul className={classes.list}>
            {cited.map((source) => (
              <li key={source.title} lang="en">
                <a href={source.url} rel="noreferrer">
                  {source.title}
                </a>
                , {source.publisher}, {source.year}. {source.revision}; {source.licence}.
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
