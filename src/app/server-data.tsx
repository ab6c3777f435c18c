import { Outlet } from '@tanstack/react-router';

export function ServerData() {
  return <Outlet />;
}
