import { stages } from '@leaf/emissions';
import strip from '../../campaigns/FootprintStrip/FootprintStrip.module.css';
import { footprintGroups } from '../../campaigns/FootprintStrip/footprint.ts';
import { StripBlocks } from '../../campaigns/FootprintStrip/StripBlocks.tsx';
import classes from './EmptyState.module.css';

const shares = [[5], [30, 8], [18, 6], [9, 24]];
const parts = stages.flatMap((stage, at) =>
  (shares[at] ?? []).map((value, part, { length }) => ({
    stage,
    kind: length === 1 ? ('whole' as const) : part === 0 ? ('electricity' as const) : ('embodied' as const),
    value,
  })),
);
const groups = footprintGroups(parts) ?? [];

/** A faint illustration of three list entries: a name with its strip or its file. */
export function Ghost({ of }: { of: 'strips' | 'files' }) {
  return (
    <div className={classes.ghost} aria-hidden>
      {[1, 0.62, 0.34].map((share) => (
        <div key={share} className={classes.entry} data-of={of}>
          <span className={classes.word} style={{ inlineSize: `${40 + share * 40}%` }} />
          {of === 'strips' && (
            <div className={strip.strip} data-size="sm" data-ghost style={{ inlineSize: `${share * 100}%` }}>
              <StripBlocks groups={groups} ground="surface" />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
