import { useHydrated, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { TeamMember } from '../../content/types.ts';
import { cardButtonId } from './member-card.tsx';

/** Gives the focus to a member's card. The page moves only if the card is out of sight. */
function focusCard({ id }: TeamMember): void {
  const button = document.getElementById(cardButtonId(id));
  if (!button) return;
  const { top, bottom } = button.getBoundingClientRect();
  button.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
}

/** The open member stands in the address (/team#id): it can be shared, and Back closes the dialog. */
export function useMemberDialog(members: readonly TeamMember[]) {
  const router = useRouter();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  // The prerendered page knows no hash.
  const isHydrated = useHydrated();
  const selected = isHydrated ? members.find((member) => member.id === hash) : undefined;
  /** Whether the entry of the history behind this one is the page without the dialog. */
  const opened = useRef(false);

  useEffect(() => {
    if (!selected) return undefined;
    // The navigation that closes the dialog moves the focus first: to a section, if the address names one.
    return () => void setTimeout(() => focusCard(selected), 0);
  }, [selected]);

  function open({ id }: TeamMember): void {
    if (id === hash) return;
    opened.current = true;
    void navigate({ to: '.', hash: id, resetScroll: false, hashScrollIntoView: false });
  }

  function close(): void {
    if (opened.current) router.history.back();
    else void navigate({ to: '.', hash: '', replace: true, resetScroll: false });
    opened.current = false;
  }

  return { selected, open, close } as const;
}
