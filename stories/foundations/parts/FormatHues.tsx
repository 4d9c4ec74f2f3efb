import { formatNames, imageFormats } from '../../../packages/ui/src/images/imageFormats.ts';
import { PointMark } from '../../../packages/ui/src/images/SsimChart/PointMark.tsx';
import { formatPalette, roles } from '../../../packages/ui/src/theme/colours.ts';
import classes from './FormatHues.module.css';
import { Ratio } from './Ratio.tsx';
import { SchemePanels } from './SchemePanels.tsx';

/**
 * Full protanopia, deuteranopia and tritanopia in linear RGB: Machado, Oliveira and Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency" (2009), severity 1.0.
 */
const visions = [
  { id: 'full', name: 'Full colour', matrix: '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0' },
  {
    id: 'protan',
    name: 'Protanopia',
    matrix:
      '0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0',
  },
  {
    id: 'deutan',
    name: 'Deuteranopia',
    matrix:
      '0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.011820 0.042940 0.968881 0 0 0 0 0 1 0',
  },
  {
    id: 'tritan',
    name: 'Tritanopia',
    matrix:
      '1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.303900 0 0 0 0 0 1 0',
  },
];

/** The three formats as seen with each kind of colour blindness. */
export function FormatHues() {
  return (
    <SchemePanels>
      {(scheme) => (
        <>
          <svg className={classes.filters} aria-hidden="true">
            {visions.map(({ id, matrix }) => (
              <filter key={id} id={`${scheme}-${id}`} colorInterpolationFilters="linearRGB">
                <feColorMatrix values={matrix} />
              </filter>
            ))}
          </svg>
          <table className={classes.table}>
            <thead>
              <tr>
                <td />
                {imageFormats.map((format) => (
                  <th key={format} scope="col">
                    {formatNames[format]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visions.map(({ id, name }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {imageFormats.map((format) => (
                    <td key={format}>
                      <svg
                        className={classes.mark}
                        viewBox="-7 -7 14 14"
                        style={{ filter: `url(#${scheme}-${id})` }}
                        aria-hidden="true"
                      >
                        <PointMark format={format} />
                      </svg>
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">Contrast</th>
                {imageFormats.map((format) => (
                  <td key={format}>
                    <Ratio colour={formatPalette[scheme][format]} on={roles[scheme].surface} atLeast={3} />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </>
      )}
    </SchemePanels>
  );
}
