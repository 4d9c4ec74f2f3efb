import { Table } from '@mantine/core';
import { Scroll } from '../../.storybook/docs/Scroll.tsx';
import { brandChecks } from '../../packages/ui/src/brand/brandChecks.ts';
import type { Brand } from '../../packages/ui/src/theme/brandTypes.ts';
import { schemes } from '../../packages/ui/src/theme/colours.ts';
import classes from './ThemeEditor.module.css';

/** Every role used for text, lines or marks, with its lowest contrast anywhere, measured from the brand. */
export function ContrastTable({ brand }: { brand: Brand }) {
  const checks = brandChecks(brand);
  const missed = checks.filter(({ ratio, atLeast }) => ratio < atLeast).length;
  const [light, dark] = schemes.map((scheme) => checks.filter((check) => check.scheme === scheme));
  return (
    <>
      <p role="status">
        {missed === 0
          ? `All ${checks.length} contrasts hold, light and dark.`
          : `${missed} of ${checks.length} contrasts are too low.`}
      </p>
      <Scroll name="Contrasts">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Role</Table.Th>
              <Table.Th scope="col">At least</Table.Th>
              <Table.Th scope="col">Light</Table.Th>
              <Table.Th scope="col">Dark</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {light?.map(({ role, atLeast }, index) => (
              <Table.Tr key={`${role} ${atLeast}`}>
                <Table.Th scope="row">
                  <code>--leaf-{role}</code>
                </Table.Th>
                <Table.Td className={classes.number}>{atLeast}</Table.Td>
                {[light[index], dark?.[index]].map((check) => (
                  <Table.Td key={check?.scheme} className={classes.number}>
                    <span
                      className={classes.swatch}
                      style={{ background: check && brand.variables[check.scheme][`--leaf-${role}`] }}
                    />
                    {check?.ratio.toFixed(2)} on {check?.ground}
                    {check && check.ratio < check.atLeast && ', too low'}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Scroll>
    </>
  );
}
