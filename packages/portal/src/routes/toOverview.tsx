import { Navigate, useParams } from 'react-router-dom';

/** Unknown pages of a campaign or an image lead to its overview. */
export function ToOverview({ path }: { path: (id: string) => string }) {
  return <Navigate to={path(useParams().id ?? '')} replace />;
}
