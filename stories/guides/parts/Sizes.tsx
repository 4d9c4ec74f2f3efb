import sizes from 'virtual:leaf-sizes';
import type { ReactNode } from 'react';
import { useFormat } from '../../../packages/ui/src/format/useFormat.ts';
import { FactTable } from '../../foundations/parts/FactTable.tsx';

/** Own code of each component, smallest first, below what is said of it. */
export function Sizes({ children }: { children: ReactNode }) {
  const format = useFormat();
  const sorted = [...sizes].sort((a, b) => a.bytes - b.bytes);
  const [lightest, heaviest] = [sorted[0], sorted.at(-1)];
  return (
    <>
      {children}
      <details>
        <summary>
          {sorted.length} components, from {format.kilobytes(lightest?.bytes)} kB ({lightest?.name}) to{' '}
          {format.kilobytes(heaviest?.bytes)} kB ({heaviest?.name})
        </summary>
        <FactTable
          name="Sizes"
          columns={['Component', 'Entry', 'Own code, gzip']}
          numeric={[2]}
          rows={sorted.map(({ name, entry, bytes }) => [
            name,
            <code key={name}>{entry}</code>,
            `${format.kilobytes(bytes)} kB`,
          ])}
        />
      </details>
    </>
  );
}
