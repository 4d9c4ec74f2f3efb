import { Navigate, useParams } from 'react-router-dom';

/** Unknown pages of a campaign or an image lead to its overview. */
export function ToOverview({ path }: { path: (id: number) => string }) {
  const id = Number(useParams().id);
  return <Navigate to={path(id)} replace />;
}
