import { buyTypes, deliveryPlacements, deviceTypes, selectionPlacements, stages } from '@leaf/emissions';
import { fold } from './fold.ts';

/** The fields with a fixed set of values, and their values. */
export const choices = {
  stage: stages,
  buy_type: buyTypes,
  placement_type: [...new Set([...selectionPlacements, ...deliveryPlacements])],
  device_type: deviceTypes,
} as const;

export type ChoiceFieldName = keyof typeof choices;

/**
 * What plans and ad servers write for a choice, in English, German and French; folded, matched as whole
 * words. The labels of any other language are loaded for a file that needs them.
 */
const spoken: {
  [Field in ChoiceFieldName]: Partial<Record<(typeof choices)[Field][number], readonly string[]>>;
} = {
  stage: {
    storage: ['speicherung', 'stockage'],
    selection: ['auswahl'],
    delivery: ['auslieferung', 'diffusion'],
    consumption: ['nutzung', 'consommation'],
  },
  buy_type: {
    programmatic: [
      'programmatic',
      'programmatique',
      'programmatisch',
      'rtb',
      'open exchange',
      'open market',
      'pmp',
      'private marketplace',
      'preferred deal',
      'preferred deals',
      'auction',
      'auktion',
      'enchere',
      'encheres',
      'dv360',
      'dsp',
    ],
    'end-to-end': ['end to end', 'e2e', 'social', 'walled garden', 'bout en bout'],
    direct: [
      'direct',
      'direkt',
      'io',
      'insertion order',
      'guaranteed',
      'garantiert',
      'garanti',
      'programmatic guaranteed',
      'pg',
      'programmatic direct',
      'reservation',
      'gre a gre',
    ],
  },
  placement_type: {
    display: [
      'display',
      'banner',
      'superbanner',
      'leaderboard',
      'billboard',
      'wideboard',
      'sitebar',
      'rectangle',
      'skyscraper',
      'half page',
      'halfpage',
      'wallpaper',
      'interstitial',
      'mpu',
      'mrec',
      'gif',
      'skin',
      'pave',
      'habillage',
      'banniere',
      'image',
      'bild',
      'standard',
      'html5',
      'rich media',
      'native',
      'statisch',
      'static',
      'affichage',
    ],
    video: [
      'video',
      'instream',
      'in stream',
      'outstream',
      'out stream',
      'pre roll',
      'preroll',
      'mid roll',
      'midroll',
      'post roll',
      'streaming tv',
      'bumper',
      'trueview',
      'ctv',
      'olv',
      'bewegtbild',
    ],
    video_hai: ['hai', 'video hai', 'with hai', 'mit hai', 'avec hai'],
    video_no_hai: ['no hai', 'ohne hai', 'sans hai', 'without hai'],
  },
  device_type: {
    mixed: [
      'mixed',
      'gemischt',
      'mixte',
      'all',
      'alle',
      'tous',
      'cross device',
      'multi',
      'multidevice',
      'multiscreen',
    ],
    mobile: [
      'mobile',
      'smartphone',
      'smartphones',
      'phone',
      'handy',
      'mobilgerat',
      'mobil',
      'mobiles',
      'mobile app',
      'mobile web',
      'mobile phone',
      'mobile phones',
      'iphone',
      'ios',
      'android',
      'handset',
      'in app',
      'app',
      'apps',
      'telephone',
    ],
    tablet: ['tablet', 'tablets', 'tablette', 'tablettes', 'ipad', 'android tablet', 'tablet android', 'tab'],
    pc: [
      'pc',
      'mac',
      'desktop',
      'computer',
      'computers',
      'ordinateur',
      'ordinateurs',
      'laptop',
      'notebook',
      'rechner',
      'stationar',
      'web',
    ],
    tv: [
      'tv',
      'ctv',
      'ctv ott',
      'ott ctv',
      'connected tv',
      'smart tv',
      'android tv',
      'tv screens',
      'fernseher',
      'televiseur',
      'television',
      'set top box',
      'game console',
    ],
  },
};

