import { useEffect } from 'react';
import { useLocation } from 'wouter';

export function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
