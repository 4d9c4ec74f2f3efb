import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

export type Call = {
  method?: string;
  token?: string;
  /** The address of this computer it comes from: all of 127/8 is. */
  from?: string;
  body?: unknown;
  /** Sent as multipart in the field `file`. */
  file?: Buffer;
};

const BOUNDARY = 'leaf-bench';
const multipart = (file: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

function content({ body, file }: Call): { type?: string; payload?: Buffer } {
  if (file) return { type: `multipart/form-data; boundary=${BOUNDARY}`, payload: multipart(file) };
  return body === undefined ? {} : { type: 'application/json', payload: Buffer.from(JSON.stringify(body)) };
}

/** One call. `fetch` cannot choose the address it comes from. */
export function send(url: string, call: Call = {}): Promise<{ status: number; text: string }> {
  const { method = 'GET', token, from = '127.0.0.1' } = call;
  const { type, payload } = content(call);
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(payload && type ? { 'content-type': type, 'content-length': payload.length } : {}),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, localAddress: from, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
