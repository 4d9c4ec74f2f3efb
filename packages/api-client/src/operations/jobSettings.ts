import type { CallOptions, CreateOptions } from '../client/options.ts';
import type { JobSettings, NewJobSettings } from '../contract.ts';
import { unwrap, unwrapPart } from '../errors/unwrap.ts';
import type { Context } from './context.ts';

const at = (id: number) => ({ params: { path: { id } } });

export const jobSettingsOperations = ({ http, init, create }: Context) => ({
  /** Settings of jobs that the organization keeps, by name. */
  listJobSettings: (options?: CallOptions): Promise<JobSettings[]> =>
    unwrapPart(http.GET('/job_settings', init(options)), 'listJobSettings', ({ data }) => data),

  /** Keeps settings of a job under a name. */
  createJobSettings: (body: NewJobSettings, options?: CreateOptions): Promise<JobSettings> =>
    create(['createJobSettings', body], options, (header) =>
      unwrapPart(
        http.POST('/job_settings', { params: { header }, body, ...init(options) }),
        'createJobSettings',
        ({ data }) => data,
      ),
    ),

  /** Replaces the name and the settings. */
  updateJobSettings: (id: number, body: NewJobSettings, options?: CallOptions): Promise<JobSettings> =>
    unwrapPart(
      http.PUT('/job_settings/{id}', { ...at(id), body, ...init(options) }),
      'updateJobSettings',
      ({ data }) => data,
    ),

  /** Deletes kept settings; jobs stay as they are. */
  deleteJobSettings: async (id: number, options?: CallOptions): Promise<void> => {
    await unwrap(http.DELETE('/job_settings/{id}', { ...at(id), ...init(options) }), 'deleteJobSettings');
  },
});
