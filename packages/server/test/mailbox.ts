import type { Delivery, Message } from '../src/platform/mail/types.ts';

/** Takes the place of the outside world for mail: keeps what was delivered, and waits for what is on its way. */
export class Mailbox {
  readonly all: Message[] = [];
  private readonly waiting = new Set<() => void>();

  readonly deliver: Delivery = async (message) => {
    this.all.push(message);
    for (const look of [...this.waiting]) look();
  };

  /** The n-th mail (from 1) to an address whose subject fits; waits until it is there. */
  async mail(to: string, subject: RegExp, n = 1): Promise<Message> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.all.filter((mail) => mail.to === to && subject.test(mail.subject))[n - 1];
        if (!found) return;
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }

  /** The code of the n-th mail of its kind. */
  async code(to: string, subject: RegExp, n = 1): Promise<string> {
    const { code } = await this.mail(to, subject, n);
    if (!code) throw new Error('The mail has no code.');
    return code;
  }
}
