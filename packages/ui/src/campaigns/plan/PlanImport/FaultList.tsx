import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import type { ExportWords } from '../exports.ts';
import { faultGroups } from '../planLines.ts';
import { FaultItem } from './FaultItem.tsx';
import classes from './FaultList.module.css';
import shared from './PlanImport.module.css';
import { usePlanText } from './planText.ts';
import type { PlanState } from './usePlanImport.ts';

/** The rest are fixed in the table: a list of hundreds helps nobody. */
const most = 8;

type FaultListProps = {
  plan: PlanState;
  words: ExportWords;
  /** Called with the place in the list of a fault that is mended. */
  onMend: (index: number) => void;
};

/** The faults, each listed once however many lines have it, with a field that fixes them all. */
export function FaultList({ plan, words, onMend }: FaultListProps) {
  // `plan` is new each time; its lines are not.
  'use no memo';
  const text = usePlanText();
  const id = useId();
  const groups = useMemo(() => faultGroups(plan.lines), [plan.lines]);
  return (
    <section className={classes.faults} aria-labelledby={id}>
      <h3 id={id} className={classes.faultsTitle}>
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
        {text.faults}
      </h3>
      <ul>
        {groups.slice(0, most).map((group, index) => (
          <FaultItem
            key={`${group.field}\n${group.text}\n${group.message}`}
            group={group}
            words={words}
            rules={plan.rules}
            onMend={(value) => {
              onMend(index);
              plan.edit(group.indexes, group.field, value);
            }}
            onLeaveOut={() => {
              onMend(index);
              plan.leaveOut(group.indexes);
            }}
          />
        ))}
      </ul>
      {groups.length > most && <p className={shared.hint}>{text.moreFaults(String(groups.length - most))}</p>}
    </section>
  );
}
