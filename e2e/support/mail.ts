import { type APIRequestContext, expect } from '@playwright/test';

/** The newest code mailed to an address, in a mail of any subject or of this one, read where a person reads it: in the development outbox. */
export async function codeFor(request: APIRequestContext, email: string, subject = ''): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const page = await (await request.get('/dev/outbox')).text();
      const mail = page
        .split('<article>')
        .find((part) => part.includes(`To ${email} `) && part.includes(subject));
      code = mail?.match(/class="code">(\d{6})</)?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}
