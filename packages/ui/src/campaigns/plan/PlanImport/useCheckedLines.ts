'use no memo'; // Memoised by hand, for the size of the import.
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PlanField } from '../fields.ts';
import type { LineEdit, PlanEdits, PlanLine, PlanRules } from '../planLine.ts';
import { checkLines, planTotals, recheckLines, withEdit } from '../planLines.ts';
import type { Sheet } from '../sheet.ts';

/** The lines of a table as the rules understand them, and what was edited in them. */
export function useCheckedLines(sheet: Sheet | undefined, rules: PlanRules | undefined, isDone: boolean) {
  const [edits, setEdits] = useState<PlanEdits>(new Map());
  const [lines, setLines] = useState<readonly PlanLine[]>([]);
  /** Lines checked so far; undefined once all are. */
  const [checking, setChecking] = useState<number>();

  const settle = useEffectEvent((all: Sheet, by: PlanRules, checked: PlanLine[], checkedEdits: PlanEdits) => {
    // What was edited meanwhile counts.
    setLines(edits === checkedEdits ? checked : recheckLines(all, by, edits, checked, new Set(edits.keys())));
    setChecking(undefined);
  });
  const checkAll = useEffectEvent((all: Sheet, by: PlanRules, signal: AbortSignal) => {
    if (isDone) return;
    setChecking(0);
    void checkLines(all, by, edits, { signal, report: setChecking }).then((checked) => {
      if (checked && !signal.aborted) settle(all, by, checked, edits);
    });
  });
  // The language, the mapping or the stages changed: every line is read again.
  useEffect(() => {
    if (!sheet || !rules) return;
    const stop = new AbortController();
    checkAll(sheet, rules, stop.signal);
    return () => stop.abort();
  }, [sheet, rules]);

  const change = (indexes: readonly number[], edit: LineEdit) => {
    if (!sheet || !rules) return;
    const next = withEdit(edits, indexes, edit);
    setEdits(next);
    setLines(recheckLines(sheet, rules, next, lines, new Set(indexes)));
  };
  return {
    edits,
    lines,
    checking,
    totals: useMemo(() => planTotals(lines), [lines]),
    edit: (indexes: readonly number[], field: PlanField, text: string) => change(indexes, { [field]: text }),
    leaveOut: (indexes: readonly number[]) => change(indexes, { out: true }),
    putBack: (indexes: readonly number[]) => change(indexes, { out: false }),
    /** Marks lines that the server rejected. */
    mark: (messages: ReadonlyMap<number, Partial<Record<PlanField, string>>>) =>
      setLines((before) =>
        before.map((line) => {
          const faults = messages.get(line.index);
          return faults ? { ...line, faults, rows: [], kg: 0 } : line;
        }),
      ),
    /** Forgets them, for another table. */
    forget: () => {
      setLines([]);
      setEdits(new Map());
    },
  };
}
