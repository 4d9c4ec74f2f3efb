/** A unit in an SVG, with the 2 as a subscript. */
export function SvgUnit({ children }: { children: string }) {
  const [before, after] = children.split('CO2');
  if (after === undefined) return children;
  return (
    <>
      {before}CO
      <tspan dy="0.25em" fontSize="0.72em">
        2
      </tspan>
      <tspan dy="-0.18em">{after}</tspan>
    </>
  );
}
