import { api } from '../api.ts';
import address from './example-1200x675.jpg?url';

/** Uploads the example to the organization's images. */
export async function addExample() {
  const picture = await (await fetch(address)).blob();
  return api.uploadImage(new File([picture], 'example-1200x675.jpg', { type: 'image/jpeg' }));
}
