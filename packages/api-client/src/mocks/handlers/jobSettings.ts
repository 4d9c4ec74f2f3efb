import type { JobSettings } from '../../contract.ts';
import { createOnce } from '../once.ts';
import type { MockState } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

const LIMIT = 50;

/** Settings of jobs that the organization keeps. */
export const jobSettingsHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<JobSettings>();
  const find = (id: number) => state.jobSettings.find((settings) => settings.id === id);
  const isTaken = (name: string, id = 0) =>
    state.jobSettings.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());

  return {
    listJobSettings: api.get('/job_settings', ({ answer }) =>
      answer.json(200, { data: state.jobSettings.toSorted((a, b) => a.name.localeCompare(b.name)) }),
    ),

    createJobSettings: api.post('/job_settings', async ({ request, body, answer }) => {
      const sent = await body();
      if (isTaken(sent.name)) return answer.problem('settings_name_taken', { name: sent.name });
      if (state.jobSettings.length >= LIMIT) return answer.problem('too_many_settings', { limit: LIMIT });
      const data = once(request, () => {
        const created = { ...sent, id: state.nextId++ };
        state.jobSettings.push(created);
        return created;
      });
      return answer.json(201, { data });
    }),

    updateJobSettings: api.put('/job_settings/{id}', async ({ pathNumber, body, answer }) => {
      const known = find(pathNumber('id'));
      if (!known) return answer.problem('settings_not_found');
      const sent = await body();
      if (isTaken(sent.name, known.id)) return answer.problem('settings_name_taken', { name: sent.name });
      const data = { ...sent, id: known.id };
      state.jobSettings = state.jobSettings.map((other) => (other === known ? data : other));
      return answer.json(200, { data });
    }),

    deleteJobSettings: api.delete('/job_settings/{id}', ({ pathNumber, answer }) => {
      const known = find(pathNumber('id'));
      if (!known) return answer.problem('settings_not_found');
      state.jobSettings = state.jobSettings.filter((other) => other !== known);
      return answer.empty(204);
    }),
  };
};
