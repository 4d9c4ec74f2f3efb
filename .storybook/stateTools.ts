import { CameraIcon, FlagIcon, LinkIcon } from '@storybook/icons';
import { createElement, Fragment } from 'react';
import { Button } from 'storybook/internal/components';
import { type API, addons, types } from 'storybook/manager-api';
import { addressOf, reportOf, type State } from './report.ts';
import { SAVE_PICTURE } from './statePictureEvent.ts';

const id = 'leaf/state';

/** The state that is shown, as its address says it. */
function shownState(api: API): State | undefined {
  const story = api.getCurrentStoryData();
  if (story?.type !== 'story') return undefined;
  const { queryParams } = api.getUrlState();
  return {
    id: story.id,
    name: `${story.title}, ${story.name}`,
    args: queryParams.args ?? '',
    globals: queryParams.globals ?? '',
  };
}

async function copy(api: API, what: string, text: string) {
  await navigator.clipboard.writeText(text);
  api.addNotification({ id: `${id}/copied`, content: { headline: `${what} copied` }, duration: 3_000 });
}

/** Registers the buttons above a story that hand on its state: its address, a report about it, and a picture of it. */
export function registerStateTools(): void {
  addons.register(id, (api) => {
    const deeds = {
      'Copy a link to this state': [
        LinkIcon,
        (state: State) => copy(api, 'Link', addressOf(state, location.href)),
      ],
      'Report on this story': [
        FlagIcon,
        (state: State) => {
          const frame = document.querySelector('#storybook-preview-iframe');
          const text = reportOf(state, {
            base: location.href,
            width: frame?.clientWidth ?? innerWidth,
            height: frame?.clientHeight ?? innerHeight,
            agent: navigator.userAgent,
          });
          return copy(api, 'Report', text);
        },
      ],
      'Save this state as PNG': [CameraIcon, (state: State) => api.emit(SAVE_PICTURE, state.id)],
    } as const;
    addons.add(`${id}/tools`, {
      type: types.TOOLEXTRA,
      title: 'Hand on this state',
      match: ({ viewMode }) => viewMode === 'story',
      render: () =>
        createElement(
          Fragment,
          null,
          Object.entries(deeds).map(([label, [Icon, act]]) =>
            createElement(
              Button,
              {
                key: label,
                ariaLabel: label,
                variant: 'ghost',
                padding: 'small',
                onClick: () => {
                  const state = shownState(api);
                  if (state) void act(state);
                },
              },
              createElement(Icon),
            ),
          ),
        ),
    });
  });
}
