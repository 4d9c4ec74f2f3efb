import type { User } from '@leaf/api-client';
import { fixtures } from '@leaf/api-client/mocks';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLostMembership } from '../src/app/session/useLostMembership.ts';

const member: User = { ...fixtures.user, needs_validation: false, org_needs_approval: false };
const removed: User = { ...member, organization_id: null, organization_name: null, is_admin: false };

/** The page of those without an organization, whose code arrives when the test says so. */
function slowPage() {
  let arrive = () => {};
  function PickOrg() {
    return <p>{useLocation().state?.notice ?? 'No notice'}</p>;
  }
  const code = new Promise<{ default: typeof PickOrg }>((resolve) => {
    arrive = () => resolve({ default: PickOrg });
  });
  return { PickOrg: lazy(() => code), arrive };
}

test('is told even if the next page takes long to arrive, and the page they leave sends them on too', async () => {
  const { PickOrg, arrive } = slowPage();
  function Guard() {
    const [user, setUser] = useState(member);
    const lost = useLostMembership(user);
    if (lost) return <Navigate {...lost} replace />;
    return (
      <>
        <button type="button" onClick={() => setUser(removed)}>
          Remove
        </button>
        <Outlet context={user} />
        {user === removed && <Leave />}
      </>
    );
  }
  function Leave() {
    return useLocation().pathname === '/pick-org' ? null : <Navigate to="/pick-org" replace />;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <MemoryRouter initialEntries={['/app']}>
      <Suspense>
        <Routes>
          <Route element={<Guard />}>
            <Route path="/app" element={<p>Tools</p>} />
            <Route path="/pick-org" element={<PickOrg />} />
          </Route>
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  await new Promise(requestAnimationFrame);
  arrive();
  await expect.element(page.getByText(`You no longer belong to ${member.organization_name}.`)).toBeVisible();
});
