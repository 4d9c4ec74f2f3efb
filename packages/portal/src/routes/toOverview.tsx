import { Navigate, useParams } from 'react-router-dom';

/** Redirects unknown tabs of a campaign or an image to its overview. */
export function ToOverview({ path }: { path: (id: string) => string }) {
  return <Navigate to={path(useParams().id ?? '')} replace />;
}
