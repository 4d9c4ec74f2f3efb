/** Whether a call changes the present version; undefined if it names none. */
export const matches = (request: Request, version: number): boolean | undefined => {
  const named = request.headers.get('If-Match');
  return named === null ? undefined : named === `"${version}"`;
};
