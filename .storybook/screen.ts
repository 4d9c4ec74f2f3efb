/** A part of the product in the top bar. */
export type Place = 'campaigns' | 'images' | 'benchmarks' | 'organization' | 'admin';

/** Who looks at a screen and where it stands: the parts in the top bar, and the one it belongs to. */
export type Standing = {
  signedIn: boolean;
  /** Null for those without one. Default: the one of the examples. */
  organization?: string | null;
  places: readonly Place[];
  place?: Place;
  offline?: boolean;
};

/** What members may use. Admins of an organization manage it, too. */
export const tools: readonly Place[] = ['campaigns', 'images', 'benchmarks'];

const onPage = (frame: Standing) => ({
  frame,
  layout: 'fullscreen' as const,
  docs: { story: { inline: false, height: '720px' } },
});

/** The parameters of a screen that people meet before they sign in. */
export const beforeSignIn = onPage({ signedIn: false, places: [] });

/** The parameters of a screen for those who are signed in and may use only these places. */
export const signedInTo = (places: readonly Place[], organization?: string | null) =>
  onPage({ signedIn: true, places, organization });

/** The parameters of a screen for those who are signed in and may not use the tools yet. */
export const beforeTools = signedInTo([]);

/** The parameters of a screen for those who belong to no organization. */
export const beforeOrganization = signedInTo([], null);

/** The parameters of a screen in a part of the product. */
export const inPlace = (place: Place) =>
  place === 'admin'
    ? onPage({ ...signedInTo(['admin'], null).frame, place })
    : onPage({ ...signedInTo([...tools, 'organization']).frame, place });

/** The same without a connection. */
export const offlineIn = (place: Place) => onPage({ ...inPlace(place).frame, offline: true });
