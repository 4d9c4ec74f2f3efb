/** A page in Tailwind: bare elements as its preflight resets them, and utilities. */
export const Host = () => (
  <main id="host" className="mx-auto max-w-5xl space-y-4 p-6">
    <h1 className="text-3xl font-bold text-indigo-700">Shop</h1>
    <h2>A bare heading</h2>
    <p className="leading-7 text-gray-700">
      Text with <a href="#host">a bare link</a> and{' '}
      <a className="text-indigo-600 underline" href="#host">
        a styled one
      </a>
      .
    </p>
    <ul className="list-disc pl-6">
      <li>One</li>
    </ul>
    <form className="flex items-end gap-2">
      <label className="block">
        Name <input className="rounded border border-gray-400 px-2" />
      </label>
      <button className="rounded-full bg-indigo-600 px-4 py-2 text-white" type="button">
        Buy
      </button>
      <button type="button">Bare</button>
    </form>
    <table className="w-full border">
      <tbody>
        <tr>
          <th>Price</th>
          <td className="p-2 text-right">12</td>
        </tr>
      </tbody>
    </table>
  </main>
);