/**
 * What a cell denies, up to the end of its clause: `Desktop, kein Mobile`, `Display hors vidéo`. Of `Non-skippable pre-roll`
 * it is a single word.
 */
const denials =
  /(?<![\p{L}\p{N}])(?:(non|(?:no|not|nicht)(?=[ -](?:skip|übersp)))|no(?!\.? ?\d)|not|nicht|kein(?:e[mnrs]?)?|ohne|sans|without|w\/o|hors|sauf|hormis|pas de|aucune?|au(?:ß|ss)er|ausgenommen|ex[ck]l(?:usive)?|excluding|except(?:é|ing)?)(?![\p{L}\p{N}])\.?[ -]*([^,;|\n)\]]*)/giu;

const halvesOf = (cell: string) => cell.split(/[&+/,;|\n]| (?:and|und|et|u\.) /i);

const pixels = /(?<!\d)(\d{2,4}) ?[x×] ?(\d{2,4})(?!\d)/i;

/** Whether a format is said by its size, such as `300x250`; one of 16:9 may be that of a film. */
function isBanner(cell: string, alone: boolean): boolean {
  const [size, width, height] = pixels.exec(cell) ?? [];
  return size !== undefined && (!alone || size === cell.trim()) && Number(width) * 9 !== Number(height) * 16;
}

/**
 * Finds the choice that a cell names: by code, by its displayed label, or by the phrases that plans use. A
 * cell may say more than the choice, unless it is to name it `alone`: the longest phrase found in it counts
 * (`Programmatic guaranteed` is direct).
 */
export function choiceFinder(field: ChoiceFieldName, shown: readonly Readonly<Record<string, string>>[]) {
  const words: ReadonlyMap<string, string> = new Map(
    Object.entries(spoken[field]).flatMap(([choice, list]) =>
      (list as readonly string[]).map((word) => [word, choice] as const),
    ),
  );
  const exact = new Map(words);
  for (const choice of choices[field]) {
    for (const language of shown) {
      const word = language[choice];
      if (word) exact.set(fold(word), choice);
    }
    exact.set(fold(choice), choice);
  }
  // A `Billboard Video` is a video, a `TV app` a television.
  const isVague = ([word, choice]: readonly [string, string]) =>
    Number(choice === 'display' || /^(web|(in )?apps?)$/.test(word));
  const byLength = [...words].sort((a, b) => isVague(a) - isVague(b) || b[0].length - a[0].length);
  const withoutDenied = (cell: string) =>
    cell.replace(denials, (_, adjective: string | undefined, denied: string) => {
      if (/\bhai\b/i.test(denied)) return 'no hai';
      return adjective && !exact.has(fold(denied)) ? denied.replace(/^\S+/, '') : '';
    });
  const find = (cell: string, alone: boolean): string | undefined => {
    const folded = fold(cell);
    const known = exact.get(folded);
    if (known !== undefined) return known;
    const banner = field === 'placement_type' && isBanner(cell, alone) ? 'display' : undefined;
    if (alone) return banner;
    const padded = ` ${folded} `;
    return byLength.find(([word]) => padded.includes(` ${word} `))?.[1] ?? banner;
  };
  return (cell: string, alone = false): string | undefined => {
    if (exact.has(fold(cell)) && halvesOf(cell).length === 1) return exact.get(fold(cell));
    const told = withoutDenied(cell);
    // Formats may have anything beside them.
    const halves = field === 'placement_type' ? [] : halvesOf(told);
    const parts = field === 'device_type' ? halves.flatMap((half) => half.split(' - ')) : halves;
    const named = new Set(parts.map((part) => find(part, alone)).filter(Boolean));
    // `Desktop/Mobile` is neither; of two ways to buy, nobody knows which.
    if (named.size > 1) return field === 'device_type' ? 'mixed' : undefined;
    // `Phone/Fridge` is more than a phone.
    const isOpen = (half: string) => /\p{L}{2}/u.test(half) && !find(half, alone);
    if (field === 'device_type' && !exact.has(fold(told)) && halves.some(isOpen) && halves.length > 1)
      return undefined;
    return find(told, alone);
  };
}
