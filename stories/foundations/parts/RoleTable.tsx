import { Scroll } from '../../../.storybook/docs/Scroll.tsx';
import { roles, type Scheme, schemes } from '../../../packages/ui/src/theme/colours.ts';
import { Ratio } from './Ratio.tsx';
import classes from './RoleTable.module.css';

type Role = keyof (typeof roles)['light'];
type Use = { use: string; on?: Role; atLeast?: 3 | 4.5 };

/** A role without a sentence, or a sentence without a role, is a compile error. */
const uses: Record<Role, Use> = {
  page: { use: 'The ground of every page', on: 'text', atLeast: 4.5 },
  surface: { use: 'Cards, tables, fields', on: 'text', atLeast: 4.5 },
  raised: { use: 'Menus, dialogs, whatever floats', on: 'text', atLeast: 4.5 },
  sunken: { use: 'Hovered rows, code, tracks of bars', on: 'text', atLeast: 4.5 },
  inset: { use: 'A third level: what is set into a card, such as a calculation', on: 'text', atLeast: 4.5 },
  border: { use: 'Lines that carry structure; decoration for contrast' },
  'border-control': { use: 'Lines of quiet buttons and badges, whose words already say what they are' },
  'border-strong': { use: 'Lines of fields, which have to be seen', on: 'surface', atLeast: 3 },
  text: { use: 'Words and figures', on: 'page', atLeast: 4.5 },
  dimmed: { use: 'Units, hints, column titles', on: 'page', atLeast: 4.5 },
  brand: { use: 'Primary action, selection, links', on: 'page', atLeast: 4.5 },
  'brand-soft': { use: 'Behind what is selected', on: 'brand', atLeast: 4.5 },
  danger: { use: 'Destroys, or failed', on: 'page', atLeast: 4.5 },
  'danger-soft': { use: 'Behind an error', on: 'danger', atLeast: 4.5 },
  'danger-border': { use: 'Line around an error; decoration for contrast' },
  waiting: { use: 'Waits for somebody', on: 'page', atLeast: 4.5 },
  'waiting-soft': { use: 'Behind what waits', on: 'waiting', atLeast: 4.5 },
  done: { use: 'Finished well', on: 'page', atLeast: 4.5 },
  'done-soft': { use: 'Behind what is finished', on: 'done', atLeast: 4.5 },
  'done-border': { use: 'Line around good news; decoration for contrast' },
  focus: { use: 'Ring around what has the focus', on: 'page', atLeast: 3 },
  checker: { use: 'Squares behind transparent pictures' },
  ink: {
    use: 'The dark band of the front page and the sign-in, in both schemes',
    on: 'ink-text',
    atLeast: 4.5,
  },
  'ink-text': { use: 'Words and figures on ink', on: 'ink', atLeast: 4.5 },
  'ink-dimmed': { use: 'Units and hints on ink', on: 'ink', atLeast: 4.5 },
};

const isRole = (name: string): name is Role => name in uses;
const names = Object.keys(roles.light).filter(isRole);

function Value({ role, scheme }: { role: Role; scheme: Scheme }) {
  const value = roles[scheme][role];
  const { on, atLeast } = uses[role];
  return (
    <td>
      <span className={classes.value}>
        <span className={classes.swatch} style={{ background: value }} />
        <span className={classes.hex}>{value}</span>
        {on && atLeast && (
          <span className={classes.ratio}>
            <Ratio colour={value} on={roles[scheme][on]} atLeast={atLeast} />
          </span>
        )}
      </span>
    </td>
  );
}

/** Every colour role in both schemes, with its contrast measured live. */
export function RoleTable() {
  return (
    <Scroll name="Colour roles">
      <table>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Use</th>
            {schemes.map((scheme) => (
              <th scope="col" key={scheme}>
                {scheme === 'light' ? 'Light, contrast' : 'Dark, contrast'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((role) => (
            <tr key={role}>
              <th scope="row">
                <code>--leaf-{role}</code>
              </th>
              <td>
                {uses[role].use}
                {uses[role].on && <span className={classes.on}> · with {uses[role].on}</span>}
              </td>
              {schemes.map((scheme) => (
                <Value key={scheme} role={role} scheme={scheme} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
