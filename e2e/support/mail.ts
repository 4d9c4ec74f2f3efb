import { type APIRequestContext, expect } from '@playwright/test';

/**
 * The latest code mailed to an address, in any mail or one with this subject, read from the development outbox as a
 * developer would.
 */
export async function codeFor(request: APIRequestContext, email: string, subject = ''): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const page = await (await request.get('/dev/outbox')).text();
      const mail = page
        .split('<article ')
        .find((part) => part.includes(`To ${email} `) && part.includes(subject));
      code = mail?.match(/class="code">(\d{6})</)?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}
