/** A `Storage` that lives as long as the page. */
class PageStorage implements Storage {
  [name: string]: unknown;
  #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, String(value));
  }
}

/**
 * The flows sign in and out, and Storybook may be served next to the portal: with shared storage they would
 * end the reader's session.
 */
Object.defineProperty(window, 'localStorage', { value: new PageStorage(), configurable: true });
