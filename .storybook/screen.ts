/** A part of the product in the top bar. */
export type Place = 'campaigns' | 'images' | 'benchmarks' | 'organization' | 'admin';

/** Who looks at a screen and where it stands: the parts in the top bar, and the one it belongs to. */
export type Standing = { signedIn: boolean; places: readonly Place[]; place?: Place; offline?: boolean };

const tools: readonly Place[] = ['campaigns', 'images', 'benchmarks', 'organization'];

const onPage = (frame: Standing) => ({
  frame,
  layout: 'fullscreen' as const,
  docs: { story: { inline: false, height: '720px' } },
});

/** The parameters of a screen that people meet before they sign in. */
export const beforeSignIn = onPage({ signedIn: false, places: [] });

/** The parameters of a screen for those who are signed in and may not use the tools yet. */
export const beforeTools = onPage({ signedIn: true, places: [] });

/** The parameters of a screen in a part of the product. */
export const inPlace = (place?: Place) =>
  onPage({ signedIn: true, places: place === 'admin' ? ['admin'] : tools, place });

/** The same without a connection. */
export const offlineIn = (place: Place) => onPage({ ...inPlace(place).frame, offline: true });
